// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer, AnswerOf } from '../../consent/answer.ts';
import { fillFramed } from './frames.browser.ts';

const askForConsent = vi.fn();
let onChange: (answerOf: AnswerOf) => void;
let observed: (entries: { target: Element; isIntersecting: boolean }[]) => void;
let onWidth: () => void;
let width: number;

vi.mock('./frames.browser.ts', () => ({ fillFramed: vi.fn(() => () => {}) }));
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

class Observer {
  constructor(listener: typeof observed) {
    observed = listener;
  }
  observe = vi.fn();
  unobserve = vi.fn();
}

// The look at a creative inside the page would go on after the tests, without a document.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

beforeEach(async () => {
  vi.resetModules();
  vi.mocked(fillFramed).mockClear();
  askForConsent.mockClear();
  vi.stubGlobal('IntersectionObserver', Observer);
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
    <div class="slot-box" data-banner-id="101" data-network="acme" data-sizes="300x250" data-frame="/ads/frame/acme"></div>
    <div class="slot-box" data-banner-id="102" data-network="insider" data-sizes="300x250"></div>`;
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
  answer('granted');
  see(boxes()[0]);
  await expect.poll(() => fillFramed).toHaveBeenCalledOnce();
  answer('refused');
  await expect.poll(() => withdraw).toHaveBeenCalledOnce();
});

it('the loader requests another creative for a removed one if the visitor consents again', async () => {
  answer('granted');
  see(boxes()[0]);
  await expect.poll(() => fillFramed).toHaveBeenCalledOnce();
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

it('an opt-out replaces a creative by one that is requested with the restriction', async () => {
  const withdraw = vi.fn();
  vi.mocked(fillFramed).mockReturnValueOnce(withdraw);
  answer('granted');
  see(boxes()[0]);
  await expect.poll(() => fillFramed).toHaveBeenCalledOnce();
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
