import { own } from './own.ts';

/** Bytes and milliseconds of computing below Chrome's own limits (4 MB, 15 s), so that we are first. */
const MOST_BYTES = 3 * 1024 * 1024;
const MOST_BUSY = 10_000;

const ResourceEntry = PerformanceResourceTiming;
const { max } = Math;
const entriesOf = own(PerformanceObserverEntryList.prototype.getEntries);

/** Tasks of the page around the frame, which are not the creative's. */
const OTHERS = /ancestor|unreachable/;

/**
 * Calls back when the frame has cost too much: bytes as far as servers let them be known, and time
 * in tasks of 50 ms and more, where the browser tells of them.
 */
export function watchCost(exceeded: () => void): void {
  let bytes = 0;
  let busy = 0;
  const observer = new PerformanceObserver((list) => {
    const entries = entriesOf(list);
    for (let index = 0; index < entries.length; index += 1) {
      const entry = entries[index];
      if (entry instanceof ResourceEntry) bytes += max(entry.transferSize, entry.encodedBodySize);
      else if (entry && !OTHERS.test(entry.name)) busy += entry.duration;
    }
    if (bytes > MOST_BYTES || busy > MOST_BUSY) exceeded();
  });
  for (const type of ['resource', 'longtask'])
    if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type });
}
