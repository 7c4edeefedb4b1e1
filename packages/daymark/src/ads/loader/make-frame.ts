import * as wording from '#words';
import type { SlotRequest } from '../frame/message.ts';
import { SANDBOX, SECOND_HOST_SANDBOX } from '../sandbox.ts';

/**
 * Features that a creative must not use, although browsers allow them in every frame by default. A
 * listener for `unload` would keep the page out of the back/forward cache. `ariaNotify` speaks to
 * users of screen readers without a click. Unknown features are omitted: browsers warn about them.
 */
const DENIED = ['unload', 'aria-notify'];

/** Creates the iframe for the page that runs a network's code, in the requested size. */
export function makeFrame(address: string, { width, height }: SlotRequest): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const isElsewhere = new URL(address, location.href).origin !== location.origin;
  const attributes = {
    // The frame keeps its origin only if that origin differs from the site's origin.
    sandbox: (isElsewhere ? SECOND_HOST_SANDBOX : SANDBOX).join(' '),
    allow: deniedFeatures(),
    referrerpolicy: 'no-referrer',
    scrolling: 'no',
    title: wording.advertisement,
    width: `${width}`,
    height: `${height}`,
    src: address,
  };
  // No `loading` attribute: the frame is already near the screen, and the timeout has started.
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
  // An opaque origin has no storage. In Chromium, `credentialless` also keeps cookies of other
  // visits out of the frame's requests.
  if (!isElsewhere) frame.setAttribute('credentialless', '');
  return frame;
}

function deniedFeatures(): string {
  const policy: unknown = Reflect.get(document, 'featurePolicy');
  const known: unknown =
    policy instanceof Object ? Reflect.get(policy, 'features')?.call(policy) : [];
  return DENIED.filter((feature) => Array.isArray(known) && known.includes(feature))
    .map((feature) => `${feature} 'none'`)
    .join('; ');
}
