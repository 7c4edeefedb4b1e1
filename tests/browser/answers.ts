import { setTimeout } from 'node:timers/promises';
import { timeLimits } from '../time-limits.ts';
import { search } from './pages.ts';
import { openTab, type TabPage } from './tab.ts';

/** Something that a visitor does with a page, and what the page then shows. */
export interface Act {
  readonly name: string;
  readonly path: string;
  /** An expression for the control that the visitor presses. */
  readonly control: string;
  /** The text that the visitor then types, letter by letter. */
  readonly text?: string;
  /** Returns an expression for whether the page shows the result, after some letters of the text. */
  readonly shown: (typed: string) => string;
}

const find = (selector: string) => `document.querySelector('${selector}')`;
const button = (name: string) =>
  `[...document.querySelectorAll('button')].find(({ textContent }) => textContent === '${name}')`;
const shows = (selector: string) => () => `${find(selector)} !== null`;
const statusHas = (typed: string) =>
  `${find('.search-status')}?.textContent.includes('“${typed}”')`;

/** What visitors do with the pages that they read. */
export const acts: readonly Act[] = [
  {
    name: 'menu',
    path: '/',
    control: find('[popovertarget="menu"]'),
    shown: shows('#menu:popover-open'),
  },
  {
    name: 'breathing pacer',
    path: '/path/five-breaths',
    control: find('.pacer'),
    shown: shows('.pacer-count'),
  },
  {
    name: 'saved article',
    path: '/blog/the-half-read-page',
    control: find('[data-keep]'),
    shown: shows('[data-keep] + [role="status"]:not(:empty)'),
  },
  // The article of the act before is stored.
  {
    name: 'dialog',
    path: '/preferences',
    control: button('Delete everything'),
    shown: shows('dialog[open]'),
  },
];

/** What visitors do to find a page among many pages with the title "Slow". */
export const searches: readonly Act[] = [
  { name: 'search', path: search.path, control: find('#search'), text: 'slow', shown: statusHas },
  {
    name: 'search with a typing error',
    path: search.path,
    control: find('#search'),
    text: 'lihgthouse',
    shown: statusHas,
  },
  {
    name: 'page finder',
    path: '/sitemap',
    control: find('#page-finder'),
    text: 'slow',
    shown: (typed) => (typed.length < 2 ? 'true' : `${find('search li a')} !== null`),
  },
];

/** A visitor's answer to the consent prompt. */
export const consentAnswer: Act = {
  name: 'consent',
  path: '/',
  control: find('.question button'),
  shown: () => `${find('.question')} === null`,
};

/** A phone's screen. */
const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1, mobile: false };

/**
 * A calculation as long as a task may be: a quarter of 100 ms, on an idle machine like that of the benchmarks.
 * Its task has a mark at the end.
 */
const CALCULATION = `(() => {
  const values = new Map();
  for (let step = 0, state = 7; step < 120_000; step += 1) {
    state = Math.imul(state ^ (state >>> 15), state | 1) + step;
    values.set('key ' + (state & 4095), state);
  }
  performance.mark('calculation');
})()`;

/** Milliseconds between two looks at the state of a page. */
const POLL = 20;

/** Waits until an expression is true. */
async function until({ evaluate }: TabPage, expression: string): Promise<void> {
  for (const end = Date.now() + timeLimits.wait; Date.now() < end; await setTimeout(POLL))
    if (await evaluate(`Boolean(${expression})`)) return;
  throw new Error(`expected a page in which this is true: ${expression}`);
}

/** Times in milliseconds. */
interface Answer {
  /** From the press, or the last letter, to the frame that shows the result. */
  readonly delay: number;
  /** The CPU time of the longest task in the main thread of the page. */
  readonly longest: number;
  /** The CPU time of the calculation in the same thread. */
  readonly calculation: number;
}

/** Returns an expression that records the delay until the page shows the result. */
const recorder = ({ text = '', shown }: Act) => `(() => {
  let begun;
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, ({ timeStamp }) => { begun = timeStamp; }, { capture: true });
  const painted = () => { window.delayOfTest = performance.now() - begun; };
  const look = () => {
    if (begun && ${shown(text)}) setTimeout(painted);
    else requestAnimationFrame(look);
  };
  look();
})()`;

