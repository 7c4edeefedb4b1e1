import { setTimeout } from 'node:timers/promises';
import { openTab, type TabPage } from '../../tests/browser/tab.ts';
import { startSlowLink } from './slow-link.ts';
import { CPU_SLOWDOWN, VIEWPORT } from './visit.ts';

/** Milliseconds between two evaluations in a page, and until an evaluation counts as unanswered. */
const INTERVAL = 50;
const TIMEOUT = 20_000;

/** Evaluates repeatedly until there is a result. */
async function waitFor<T>(ask: () => Promise<T>): Promise<NonNullable<T>> {
  for (const end = Date.now() + TIMEOUT; Date.now() < end; ) {
    const answer = await ask();
    if (answer) return answer;
    await setTimeout(INTERVAL);
  }
  throw new Error(`expected an answer of the page within ${TIMEOUT} ms; found none`);
}

/** Gives a page the screen and the slow CPU that `visit` uses. */
async function slowDown({ send }: TabPage): Promise<void> {
  await send('Emulation.setDeviceMetricsOverride', {
    ...VIEWPORT,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** An expression for the position of a link when the page is complete. */
const placeOf = (path: string) => `(() => {
  const link = document.readyState === 'complete' && document.querySelector('main a[href="${path}"]');
  if (!link) return null;
  link.scrollIntoView({ block: 'center' });
  const { x, y } = link.getBoundingClientRect();
  return { x: x + 5, y: y + 5 };
})()`;

const IS_AHEAD = `document.prerendering && document.readyState === 'complete'`;

/** An expression for the largest paint, in milliseconds since the visitor opened the page. */
const LARGEST_PAINT = `(() => {
  const [{ activationStart }] = performance.getEntriesByType('navigation');
  if (!activationStart || document.readyState !== 'complete') return null;
  if (!window.paintOfBench)
    new PerformanceObserver((list) => {
      window.paintOfBench = Math.max(1, list.getEntries().at(-1).startTime - activationStart);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  return window.paintOfBench;
})()`;

/**
 * Points at a link of a page until the browser has prerendered its target, and follows it. Returns
 * the milliseconds until the largest paint of the target.
 * @param executable the path of a full browser, because the headless shell does not prerender
 */
export async function openPrerendered(executable: string, from: string, path: string) {
  const link = await startSlowLink();
  const proxy = [`--proxy-server=${link.proxy}`, '--proxy-bypass-list=<-loopback>'];
  const tab = await openTab(executable, ['--no-sandbox', '--disable-gpu', ...proxy], from);
  try {
    const first = await waitFor(async () => tab.pages[0]);
    await slowDown(first);
    const place = Object(await waitFor(() => first.evaluate(placeOf(path))));
    const mouse = (type: string, button?: object) =>
      first.send('Input.dispatchMouseEvent', { type, ...place, ...button });
    await waitFor(async () => {
      await mouse('mouseMoved');
      return tab.pages[1];
    });
    const [, ahead] = tab.pages;
    if (!ahead) throw new Error('expected a prerendered page; found none');
    await slowDown(ahead);
    await waitFor(() => ahead.evaluate(IS_AHEAD));
    const left = { button: 'left', clickCount: 1 };
    await mouse('mousePressed', left);
    await mouse('mouseReleased', left);
    return Number(await waitFor(() => ahead.evaluate(LARGEST_PAINT)));
  } finally {
    await tab.close();
    link.close();
  }
}
