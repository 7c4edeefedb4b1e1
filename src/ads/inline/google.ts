import type { Answer } from '../../consent/answer.ts';
import { signalsOf } from '../../consent/consent-mode.ts';
import { PLATFORM_API } from '../../consent/platform/tc-data.ts';
import type { SlotRequest } from '../frame/message.ts';

/**
 * Tells Google's tags in this page of an answer: before them as the default, then as it changes. Where
 * a consent platform has asked, the tags hear of it from the platform, purpose by purpose.
 */
export function tellConsent(command: 'default' | 'update', answer: Answer): void {
  if (PLATFORM_API in window) return;
  window.dataLayer ??= [];
  gtag('consent', command, signalsOf(answer));
}

function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tags tell commands from other data by this object.
  window.dataLayer?.push(arguments);
}

/**
 * Asks AdSense to fill the next of its elements that stands empty.
 * @returns a function that takes the request back, if the tag has not come yet
 */
export function askAdsense(): () => void {
  const queue = window.adsbygoogle ?? ([] as object[]);
  window.adsbygoogle = queue;
  need(queue.push, 'adsbygoogle.push');
  const request = {};
  queue.push(request);
  return () => takeBack(queue, request);
}

/**
 * Asks Google Publisher Tag to fill an element, by its id.
 * @param mark called when the tag has nothing
 * @param fail called when what the tag should have is missing
 * @returns a function that takes the request back, if the tag has not come yet
 */
export function askPublisherTag(
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

/** What waits for a tag is an array, until the tag comes. */
function takeBack(queue: unknown, request: unknown): void {
  if (Array.isArray(queue) && queue.includes(request)) queue.splice(queue.indexOf(request), 1);
}

/** A blocker may leave the name of a tag and take away what was behind it. */
function need<Method>(method: Method | undefined, name: string): asserts method is Method {
  if (typeof method !== 'function')
    throw new TypeError(`${name}: expected a function; found ${typeof method}`);
}