/**
 * Opens a page, does something with it, and measures the tasks until the page shows the result.
 * @param slowdown the factor by which the browser slows down the thread of the page
 */
export async function measureAnswer(
  page: TabPage,
  origin: string,
  act: Act,
  slowdown = 1,
): Promise<Answer> {
  await page.send('Emulation.setDeviceMetricsOverride', SCREEN);
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.send('Page.navigate', { url: origin + act.path });
  await until(page, `location.href === '${origin}${act.path}'`);
  await until(page, `document.readyState === 'complete' && ${act.control}`);
  await page.evaluate(recorder(act));
  const place = Object(
    await page.evaluate(`(() => {
      const control = ${act.control};
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = control.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`),
  );
  const left = { ...place, button: 'left', clickCount: 1 };
  const json = await traced(page, async () => {
    await page.evaluate(CALCULATION);
    await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
    await page.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...left });
    await page.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...left });
    const { text = '' } = act;
    for (let length = Math.min(1, text.length); length <= text.length; length += 1) {
      const letter = text.slice(length - 1, length);
      if (letter) await page.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter });
      if (letter) await page.send('Input.dispatchKeyEvent', { type: 'keyUp' });
      await until(page, act.shown(text.slice(0, length)));
    }
    await until(page, 'window.delayOfTest');
  });
  return { ...tasksOf(json), delay: Number(await page.evaluate('window.delayOfTest')) };
}

/** The number of browsers in which an act may be measured. */
const TRIES = 3;

/**
 * Returns the acts of a visitor with a task longer than 100 ms on a phone at a quarter of the speed.
 *
 * A busy machine does not change the result. The CPU time of a thread does not count the time in which other
 * programs run. Other programs slow down the thread, because they use its caches, but they also slow down the
 * calculation in the same thread. Of several browsers, the fastest counts. The thread is not slowed down as in
 * the benchmark, because Chromium would do so by a clock on the wall.
 */
export async function longAnswers(
  [executable, args]: readonly [executable: string, args: readonly string[]],
  origin: string,
  all: readonly Act[],
): Promise<string[]> {
  let long = all.map(({ name }) => name);
  for (let count = 0; long.length > 0 && count < TRIES; count += 1) {
    const tab = await openTab(executable, args, 'about:blank');
    try {
      const [page] = tab.pages;
      if (!page) throw new Error('expected a page in the tab; found none');
      for (const act of all) {
        const { longest, calculation } = await measureAnswer(page, origin, act);
        if (longest <= calculation) long = long.filter((name) => name !== act.name);
      }
    } finally {
      await tab.close();
    }
  }
  return long;
}

/** Returns a trace of what happens meanwhile, with the tasks of all threads. */
async function traced({ send, next }: TabPage, happens: () => Promise<void>): Promise<string> {
  const includedCategories = ['toplevel', 'blink.user_timing'];
  await send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: { includedCategories },
  });
  await happens();
  const complete = next('Tracing.tracingComplete');
  await send('Tracing.end');
  const { stream } = await complete;
  let json = '';
  for (let isLast = false; !isLast; ) {
    const { data, eof } = await send('IO.read', { handle: stream });
    json += data;
    isLast = Boolean(eof);
  }
  return json;
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur: number;
  /** The CPU time of the thread. Like all times, in microseconds. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
}

/** Returns the longest task after the calculation, in the thread of the calculation. */
function tasksOf(json: string): Omit<Answer, 'delay'> {
  const { traceEvents } = JSON.parse(json) as { traceEvents: TraceEvent[] };
  const mark = traceEvents.find(({ name }) => name === 'calculation');
  if (!mark) throw new Error('expected a trace with the mark of the calculation; found none');
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts, dur }) =>
      name === 'ThreadControllerImpl::RunTask' &&
      pid === mark.pid &&
      tid === mark.tid &&
      ts + dur > mark.ts,
  );
  const [calculation = 0, ...times] = tasks
    .toSorted((a, b) => a.ts - b.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
  return { calculation, longest: Math.max(...times) };
}
