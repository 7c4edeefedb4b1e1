// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer, AnswerOf } from '../../consent/answer.ts';
import { fillFramed } from './frames.browser.ts';

const askForConsent = vi.fn();
let onChange: (answerOf: AnswerOf) => void;
let observed: (entries: { target: Element; isIntersecting: boolean }[]) => void;
let onWidth: () => void;
let onResize: (entries: { target: Element }[]) => void;
let width: number;

vi.mock('./frames.browser.ts', () => ({ fillFramed: vi.fn(() => () => {}) }));
// A mock, because the real module may load after the end of a test, when there is no document.
vi.mock('../inline/inline.browser.ts', () => ({ fillInline: () => () => {} }));
vi.mock('../../consent/watch-consent.browser.ts', () => ({
  watchConsent: (_settings: object, listener: typeof onChange) => {
    onChange = listener;
  },
}));
vi.mock('../../consent/notice.browser.ts', () => ({ askForConsent }));

const settings = {
  timeout: 8,
  consent: { networks: { acme: 'Acme' }, platform: false },
  inline: { insider: { adapter: 'elements', element: 'ins', slots: {} } },
};
const boxes = () => [...document.querySelectorAll<HTMLElement>('.slot-box')];
const answer = (given: Answer) => onChange(() => given);
const see = (box: HTMLElement | undefined) =>
  observed(box ? [{ target: box, isIntersecting: true }] : []);

/** Lets the visitor consent and see the first slot box, and waits for the request. */
async function requestFirst() {
  answer('granted');
  see(boxes()[0]);
  await expect.poll(() => fillFramed).toHaveBeenCalledOnce();
}

/** The boxes that the page watches until they are near the screen. */
const watched = new Set<Element>();

class Observer {
  constructor(listener: typeof observed) {
    observed = listener;
  }
  observe(box: Element) {
    watched.add(box);
  }
  unobserve(box: Element) {
    watched.delete(box);
  }
}

class SizeObserver {
  constructor(listener: typeof onResize) {
    onResize = listener;
  }
  observe() {}
}

/** Changes the width of the page, and waits until the width has settled. */
function resize(to: number) {
  width = to;
  onResize(boxes().map((target) => ({ target })));
  vi.advanceTimersByTime(1_000);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => void vi.useRealTimers());

beforeEach(async () => {
  vi.resetModules();
  vi.mocked(fillFramed).mockClear();
  askForConsent.mockClear();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', SizeObserver);
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: (_name: string, listener: () => void) => {
      onWidth = listener;
    },
  }));
  width = 320;
  for (const name of ['offsetWidth', 'clientWidth'])
    Object.defineProperty(HTMLElement.prototype, name, { get: () => width, configurable: true });
  document.body.innerHTML = `
    <script type="application/json" id="slot-settings">${JSON.stringify(settings)}</script>
    <div class="slot-box" data-banner-id="101" data-network="acme" data-sizes="728x90 468x60 300x250" data-frame="/ads/frame/acme"></div>
    <div class="slot-box" data-banner-id="102" data-network="insider" data-sizes="300x250"></div>`;
  watched.clear();
  await import('./loader.browser.ts');
});

it('the loader requests a creative for a slot box near the screen, but only once', async () => {
  answer('granted');
  see(boxes()[0]);
  see(boxes()[0]);
  await expect.poll(() => fillFramed).toHaveBeenCalledOnce();
});

it('the loader requests one more creative after it has removed a frame because of scrolling', async () => {
  answer('granted');
  for (const requests of [1, 2, 2]) {
    see(boxes()[0]);
    await expect.poll(() => fillFramed).toHaveBeenCalledTimes(requests);
    vi.mocked(fillFramed).mock.lastCall?.[0]();
  }
});

it('the loader requests no creative if a slot box comes near the screen after a refusal', () => {
  answer('granted');
  answer('refused');
  see(boxes()[0]);
  expect(fillFramed).not.toHaveBeenCalled();
});

it('the loader shows the consent prompt when a change of the screen width displays a slot box', async () => {
  width = 0;
  answer('unasked');
  width = 320;
  onWidth();
  await expect.poll(() => askForConsent).toHaveBeenCalledOnce();
});

