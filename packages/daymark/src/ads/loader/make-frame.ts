import * as wording from '#words';
import type { SlotRequest } from '../frame/message.ts';
import { SANDBOX, SECOND_HOST_SANDBOX } from '../sandbox.ts';

/**
 * The features that a creative may use, of those that browsers allow in every frame by default: the
 * hints about the browser that every request contains. All others are denied. With a listener for
 * `unload`, for example, a creative would keep the page out of the back/forward cache, and with
 * picture-in-picture it would leave its box.
 */
const ALLOWED = ['ch-save-data', 'ch-ua', 'ch-ua-mobile', 'ch-ua-platform'];

/**
 * The features that browsers allow in every frame by default, if they do not list the features that
 * they know: Firefox and Safari. Browsers warn about unknown features, so there are no others here.
 */
const DENIED_WITHOUT_LIST = ['gamepad', 'storage-access'];

/** Creates the iframe for the page that runs a network's code, in the requested size. */
export function makeFrame(
  address: string,
  { bannerId, width, height }: SlotRequest,
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const isElsewhere = new URL(address, location.href).origin !== location.origin;
  const attributes = {
    // The frame keeps its origin only if that origin differs from the site's origin.
    sandbox: (isElsewhere ? SECOND_HOST_SANDBOX : SANDBOX).join(' '),
    allow: deniedFeatures(),
    referrerpolicy: 'no-referrer',
    scrolling: 'no',
    title: wording.numberedAdvertisement(bannerId),
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
  const policy =
    Reflect.get(document, 'permissionsPolicy') ?? Reflect.get(document, 'featurePolicy');
  const known: string[] = policy?.features?.() ?? DENIED_WITHOUT_LIST;
  return known
    .filter((feature) => !ALLOWED.includes(feature))
    .map((feature) => `${feature} 'none'`)
    .join('; ');
}
