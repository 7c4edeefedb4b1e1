import { type Answer, PLATFORM_API } from '../../consent/answer.ts';
import { signalsOf } from '../../consent/consent-mode.ts';
import type { SlotRequest } from '../frame/protocol.ts';

/**
 * Sends an answer about consent to Google's tags in this page: as the default before they load,
 * then as an update whenever it changes. Does nothing on a page with a consent platform, which
 * itself sends the answer for each purpose to the tags.
 */
export function sendConsent(command: 'default' | 'update', answer: Answer): void {
  if (PLATFORM_API in window) return;
  window.dataLayer ??= [];
  gtag('consent', command, signalsOf(answer));
}

/** Puts a command into the queue that Google's tags read, now or after they have loaded. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: this object type marks a command for the tags.
  window.dataLayer?.push(arguments);
}

/**
 * Requests that AdSense fill the next empty AdSense element.
 * @returns a function that removes the request from the queue, if the tag has not loaded yet
 * @throws when an ad blocker has removed a function of the tag
 */
export function requestAdsense(): () => void {
  const queue = window.adsbygoogle ?? ([] as object[]);
  window.adsbygoogle = queue;
  need(queue.push, 'adsbygoogle.push');
  const request = {};
  queue.push(request);
  return () => {
    // The queue is an array until the tag loads.
    if (Array.isArray(queue) && queue.includes(request)) queue.splice(queue.indexOf(request), 1);
  };
}

/** A request for a creative of Google Publisher Tag. */
interface UnitRequest extends Pick<SlotRequest, 'sizes' | 'isRestricted'> {
  /** The id of the element that the tag fills. */
  id: string;
  /** The path of the ad unit. */
  unit: string;
  /** The key-values of all requests of the page. */
  targeting?: object | undefined;
  /** The key-values of this request, as JSON. */
  slotTargeting?: string | undefined;
  /** Called when the tag reports whether it has no creative for the element. */
  mark: (isEmpty: boolean) => void;
  /** Called if a function of the tag is missing. */
  fail: () => void;
}

/** Requests that the tag has not received yet. */
let pending: UnitRequest[] = [];

/**
 * Requests that Google Publisher Tag fill an element. The tag receives requests that are made at the same
 * time as one request, so that it can choose creatives that fit each other.
 * @returns a function that withdraws the request, if the tag has not received it yet
 * @throws when an ad blocker has removed a function of the tag
 */
export function requestPublisherTag(request: UnitRequest): () => void {
  window.googletag ??= {};
  const { googletag } = window;
  const queue = googletag.cmd ?? ([] as (() => void)[]);
  googletag.cmd = queue;
  need(queue.push, 'googletag.cmd.push');
  if (pending.length === 0) setTimeout(() => queue.push?.(() => displayAll(pending.splice(0))));
  pending.push(request);
  return () => {
    pending = pending.filter((other) => other !== request);
  };
}

/** Source: https://developers.google.com/publisher-tag/reference */
function displayAll(requests: readonly UnitRequest[]): void {
  const { googletag = {} } = window;
  try {
    need(googletag.setConfig, 'googletag.setConfig');
    need(googletag.defineSlot, 'googletag.defineSlot');
    need(googletag.display, 'googletag.display');
    // The policy of the page blocks the inline scripts of creatives in frames without an address.
    // A SafeFrame is a page of Google, with a policy of its own.
    const safeFrame = { forceSafeFrame: true, sandbox: true };
    const targeting = requests[0]?.targeting;
    const keyed = targeting && { targeting };
    googletag.setConfig({ singleRequest: true, centering: true, safeFrame, ...keyed });
    const pubads = googletag.pubads?.();
    if (requests.some(({ isRestricted }) => isRestricted)) {
      need(pubads?.setPrivacySettings, 'setPrivacySettings');
      pubads.setPrivacySettings({ restrictDataProcessing: true });
    }
    pubads?.addEventListener?.('slotRenderEnded', ({ isEmpty, slot }) =>
      requests.find(({ id }) => id === slot.getSlotElementId())?.mark(isEmpty),
    );
    for (const { id, unit, sizes, slotTargeting } of requests) {
      const slot = googletag.defineSlot(unit, sizes, id);
      slot?.addService?.(pubads);
      if (slotTargeting) slot?.setConfig?.({ targeting: JSON.parse(slotTargeting) });
    }
    googletag.enableServices?.();
    for (const { id } of requests) googletag.display(id);
  } catch {
    for (const { fail } of requests) fail();
  }
}

/** Throws if a function of a tag is missing. An ad blocker may leave only the global object. */
function need<Method>(method: Method | undefined, name: string): asserts method is Method {
  if (typeof method !== 'function')
    throw new TypeError(`${name}: expected a function; found ${typeof method}`);
}
