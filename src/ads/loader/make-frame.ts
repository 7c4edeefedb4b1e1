import type { SlotRequest } from '../frame/message.ts';
import { SANDBOX, SECOND_HOST_SANDBOX } from '../sandbox.ts';

/**
 * Features that a creative may not use, though browsers allow them in any frame unless told. A
 * listener for `unload` would keep the page out of the back/forward cache; `ariaNotify` speaks to
 * users of screen readers without a click. A browser that does not know one would complain.
 */
const DENIED = ['unload', 'aria-notify'];

/** Makes the frame that shows the page of a network, in the size that was asked for. */
export function makeFrame(address: string, { width, height }: SlotRequest): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const isElsewhere = new URL(address, location.href).origin !== location.origin;
  const attributes = {
    // Its own origin only where that is not ours.
    sandbox: (isElsewhere ? SECOND_HOST_SANDBOX : SANDBOX).join(' '),
    allow: deniedFeatures(),
    referrerpolicy: 'no-referrer',
    scrolling: 'no',
    title: 'Advertisement',
    width: `${width}`,
    height: `${height}`,
    src: address,
  };
  // No `loading`: it is near already, and patience runs from now on.
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
  // A frame without an origin has no storage. With this its requests carry no cookies either (Chromium).
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
