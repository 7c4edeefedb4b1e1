import { hash } from '../basics/random.ts';
import { queuePrompt } from '../browser/prompt-queue.ts';
import { loadScript } from '../browser/scripts/load-script.browser.ts';
import { readStored, store } from '../browser/stored-values.ts';
import {
  type Answer,
  type AnswerOf,
  type ConsentSettings,
  isAllowed,
  PLATFORM_API,
  restrict,
  STAMP_KEY,
  sendsPrivacyControl,
} from './answer.ts';

declare global {
  interface Window {
    googlefc?: { callbackQueue?: { push(entry: { CONSENT_API_READY: () => void }): unknown } };
  }
}

/** The broadcast channel on which a tab reports that the visitor has answered the platform. */
const ANSWERED_HERE = 'platform-answered';

/** Ends the platform's turn in the queue of prompts; undefined while the platform shows no prompt. */
let endTurn: (() => void) | undefined;

const isPlatformShown = () => endTurn !== undefined;

/**
 * Loads the consent platform and calls back with each answer that it reports, however late. If the
 * platform reports nothing in time, the console and the debug overlay say what is missing.
 */
export async function watchPlatform(
  settings: ConsentSettings,
  notify: (answerOf: AnswerOf) => void,
): Promise<void> {
  const { platform, vendors, networks } = settings;
  if (!platform) return;
  const tabs = new BroadcastChannel(ANSWERED_HERE);
  let stamp = readStored(STAMP_KEY);
  let isGranted = false;
  /** Whether the law did not apply, according to the last answer. */
  let isExempt = false;
  /** The last data with an answer, and what the platform says about the laws of the US. */
  let answered: unknown;
  let usData: unknown;
  let isLate = false;
  let loading: ReturnType<typeof setInterval> | undefined;
  const show = (state: string) => showState(Object.keys(networks), state);
  const settle = (answerOf: AnswerOf) => {
    isGranted = Object.keys(networks).some((network) => isAllowed(answerOf(network)));
    notify(answerOf);
  };
  const hear = (data: unknown) => {
    const { eventStatus, gdprApplies } = Object(data);
    clearInterval(loading);
    if (gdprApplies === false && !isLoaded(data))
      loading = setInterval(
        () =>
          callPlatform('ping', (reply) => {
            // A platform that has guessed the law correctly reports no event after it has loaded.
            if (isLoaded(reply)) hear({ ...Object(data), ...Object(reply) });
          }),
        INTERVAL,
      );
    if (eventStatus === 'cmpuishown') {
      endTurn ??= queuePrompt('consent', () => {});
      show('asks the visitor');
    }
    if (!answerFrom(data)) {
      // There is no answer yet, or the dialog is open again and the visitor's last answer stays valid.
      if (!isExempt || gdprApplies !== true) return;
      isExempt = false;
      answered = undefined;
      return settle(() => 'unasked');
    }
    endTurn?.();
    endTurn = undefined;
    show('has answered');
    isExempt = gdprApplies === false;
    answered = data;
    report();
    if (eventStatus === 'useractioncomplete') tabs.postMessage('');
  };
  const report = () => {
    if (!answered) return;
    const isUsKnown = !hasUsApi() || Object(usData).signalStatus === 'ready';
    if (isExempt && !isUsKnown && !isLate) return;
    const isOptedOut = sendsPrivacyControl() || !isUsKnown || hasOptedOut(usData);
    const { gdprApplies, tcString } = Object(answered);
    stamp = `${hash(JSON.stringify([gdprApplies, tcString, isExempt && isOptedOut]))}`;
    store(STAMP_KEY, stamp);
    const given: AnswerOf = (network) => answerFrom(answered, vendors[network]) ?? 'unasked';
    if (isExempt) settle(isOptedOut ? restrict(given, settings) : given);
    else settle(sendsPrivacyControl() ? () => 'refused' : given);
  };
  const { retry, stop, isHeard } = listenTo(PLATFORM_API, [2], hear);
  const us = listenTo(US_API, [], (event) => {
    const before = usData;
    usData = Object(event).pingData;
    if (isExempt && JSON.stringify(before) !== JSON.stringify(usData)) report();
  });

  // The platform of a page does not detect answers on other pages. A stored stamp may also change without
  // a change of mind, so that only the report of an answer makes a visible page reload.
  const reload = () => {
    settle(() => 'unasked');
    location.reload();
  };
  tabs.onmessage = () => {
    if (isGranted) reload();
  };
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readStored(STAMP_KEY) !== stamp) reload();
  });

  let hasLoaded: boolean | undefined;
  const complain = () => {
    if (isHeard()) return;
    const missing = `${missingFrom(platform, hasLoaded)} Networks that need its answer stay off.`;
    show(missing);
    console.warn(`The consent platform ${platform.name} ${missing}`);
  };
  show('is loading');
  if (isGoogle(platform)) prepareGoogle(retry);
  const deadline = setTimeout(() => {
    us.stop();
    isLate = true;
    if (isExempt) report();
    complain();
  }, platform.timeout * 1000);
  hasLoaded = await loadPlatform(platform);
  if (hasLoaded) return;
  stop();
  us.stop();
  clearTimeout(deadline);
  complain();
}

