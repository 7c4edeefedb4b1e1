import { matches, own, ownGetter } from './own.ts';

/** Bytes and milliseconds of computing below Chrome's own limits (4 MB, 15 s), so that we are first. */
const MOST_BYTES = 3 * 1024 * 1024;
const MOST_BUSY = 10_000;

const { max } = Math;
const entriesOf = own(PerformanceObserverEntryList.prototype.getEntries);
const nameOf = ownGetter(PerformanceEntry.prototype, 'name');
const durationOf = ownGetter(PerformanceEntry.prototype, 'duration');
const transferSizeOf = ownGetter(PerformanceResourceTiming.prototype, 'transferSize');
const bodySizeOf = ownGetter(PerformanceResourceTiming.prototype, 'encodedBodySize');

/** Tasks of the page around the frame, which are not the creative's. */
const OTHERS = /ancestor|unreachable/;

/**
 * Calls back when the frame has cost too much: bytes as far as servers let them be known, and time
 * in tasks of 50 ms and more, where the browser tells of them. What frames within the frame cost is
 * not told, nor are bytes that are still on their way.
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

/** Each kind has an observer of its own: which kind an entry is of could be made to seem otherwise. */
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
