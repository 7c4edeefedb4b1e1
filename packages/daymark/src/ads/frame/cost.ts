import { matches, own, ownGetter } from './built-ins.ts';

/**
 * Bytes, and milliseconds of long tasks. Below Chrome's own limits (4 MB, 15 s), to act before it.
 */
const MOST_BYTES = 3 * 1024 * 1024;
const MOST_BUSY = 10_000;

const { max } = Math;
const entriesOf = own(PerformanceObserverEntryList.prototype.getEntries);
const nameOf = ownGetter(PerformanceEntry.prototype, 'name');
const durationOf = ownGetter(PerformanceEntry.prototype, 'duration');
const transferSizeOf = ownGetter(PerformanceResourceTiming.prototype, 'transferSize');
const bodySizeOf = ownGetter(PerformanceResourceTiming.prototype, 'encodedBodySize');

/** The names of tasks of the page around the frame, which the creative did not cause. */
const OTHERS = /ancestor|unreachable/;

/**
 * Calls back when the frame has used too many resources: bytes, as far as servers disclose them,
 * and tasks of 50 ms or more, in browsers that report them. Frames within the frame are not
 * counted, nor are bytes of responses that have not finished.
 */
export function watchCost(exceeded: () => void): void {
  let bytes = 0;
  let busy = 0;
  watch('resource', (entry) => {
    bytes += max(transferSizeOf(entry), bodySizeOf(entry));
    if (bytes > MOST_BYTES) exceeded();
  });
  watch('longtask', (entry) => {
    if (!matches(OTHERS, nameOf(entry))) busy += durationOf(entry);
    if (busy > MOST_BUSY) exceeded();
  });
}

/** Uses one observer per entry type, because a creative could fake the type of an entry. */
function watch(type: string, add: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => {
    const entries = entriesOf(list);
    for (let index = 0; index < entries.length; index += 1) {
      const entry = entries[index];
      if (entry) add(entry);
    }
  });
  observer.observe({ type });
}
