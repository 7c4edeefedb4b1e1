import type { Answer } from '../../consent/answer.ts';
import { signalsOf } from '../../consent/consent-mode.ts';
import { PLATFORM_API } from '../../consent/platform/tc-data.ts';
import type { SlotRequest } from '../frame/message.ts';

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
  return () => takeBack(queue, request);
}

/**
 * Requests that Google Publisher Tag fill the element with an id.
 * @param mark called if the tag reports that it has no creative for the element
 * @param fail called if a function of the tag is missing
 * @returns a function that removes the request from the queue, if the tag has not loaded yet
 * @throws when an ad blocker has removed a function of the tag
 */
export function requestPublisherTag(
  id: string,
  unit: string,
  { width, height }: SlotRequest,
  mark: () => void,
  fail: () => void,
): () => void {
  window.googletag ??= {};
  const { googletag } = window;
  const queue = googletag.cmd ?? ([] as (() => void)[]);
  googletag.cmd = queue;
  need(queue.push, 'googletag.cmd.push');
  const command = () => {
    try {
      const pubads = googletag.pubads?.();
      pubads?.addEventListener?.('slotRenderEnded', ({ isEmpty, slot }) => {
        if (isEmpty && slot.getSlotElementId() === id) mark();
      });
      need(googletag.defineSlot, 'googletag.defineSlot');
      need(googletag.display, 'googletag.display');
      googletag.defineSlot(unit, [[width, height]], id)?.addService?.(pubads);
      googletag.enableServices?.();
      googletag.display(id);
    } catch {
      fail();
    }
  };
  queue.push(command);
  return () => takeBack(queue, command);
}

/** Removes a request from the queue of a tag, which is an array until the tag loads. */
function takeBack(queue: unknown, request: unknown): void {
  if (Array.isArray(queue) && queue.includes(request)) queue.splice(queue.indexOf(request), 1);
}

/** Throws if a function of a tag is missing. An ad blocker may leave only the global object. */
function need<Method>(method: Method | undefined, name: string): asserts method is Method {
  if (typeof method !== 'function')
    throw new TypeError(`${name}: expected a function; found ${typeof method}`);
}