/** The events whose data contains an answer. At other events, the platform shows its prompt. */
const ANSWERED: readonly unknown[] = ['tcloaded', 'useractioncomplete'];

/**
 * Whether a platform has loaded. Before a platform has loaded, it may guess whether the law
 * applies.
 */
const isLoaded = (data: unknown) => Object(data).cmpStatus === 'loaded';

/**
 * Reads the answer for a network from a consent platform's data. Visitors must accept storage on
 * the device (purpose 1) and, for a network in the Global Vendor List, the vendor of that number.
 * @param data the platform's TCData, of which any part may be missing
 * @returns the answer; undefined while the data contains none
 */
function answerFrom(data: unknown, vendorNumber?: number): Answer | undefined {
  const { gdprApplies, eventStatus, purpose, vendor } = Object(data);
  if (gdprApplies === false) return isLoaded(data) ? 'granted' : undefined;
  if (!ANSWERED.includes(eventStatus)) return undefined;
  const isGiven = (consents: unknown, number: number) => Object(consents)[number] === true;
  const isGranted =
    isGiven(purpose?.consents, 1) &&
    (vendorNumber === undefined || isGiven(vendor?.consents, vendorNumber));
  return isGranted ? 'granted' : 'refused';
}

/** The global API function for the laws of the US. Source: IAB Tech Lab, GPP, CMP API 1.1. */
const US_API = '__gpp';

const hasUsApi = () => typeof Reflect.get(window, US_API) === 'function';

/** The fields of the sections of the US and its states in which 1 means an opt-out. */
const OPT_OUTS = ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut'];

/** Whether a visitor has opted out of the sale or sharing of data in any section of the US. */
function hasOptedOut(usData: unknown): boolean {
  const sections = Object.entries(Object(Object(usData).parsedSections));
  return sections.some(([name, section]) => {
    // A section is an object with the fields, or a list of such objects.
    const parts: unknown[] = name.startsWith('us') ? [section].flat(2) : [];
    return parts.some(
      (part) => Object(part).Gpc === true || OPT_OUTS.some((field) => Object(part)[field] === 1),
    );
  });
}

/** Describes for the site's owner what is missing in a platform that has reported no event. */
function missingFrom({ script, timeout }: Platform, hasLoaded: boolean | undefined): string {
  const inTime = `within ${timeout} s`;
  if (hasLoaded === false)
    return `could not be loaded from ${script}. An ad blocker may block it, or its address in consent.platform.script is wrong.`;
  if (hasLoaded === undefined) return `did not load from ${script} ${inTime}.`;
  let status: unknown;
  callPlatform('ping', (reply) => {
    status = Object(reply).cmpStatus;
  });
  if (status === undefined || status === 'stub')
    return `has loaded, but did not define ${PLATFORM_API} ${inTime}. Publish a message for the TCF in your account, and compare attributes and hosts in consent.platform with the platform’s instructions and with blocked requests in the console.`;
  return `(status "${status}") reported neither its dialog nor an answer ${inTime}. Check in your account that it asks visitors of this site.`;
}

/** Shows the state of the platform in the debug overlay, in the slots that wait for its answer. */
function showState(networks: readonly string[], state: string): void {
  for (const box of document.querySelectorAll<HTMLElement>('.slot-box'))
    if (networks.includes(box.dataset.network ?? '')) box.dataset.platform = state;
}

/** Whether the platform is Google's own, which has an additional API. */
const isGoogle = ({ script }: Platform) =>
  script.startsWith('https://fundingchoicesmessages.google.com/');

/**
 * Calls back when Google's platform is ready, and informs AdSense that the page loads the platform.
 * Otherwise AdSense would load the platform again. Source:
 * https://developers.google.com/funding-choices/fc-api-docs
 */
