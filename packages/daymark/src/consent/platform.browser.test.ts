// @vitest-environment happy-dom
// Uses globals of Node together with a document, which needs a process of its own.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleSettings, formatAnswers } from '../../../../tests/consent-settings.ts';
import { type ConsentSettings, STAMP_KEY } from './answer.ts';

const ASKERS = { name: 'Askers', script: 'https://askers.example/tcf.js', timeout: 10 };
let script: HTMLScriptElement | undefined;
const tcDataWith = (eventStatus: string, ...vendors: number[]) => ({
  gdprApplies: true,
  cmpStatus: 'loaded',
  eventStatus,
  purpose: { consents: { 1: vendors.length > 0 } },
  vendor: { consents: Object.fromEntries(vendors.map((number) => [number, true])) },
});

const CHANNEL = 'platform-answered';
/** Returns a function that brings the page back from the back/forward cache for one watcher. */
function listenForReturn() {
  const listen = vi.spyOn(window, 'addEventListener');
  return () => {
    for (const [name, listener] of listen.mock.calls)
      if (name === 'pageshow')
        Object(listener)(Object.assign(new Event(name), { persisted: true }));
  };
}

const settled = () => vi.advanceTimersByTimeAsync(50);
const setApi = (api: unknown) => Reflect.set(window, '__tcfapi', api);
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

/** Watches a consent platform with the given API. `outcome` is the event of its script. */
async function watch(
  api?: unknown,
  outcome?: string,
  platform: Partial<typeof ASKERS> = {},
  more: Partial<ConsentSettings> = {},
) {
  const { watchPlatform } = await import('./platform.browser.ts');
  const heard: string[] = [];
  const settings = exampleSettings({
    vendors: { acme: 42 },
    platform: { ...ASKERS, ...platform },
    ...more,
  });
  const isWatching = watchPlatform(settings, (answerOf) => heard.push(formatAnswers(answerOf)));
  if (api) setApi(api);
  if (outcome === '') return heard;
  script?.dispatchEvent(new Event(outcome ?? 'load'));
  await isWatching;
  // The next check of the API.
  await vi.advanceTimersByTimeAsync(250);
  return heard;
}

/** Returns the texts of the slots for the debug overlay. */
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.slot-box')].map(({ dataset }) => dataset.platform);

