import { matches, pristine, pristineGetter } from './built-ins.ts';

/** The limits: bytes, and milliseconds of long tasks. Chrome itself unloads ads at 4 MB or 15 s. */
const MAX_BYTES = 3 * 1024 * 1024;
const MAX_BUSY = 10_000;

const { max } = Math;
const entriesOf = pristine(PerformanceObserverEntryList.prototype.getEntries);
const nameOf = pristineGetter(PerformanceEntry.prototype, 'name');
const durationOf = pristineGetter(PerformanceEntry.prototype, 'duration');
const transferSizeOf = pristineGetter(PerformanceResourceTiming.prototype, 'transferSize');
const bodySizeOf = pristineGetter(PerformanceResourceTiming.prototype, 'encodedBodySize');

/** Matches the names of long tasks outside the frame, which the creative did not cause. */
const OTHERS = /ancestor|unreachable/;

/**
 * Calls back when the frame exceeds the limit on bytes, as far as servers disclose sizes
 * (`Timing-Allow-Origin`), or on tasks of 50 ms or more, in browsers that report them. Nested
 * frames and unfinished responses are not counted.
 */
export function watchCost(exceeded: () => void): void {
  let bytes = 0;
  let busy = 0;
  watch('resource', (entry) => {
    bytes += max(transferSizeOf(entry), bodySizeOf(entry));
    if (bytes > MAX_BYTES) exceeded();
  });
  watch('longtask', (entry) => {
    if (!matches(OTHERS, nameOf(entry))) busy += durationOf(entry);
    if (busy > MAX_BUSY) exceeded();
  });
}

/** Observes one entry type per observer, because a creative could fake the types of entries. */
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