it('a script that fills elements with a banner id does not find the slot boxes', () => {
  answer('granted');
  see(boxes()[0]);
  see(boxes()[1]);
  expect(document.querySelector('.slot-box[data-banner-id]')).toBeNull();
  expect(boxes().map(({ dataset }) => dataset.slotId)).toEqual(['101', '102']);
});

it('a slot box is not filled if the visitor refuses before the code for frames has loaded', async () => {
  answer('granted');
  see(boxes()[0]);
  answer('refused');
  await import('./frames.browser.ts');
  expect(fillFramed).not.toHaveBeenCalled();
});

it('a refusal blocks all requests of the open frame in a slot box', async () => {
  const withdraw = vi.fn();
  vi.mocked(fillFramed).mockReturnValueOnce(withdraw);
  await requestFirst();
  answer('refused');
  await expect.poll(() => withdraw).toHaveBeenCalledOnce();
});

it('the loader requests another creative for a removed one if the visitor consents again', async () => {
  await requestFirst();
  answer('refused');
  answer('granted');
  see(boxes()[0]);
  await expect.poll(() => fillFramed).toHaveBeenCalledTimes(2);
  // A network without a creative for the slot is not asked again.
  Object.assign(boxes()[0]?.dataset ?? {}, { state: 'empty' });
  answer('refused');
  answer('granted');
  see(boxes()[0]);
  expect(boxes()[0]?.dataset.state).toBeUndefined();
});

it('an opt-out replaces a creative by a creative that is requested with the restriction', async () => {
  const withdraw = vi.fn();
  vi.mocked(fillFramed).mockReturnValueOnce(withdraw);
  await requestFirst();
  answer('restricted');
  expect(withdraw).toHaveBeenCalledOnce();
  see(boxes()[0]);
  await expect.poll(() => fillFramed).toHaveBeenCalledTimes(2);
  const requests = vi.mocked(fillFramed).mock.calls.map(([, , , slot]) => slot.isRestricted);
  expect(requests).toEqual([undefined, true]);
  answer('restricted');
  see(boxes()[0]);
  expect(boxes()[0]?.dataset.state).toBe('waiting');
});

it('the loader requests one more creative, of a size that fits, for a creative that a narrower box hides', async () => {
  const withdraw = vi.fn();
  vi.mocked(fillFramed).mockReturnValueOnce(withdraw);
  const requests = () => vi.mocked(fillFramed).mock.calls.map(([, , , slot]) => slot.width);
  const state = () => boxes()[0]?.dataset.state;
  width = 800;
  await requestFirst();
  vi.mocked(fillFramed).mock.lastCall?.[4]('filled');
  resize(250);
  see(boxes()[0]);
  expect([state(), withdraw.mock.calls.length], 'no size fits').toEqual(['hidden', 0]);
  resize(500);
  see(boxes()[0]);
  await expect.poll(requests).toEqual([728, 468]);
  expect(state()).toBe('waiting');
  expect(withdraw).toHaveBeenCalledOnce();
  vi.mocked(fillFramed).mock.lastCall?.[4]('filled');
  resize(320);
  see(boxes()[0]);
  expect(state()).toBe('hidden');
  resize(800);
  expect(state()).toBe('filled');
  expect(requests()).toEqual([728, 468]);
});

it('the loader keeps a creative that fits again before the width has settled', async () => {
  width = 800;
  await requestFirst();
  vi.mocked(fillFramed).mock.lastCall?.[4]('filled');
  width = 500;
  onResize(boxes().map((target) => ({ target })));
  vi.advanceTimersByTime(999);
  expect([...watched]).toEqual([boxes()[1]]);
  resize(800);
  expect([...watched]).toEqual([boxes()[1]]);
  expect(boxes()[0]?.dataset.state).toBe('filled');
});

it('the loader requests no other creative of a network in the page for a narrower box', () => {
  answer('granted');
  see(boxes()[1]);
  const box = boxes()[1];
  expect(box?.dataset.state).toBe('waiting');
  Object.assign(box?.dataset ?? {}, { state: 'hidden' });
  see(box);
  expect(box?.dataset.state).toBe('hidden');
});