function prepareGoogle(onReady: () => void): void {
  window.googlefc ??= {};
  window.googlefc.callbackQueue ??= [];
  window.googlefc.callbackQueue.push({ CONSENT_API_READY: onReady });
  const sign = document.createElement('iframe');
  sign.name = 'googlefcPresent';
  sign.style.display = 'none';
  document.body.append(sign);
}

/**
 * Milliseconds within which a platform that has loaded must define the configured function, and
 * within which a platform that does not reply must show its dialog.
 */
const OPEN_TIMEOUT = 2000;
/** Milliseconds between two checks whether the platform has defined the configured function. */
const OPEN_INTERVAL = 100;

/**
 * Opens the consent platform's choices with the function that the owner configured, otherwise with
 * a command that many platforms support. IAB Europe's standard API has no command to open them.
 * @returns whether the choices have opened, as far as the page can detect
 */
export async function openPlatform({ platform }: ConsentSettings): Promise<boolean> {
  if (!platform || !(await loadPlatform(platform))) return false;
  if (platform.reopen && (await callByName(platform.reopen))) return true;
  return new Promise((resolve) => {
    const isTaken = callPlatform('displayConsentUi', (_value, isKnown) =>
      resolve(isKnown !== false),
    );
    if (!isTaken) resolve(false);
    setTimeout(() => resolve(isPlatformShown()), OPEN_TIMEOUT);
  });
}

/**
 * Calls a global function by its property path, such as "googlefc.showRevocationMessage", as soon
 * as the platform has defined it.
 */
async function callByName(name: string): Promise<boolean> {
  const end = performance.now() + OPEN_TIMEOUT;
  for (;;) {
    const found: unknown[] = [window];
    for (const part of name.split('.')) found.push(Reflect.get(Object(found.at(-1)), part));
    const [owner, method] = found.slice(-2);
    if (typeof method === 'function') return attempt(name, method, owner, []);
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, OPEN_INTERVAL));
  }
}

type Platform = Exclude<ConsentSettings['platform'], false>;

/** Milliseconds between two checks whether a platform has replaced its API. */
const INTERVAL = 250;

/** Loads the consent platform's script into the page, once. Returns whether it has loaded. */
const loadPlatform = ({ script, attributes }: Platform): Promise<boolean> =>
  loadScript(script, attributes).then(
    () => true,
    () => false,
  );

/** Calls the consent platform's API. Returns whether the API exists and did not throw. */
function callPlatform(command: string, callback: (...values: unknown[]) => void): boolean {
  return attempt(command, currentApi(), window, [command, 2, callback]);
}

/** Returns the function that is the API now: a function of the platform, or a stub. */
const currentApi = (): unknown => Reflect.get(window, PLATFORM_API);

/**
 * Calls a method of third-party code. Logs a warning instead of throwing an error.
 * @returns whether the method exists and did not throw
 */
function attempt(name: string, method: unknown, owner: unknown, values: unknown[]): boolean {
  if (typeof method !== 'function') return false;
  try {
    Reflect.apply(method, owner, values);
    return true;
  } catch (error) {
    console.warn(`${PLATFORM_API}: ${name}:`, error);
    return false;
  }
}

/**
 * Calls back with the events of a platform's API, however late the API appears. Adds a listener to the
 * queue of the stub, and to every API that replaces the stub without reading the queue, until one of them
 * calls back. Later events of other APIs are duplicates. An API may refuse a listener while the platform
 * starts, so a refused listener is added again.
 * @param name the name of the API's global function
 * @param version the parameters between the command and the listener
 */
function listenTo(name: string, version: readonly number[], onEvent: (data: unknown) => void) {
  let asked: unknown;
  let heard: unknown;
  const ask = () => {
    const api: unknown = Reflect.get(window, name);
    if (heard || api === asked || typeof api !== 'function') return;
    asked = api;
    const listener = (data: unknown, isKnown: unknown) => {
      if (isKnown !== true) {
        if (asked === api) asked = undefined;
        return;
      }
      // The stub of the API for the US reports that it has a listener.
      if (Object(Object(data).pingData).cmpStatus === 'stub') return;
      heard ??= api;
      clearInterval(checking);
      if (heard === api) onEvent(data);
    };
    attempt('addEventListener', api, window, ['addEventListener', ...version, listener]);
  };
  const checking = setInterval(ask, INTERVAL);
  ask();
  return {
    /** Adds a listener if no listener has been called, because the platform reports that it is ready. */
    retry() {
      asked = undefined;
      ask();
    },
    stop: () => clearInterval(checking),
    isHeard: () => heard !== undefined,
  };
}
