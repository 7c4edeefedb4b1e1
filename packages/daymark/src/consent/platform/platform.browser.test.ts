// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleSettings, formatAnswers } from '../testing.ts';

const settings = exampleSettings({
  vendors: { acme: 42 },
  platform: { name: 'Askers', script: 'https://askers.example/tcf.js' },
});
let script: HTMLScriptElement | undefined;
const tcDataWith = (eventStatus: string, ...vendors: number[]) => ({
  gdprApplies: true,
  eventStatus,
  purpose: { consents: { 1: vendors.length > 0 } },
  vendor: { consents: Object.fromEntries(vendors.map((number) => [number, true])) },
});

const CHANNEL = 'platform-answered';
const broughtBack = () => Object.assign(new Event('pageshow'), { persisted: true });
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Watches a consent platform with the given API. `outcome` is the event of its script. */
async function watch(api?: unknown, outcome = 'load') {
  const { watchPlatform } = await import('./platform.browser.ts');
  const heard: string[] = [];
  const isWatching = watchPlatform(settings, (answerOf) => heard.push(formatAnswers(answerOf)));
  expect(script?.src).toBe('https://askers.example/tcf.js');
  Reflect.set(window, '__tcfapi', api);
  script?.dispatchEvent(new Event(outcome));
  await isWatching;
  return heard;
}

describe('a consent platform', () => {
  beforeEach(() => {
    vi.resetModules();
    script = undefined;
    // Without this, happy-dom would try to fetch the script.
    vi.spyOn(document.head, 'append').mockImplementation((element) => {
      if (element instanceof HTMLScriptElement) script = element;
    });
  });

  it('provides answers instead of the browser’s storage, and each answer is reported', async () => {
    const api = vi.fn();
    const heard = await watch(api);
    const [command, version, listener] = api.mock.lastCall ?? [];
    expect([command, version]).toEqual(['addEventListener', 2]);
    listener(tcDataWith('cmpuishown'), true);
    listener(tcDataWith('useractioncomplete', 42), true);
    listener(tcDataWith('cmpuishown', 42), true);
    listener(tcDataWith('useractioncomplete'), true);
    expect(heard).toEqual(['granted granted granted', 'refused refused refused']);
  });

  it('pauses the prompt queue only while its dialog is open', async () => {
    const api = vi.fn();
    await watch(api);
    const { queuePrompt } = await import('../../browser/prompt-queue.ts');
    const turns: boolean[] = [];
    queuePrompt('donation', (isTurn) => turns.push(isTurn));
    const [, , listener] = api.mock.lastCall ?? [];
    for (const status of ['cmpuishown', 'useractioncomplete', 'cmpuishown', 'tcloaded'])
      listener(tcDataWith(status), true);
    expect(turns).toEqual([true, false, true, false, true]);
  });

  it.each([
    ['the page returns from the back/forward cache', () => dispatchEvent(broughtBack())],
    ['another tab reports an answer', () => new BroadcastChannel(CHANNEL).postMessage('')],
  ])('that has reported consent makes the page reload when %s', async (_, happen) => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const api = vi.fn();
    const heard = await watch(api);
    const [, , listener] = api.mock.lastCall ?? [];
    listener(tcDataWith('tcloaded'), true);
    happen();
    await settled();
    expect(reload).not.toHaveBeenCalled();
    listener(tcDataWith('tcloaded', 42), true);
    happen();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(heard.at(-1)).toBe('unasked unasked unasked');
  });

  it('reports to other tabs that the visitor has answered, but not the answer itself', async () => {
    const messages: unknown[] = [];
    const tab = new BroadcastChannel(CHANNEL);
    tab.onmessage = ({ data }) => messages.push(data);
    const api = vi.fn();
    await watch(api);
    const [, , listener] = api.mock.lastCall ?? [];
    listener(tcDataWith('tcloaded', 42), true);
    listener(tcDataWith('useractioncomplete', 42), true);
    await vi.waitFor(() => expect(messages).toEqual(['']));
    tab.close();
  });

  it('that reports a failure gives no answer', async () => {
    const api = vi.fn();
    const heard = await watch(api);
    api.mock.lastCall?.[2](tcDataWith('tcloaded', 42), false);
    expect(heard).toEqual([]);
  });

  it.each([
    ['has no API', undefined, 'load'],
    ['never answers', () => {}, 'load'],
    ['does not load', undefined, 'error'],
  ])('that %s gives no answer', async (_, api, outcome) => {
    expect(await watch(api, outcome)).toEqual([]);
  });

  it('that throws gives no answer, and the console shows a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const heard = await watch(() => {
      throw new Error('broken');
    });
    expect(heard).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });
});
