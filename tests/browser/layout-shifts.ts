import type { Page } from '@playwright/test';
import { painted } from './painted.ts';

/**
 * Records every layout shift on pages loaded after this call, including shifts after user input.
 * @returns a function that returns the score and the moved elements of each shift on the current
 * page so far, with the positions of the elements before and after
 */
export async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const boxOf = ({ x, y, width, height }: DOMRect) => `${[x, y, width, height]}`;
    const nameOf = (source: object) => {
      const node = Reflect.get(source, 'node');
      const name = node instanceof Element ? node.outerHTML : `text “${node?.textContent}”`;
      const [from, to] = ['previousRect', 'currentRect'].map((key) => Reflect.get(source, key));
      return `${name.slice(0, 80)} from ${boxOf(from)} to ${boxOf(to)}`;
    };
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries)
        shifts.push(`${Reflect.get(entry, 'value')}: ${Reflect.get(entry, 'sources').map(nameOf)}`);
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const read = () => {
      add(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { readShiftsOfTest: read });
  });
  return async () => {
    await painted(page);
    return page.evaluate(() => Reflect.get(window, 'readShiftsOfTest')());
  };
}