describe('a consent platform', () => {
  beforeEach(() => {
    vi.resetModules();
    localStorage.clear();
    vi.useFakeTimers();
    script = undefined;
    setApi(undefined);
    Reflect.deleteProperty(window, '__gpp');
    Reflect.deleteProperty(window, 'googlefc');
    document.body.innerHTML =
      '<div class="slot-box" data-network="acme"></div><div class="slot-box" data-network="other"></div>';
    // Without this, happy-dom would try to fetch the script.
    vi.spyOn(document.head, 'append').mockImplementation((element) => {
      if (element instanceof HTMLScriptElement) script = element;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('provides answers instead of the browser’s storage, and each answer is reported', async () => {
    const api = vi.fn();
    const heard = await watch(api);
    expect(script?.src).toBe(ASKERS.script);
    const [command, version, listener] = api.mock.lastCall ?? [];
    expect([command, version]).toEqual(['addEventListener', 2]);
    listener(tcDataWith('cmpuishown'), true);
    expect(shown()).toEqual(['asks the visitor', undefined]);
    listener(tcDataWith('useractioncomplete', 42), true);
    listener(tcDataWith('cmpuishown', 42), true);
    listener(tcDataWith('useractioncomplete'), true);
    expect(heard).toEqual(['granted granted granted', 'refused refused refused']);
    expect(shown()).toEqual(['has answered', undefined]);
  });

  it('pauses the prompt queue only while its dialog is open', async () => {
    const api = vi.fn();
    await watch(api);
    const { queuePrompt } = await import('../browser/prompt-queue.ts');
    const turns: boolean[] = [];
    queuePrompt('donation', (isTurn) => turns.push(isTurn));
    const [, , listener] = api.mock.lastCall ?? [];
    for (const status of ['cmpuishown', 'useractioncomplete', 'cmpuishown', 'tcloaded'])
      listener(tcDataWith(status), true);
    expect(turns).toEqual([true, false, true, false, true]);
  });

  it('that has reported consent: the page reloads when another tab reports an answer', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const api = vi.fn();
    const heard = await watch(api);
    const [, , listener] = api.mock.lastCall ?? [];
    const tab = new BroadcastChannel(CHANNEL);
    listener(tcDataWith('tcloaded'), true);
    tab.postMessage('');
    await settled();
    expect(reload).not.toHaveBeenCalled();
    listener(tcDataWith('tcloaded', 42), true);
    tab.postMessage('');
    await expect.poll(() => reload).toHaveBeenCalledOnce();
    expect(heard.at(-1)).toBe('unasked unasked unasked');
    tab.close();
  });

  it.each([
    ['granted', 42],
    ['refused', 0],
  ])(
    'makes a page with the answer "%s" reload on Back only if another page has read another answer',
    async (answer, vendor) => {
      const reload = vi.spyOn(location, 'reload').mockReturnValue();
      const comeBack = listenForReturn();
      const api = vi.fn();
      const heard = await watch(api);
      comeBack();
      api.mock.lastCall?.[2](tcDataWith('tcloaded', ...(vendor ? [vendor] : [])), true);
      comeBack();
      expect(reload).not.toHaveBeenCalled();
      expect(heard).toEqual([Array(3).fill(answer).join(' ')]);
      localStorage.setItem(STAMP_KEY, 'another');
      comeBack();
      expect(reload).toHaveBeenCalledOnce();
      expect(heard.at(-1)).toBe('unasked unasked unasked');
    },
  );

  it('leaves the stored stamp unchanged as long as the answer is the same', async () => {
    const api = vi.fn();
    await watch(api);
    const stampOf = (more: object, status = 'tcloaded') => {
      api.mock.lastCall?.[2]({ ...tcDataWith(status, 42), ...more }, true);
      return localStorage.getItem(STAMP_KEY);
    };
    expect(stampOf({ tcString: 'a' }, 'cmpuishown')).toBeNull();
    const stamp = stampOf({ tcString: 'a' }, 'useractioncomplete');
    await seconds(3600);
    expect(stampOf({ tcString: 'a', listenerId: 2 })).toBe(stamp);
    const others = [stampOf({ tcString: 'b' }), stampOf({ gdprApplies: false })];
    expect(new Set([stamp, ...others])).toHaveLength(3);
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
    await expect.poll(() => messages).toEqual(['']);
    tab.close();
  });

  it('whose API appears after its script is asked, however late, and once', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const heard = await watch();
    await seconds(60);
    const api = vi.fn();
    setApi(api);
    await seconds(1);
    expect(api).toHaveBeenCalledOnce();
    api.mock.lastCall?.[2](tcDataWith('tcloaded', 42), true);
    expect(heard).toEqual(['granted granted granted']);
    expect(shown()).toEqual(['has answered', undefined]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each([
    ['reads the queue of the stub', true],
    ['ignores the queue of the stub', false],
  ])('that %s and replaces it reports each event once', async (_, isRead) => {
    await import('./platform-stub.browser.ts');
    const heard = await watch();
    const listeners: ((data: unknown, isKnown: boolean) => void)[] = [];
    const queue: unknown[][] = Reflect.get(window, '__tcfapi')();
    const api = (command: string, _version: number, callback: () => void) => {
      if (command === 'addEventListener') listeners.push(callback);
    };
    setApi(api);
    if (isRead) for (const [, , callback] of queue) listeners.push(callback as () => void);
    // The checks find the API before its first event.
    await seconds(1);
    expect(listeners).toHaveLength(isRead ? 2 : 1);
    for (const [status, ...vendors] of [['cmpuishown'], ['useractioncomplete', 42]] as const)
      for (const listener of listeners) listener(tcDataWith(status, ...vendors), true);
    expect(heard).toEqual(['granted granted granted']);
  });

  it('that refuses a listener while it starts gets the listener again', async () => {
    let isReady = false;
    const api = vi.fn((_command: string, _version: number, callback: (...v: unknown[]) => void) =>
      isReady ? callback(tcDataWith('tcloaded', 42), true) : callback(null, false),
    );
    const heard = await watch(api);
    expect(heard).toEqual([]);
    isReady = true;
    await seconds(1);
    expect(heard).toEqual(['granted granted granted']);
  });

  it('of Google is asked again when it is ready, and AdSense knows that the page loads it', async () => {
    const api = vi.fn();
    const google = 'https://fundingchoicesmessages.google.com/i/pub-1?ers=1';
    await watch(api, 'load', { script: google });
    expect(document.querySelector('iframe')?.name).toBe('googlefcPresent');
    const [entry] = Object(window.googlefc).callbackQueue;
    entry.CONSENT_API_READY();
    expect(api).toHaveBeenCalledTimes(2);
    api.mock.lastCall?.[2](tcDataWith('tcloaded', 42), true);
    entry.CONSENT_API_READY();
    expect(api).toHaveBeenCalledTimes(2);
  });

  it('has the configured attributes on its script', async () => {
    const attributes = { 'data-domain-script': '0123-abcd' };
    await watch(vi.fn(), 'load', { attributes } as object);
    expect(script?.getAttribute('data-domain-script')).toBe('0123-abcd');
  });

  it.each([
    [
      'could not be loaded',
      undefined,
      'error',
      'could not be loaded from https://askers.example/tcf.js. An ad blocker may block it, or its address in consent.platform.script is wrong.',
    ],
    [
      'is still loading',
      undefined,
      '',
      'did not load from https://askers.example/tcf.js within 10 s.',
    ],
    [
      'has no API',
      undefined,
      'load',
      'has loaded, but did not define __tcfapi within 10 s. Publish a message for the TCF in your account, and compare attributes and hosts in consent.platform with the platform’s instructions and with blocked requests in the console.',
    ],
    [
      'never answers',
      (command: string, _version: number, callback: (reply: object) => void) => {
        if (command === 'ping') callback({ cmpLoaded: true, cmpStatus: 'loading' });
      },
      'load',
      '(status "loading") reported neither its dialog nor an answer within 10 s. Check in your account that it asks visitors of this site.',
    ],
  ])(
    'that %s gives no answer, and the page says what is missing',
    async (_, api, outcome, missing) => {
      await import('./platform-stub.browser.ts');
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      expect(await watch(api, outcome)).toEqual([]);
      await seconds(11);
      const whole = `${missing} Networks that need its answer stay off.`;
      expect(warn.mock.calls).toEqual([[`The consent platform Askers ${whole}`]]);
      expect(shown()).toEqual([whole, undefined]);
    },
  );

  it('that says that the law does not apply counts only once it has loaded', async () => {
    const api = vi.fn();
    const heard = await watch(api);
    const [, , listener] = api.mock.lastCall ?? [];
    const guess = { gdprApplies: false, cmpStatus: 'loading' };
    listener(guess, true);
    await seconds(1);
    // No event follows if the guess was right.
    api.mockImplementation((_command, _version, callback) => callback(guess, true));
    await seconds(1);
    expect(heard).toEqual([]);
    api.mockImplementation((command, _version, callback) => {
      if (command === 'ping') callback({ ...guess, cmpStatus: 'loaded' }, true);
    });
    await seconds(1);
    expect(heard).toEqual(['granted granted granted']);
  });

  it('that later says that the law applies has no answer until the visitor answers', async () => {
    const api = vi.fn();
    const heard = await watch(api);
    const [, , listener] = api.mock.lastCall ?? [];
    listener({ ...tcDataWith('tcloaded'), gdprApplies: false }, true);
    listener(tcDataWith('cmpuishown'), true);
    listener(tcDataWith('useractioncomplete', 42), true);
    // The previous answer of the visitor stays valid.
    listener(tcDataWith('cmpuishown', 42), true);
    expect(heard).toEqual([
      'granted granted granted',
      'unasked unasked unasked',
      'granted granted granted',
    ]);
  });

  it('that asks the visitor may wait for an answer without a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const api = vi.fn();
    await watch(api);
    api.mock.lastCall?.[2](tcDataWith('cmpuishown'), true);
    await seconds(60);
    expect(warn).not.toHaveBeenCalled();
  });

  it('that throws gives no answer, and the console shows a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const heard = await watch(() => {
      throw new Error('broken');
    });
    expect(heard).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each([
    ['accepts both storage and the vendor', {}, 'granted granted granted'],
    ['accepts another purpose', { purpose: { consents: { 2: true } } }, 'refused refused refused'],
    ['accepts another vendor', { vendor: { consents: { 1: true } } }, 'refused granted granted'],
    [
      'accepts storage, without a list of vendors',
      { vendor: undefined },
      'refused granted granted',
    ],
    ['has no list of purposes', { purpose: undefined }, 'refused refused refused'],
    ['is asked by law for nothing', { gdprApplies: false }, 'granted granted granted'],
    ['sends purposes that are no list', { purpose: { consents: 7 } }, 'refused refused refused'],
    ['sends purposes as text', { purpose: { consents: { 1: 'true' } } }, 'refused refused refused'],
    ['sends no object of purposes', { purpose: 7 }, 'refused refused refused'],
  ])('gives the answer of a visitor who %s', async (_, more, answers) => {
    const api = vi.fn();
    const heard = await watch(api);
    api.mock.lastCall?.[2]({ ...tcDataWith('tcloaded', 42), ...more }, true);
    expect(heard).toEqual([answers]);
  });

  it.each([
    tcDataWith('cmpuishown', 42),
    { ...tcDataWith('tcloaded', 42), eventStatus: undefined },
    {},
    null,
    'yes',
  ])('has not answered with %j', async (data) => {
    const api = vi.fn();
    const heard = await watch(api);
    api.mock.lastCall?.[2](data, true);
    expect(heard).toEqual([]);
  });

  const OUTSIDE = { ...tcDataWith('tcloaded'), gdprApplies: false };
  /** Imitates the API for the laws of the US, of which also the stub calls back. */
  function playUsApi() {
    const listeners: ((event: object, isKnown: boolean) => void)[] = [];
    const report = (pingData: object) => {
      for (const listener of listeners) listener({ pingData }, true);
    };
    const api = (_command: string, listener: (event: object, isKnown: boolean) => void) => {
      listeners.push(listener);
      listener({ eventName: 'listenerRegistered', pingData: { cmpStatus: 'stub' } }, true);
    };
    Reflect.set(window, '__gpp', api);
    return report;
  }
  const sectionsWith = (parsedSections: object, signalStatus = 'ready') => ({
    cmpStatus: 'loaded',
    signalStatus,
    parsedSections,
  });
  const RESTRICTABLE = { restrictable: ['beta'] };

  it.each([
    ['opts out in no section', { usnat: { SaleOptOut: 2, SharingOptOut: 0 } }, 'granted granted'],
    [
      'opts out of sale in the national section',
      { usnat: [{ SaleOptOut: 1 }, { Gpc: false }] },
      'refused restricted',
    ],
    ['opts out of sharing in California', { usca: { SharingOptOut: 1 } }, 'refused restricted'],
    [
      'opts out of targeted advertising in Virginia',
      { usva: [[{ TargetedAdvertisingOptOut: 1 }]] },
      'refused restricted',
    ],
    [
      'opts out by the browser in Colorado',
      { usco: [{ SaleOptOut: 2 }, { Gpc: true }] },
      'refused restricted',
    ],
    [
      'has another section with a field of this name',
      { tcfcav1: { SaleOptOut: 1 } },
      'granted granted',
    ],
  ])('outside the GDPR, gives the answer of a visitor who %s', async (_, sections, answers) => {
    const report = playUsApi();
    const api = vi.fn();
    const heard = await watch(api, 'load', {}, RESTRICTABLE);
    api.mock.lastCall?.[2](OUTSIDE, true);
    report(sectionsWith({}, 'not ready'));
    expect(heard).toEqual([]);
    report(sectionsWith(sections));
    expect(heard.map((all) => all.split(' ').slice(0, 2).join(' '))).toEqual([answers]);
  });

  it('whose API for the US never becomes ready lets no network sell data', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    playUsApi();
    const api = vi.fn();
    const heard = await watch(api, 'load', {}, RESTRICTABLE);
    api.mock.lastCall?.[2](OUTSIDE, true);
    expect(heard).toEqual([]);
    await seconds(11);
    expect(heard).toEqual(['refused restricted refused']);
  });

  it('reports an opt-out that the visitor chooses later, and ignores it under the GDPR', async () => {
    const api = vi.fn();
    const heard = await watch(api, 'load', {}, RESTRICTABLE);
    api.mock.lastCall?.[2](OUTSIDE, true);
    const report = playUsApi();
    await seconds(1);
    report(sectionsWith({ usnat: { SaleOptOut: 1 } }));
    report(sectionsWith({ usnat: { SaleOptOut: 1 } }));
    api.mock.lastCall?.[2](tcDataWith('tcloaded', 42), true);
    report(sectionsWith({ usnat: { SaleOptOut: 2 } }));
    const granted = 'granted granted granted';
    expect(heard).toEqual([granted, 'refused restricted refused', granted]);
  });

  it('lets Global Privacy Control restrict advertising only where the GDPR does not apply', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    const api = vi.fn();
    const heard = await watch(api, 'load', {}, { ...RESTRICTABLE, gpc: 'restrict' });
    api.mock.lastCall?.[2](tcDataWith('tcloaded', 42), true);
    api.mock.lastCall?.[2](OUTSIDE, true);
    expect(heard).toEqual(['refused refused refused', 'refused restricted refused']);
    vi.unstubAllGlobals();
  });
});
