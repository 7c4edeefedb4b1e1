import type { CDPSession, Page } from '@playwright/test';

/** The share of the screen's height by which a reader scrolls at once. */
const STEP = 0.7;
/** The number of touch or wheel events in a gesture. */
const PARTS = 5;
/** The distance in pixels of the finger or pointer from the edge of the screen. */
const BESIDE = 20;
/** Milliseconds for which a reader looks at a part of a page. */
const LOOK = 1_500;

/** A visitor who reads pages, with a mouse or on a touch screen. */
export interface Reader {
  /**
   * Opens a page, and waits until the page knows the visitor's consent.
   * @param answer the visitor's answer to the consent platform, if the visitor is asked here
   */
  open(path: string, answer?: boolean): Promise<void>;
  /** Goes back to the page before. */
  back(): Promise<void>;
  /**
   * Scrolls down to a share of the page, where 1 is the end, and waits for the creatives on the
   * way.
   */
  read(until: number): Promise<void>;
  /** Drags the scroll bar up and down over the page for six seconds. */
  dragScrollBar(): Promise<void>;
  /** Turns the phone, or changes the width of the window, and looks at the page. */
  turn(size: { width: number; height: number }): Promise<void>;
  /** Waits until every request for a creative has ended, so that the creative is counted. */
  finish(): Promise<unknown>;
}

export function makeReader(page: Page, session: CDPSession, isPhone: boolean): Reader {
  const top = () => page.evaluate(() => scrollY);
  const pause = (time: number) =>
    page.evaluate(
      (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      time,
    );
  const settle = () => page.waitForFunction(areCreativesSettled);
  async function lookWhenSettled() {
    await settle();
    await pause(LOOK);
  }

  /**
   * Moves a finger up beside the creatives. The finger rests before it leaves the screen, so that
   * the page does not scroll on.
   */
  async function swipe(distance: number, height: number) {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved = 0) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: BESIDE, y: 0.85 * height - moved }],
      });
    await touch('touchStart');
    for (let part = 1; part <= PARTS; part += 1)
      await touch('touchMove', (part * distance) / PARTS);
    await pause(200);
    await touch('touchMove', distance);
    await touch('touchEnd');
  }

  /** Turns the wheel, with the pointer beside the creatives. */
  async function wheel(distance: number, height: number) {
    await page.mouse.move(BESIDE, height / 2);
    for (let part = 0; part < PARTS; part += 1) await page.mouse.wheel(0, distance / PARTS);
  }

  /** Scrolls to the next part of the page, or to its end. */
  async function scrollDown() {
    const { y, height, end } = await page.evaluate(() => ({
      y: scrollY,
      height: innerHeight,
      end: document.documentElement.scrollHeight - innerHeight,
    }));
    const target = Math.min(Math.round(y + STEP * height), end);
    await (isPhone ? swipe : wheel)(target - y, height);
    await page.evaluate(untilScrollingEnds);
    // A gesture ends some pixels from its target. The page then scrolls to the exact target, so
    // that the counts do not depend on these pixels.
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), target);
  }

  const finish = () =>
    page.waitForFunction(() => !document.querySelector('.slot-box[data-state="waiting"]'));

  const areReady = () =>
    page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLElement>('.slot-box[data-network]')].every(
        ({ dataset }) => (dataset.consent ?? 'unasked') !== 'unasked',
      ),
    );

  return {
    async open(path, answer) {
      await finish();
      await page.goto(path);
      if (answer !== undefined) {
        await page.waitForFunction(() => 'answerPlatform' in window);
        await page.evaluate((given) => Reflect.get(window, 'answerPlatform')(given), answer);
      }
      await areReady();
      await lookWhenSettled();
    },
    async back() {
      await finish();
      // No load event follows if the browser has kept the page.
      await page.goBack({ waitUntil: 'commit' });
      await areReady();
      await lookWhenSettled();
    },
    async read(until) {
      const share = () =>
        page.evaluate(() => (scrollY + innerHeight) / document.documentElement.scrollHeight);
      while ((await share()) < until - 0.01) {
        await scrollDown();
        await lookWhenSettled();
      }
    },
    finish,
    async dragScrollBar() {
      const { x, y } = await page.evaluate(() => ({
        x: (document.documentElement.clientWidth + innerWidth) / 2,
        y: (innerHeight * (scrollY + innerHeight / 2)) / document.documentElement.scrollHeight,
      }));
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let move = 1; move <= 12; move += 1) {
        const last = await top();
        await page.mouse.move(x, y + (move % 2) * 80);
        await page.waitForFunction((from) => Math.abs(scrollY - from) > 300, last);
        await pause(500);
      }
      await page.mouse.up();
      await page.mouse.move(20, 300);
      await lookWhenSettled();
    },
    async turn(size) {
      await page.setViewportSize(size);
      // A slot whose creative does not fit any more may request another creative after a second.
      await pause(2_000);
      await lookWhenSettled();
    },
  };
}

/** Runs in the page. Waits until the page has not moved for half a second. */
const untilScrollingEnds = () =>
  new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, 500);
    addEventListener('scroll', () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 500);
    });
  });

/** Runs in the page. Whether no slot on the screen will show its creative later. */
function areCreativesSettled(): boolean {
  const boxes = [...document.querySelectorAll<HTMLElement>('.slot-box[data-network]')];
  return boxes.every((box) => {
    const { top, bottom, width } = box.getBoundingClientRect();
    const isOnScreen = width > 0 && top < innerHeight && bottom > 0;
    const { consent = '', state = '' } = box.dataset;
    const isAllowed = consent === 'granted' || consent === 'restricted';
    return !isOnScreen || !isAllowed || !['', 'waiting'].includes(state);
  });
}
