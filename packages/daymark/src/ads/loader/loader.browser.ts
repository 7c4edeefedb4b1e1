import type { AnswerOf } from '../../consent/answer.ts';
import { isAllowed, SLOT_SETTINGS_ID } from '../../consent/answer.ts';
import type * as Notice from '../../consent/notice.browser.ts';
import notice from '../../consent/notice.browser.ts?lazy';
import { watchConsent } from '../../consent/watch-consent.browser.ts';
import type { BrowserSettings } from '../browser-settings.ts';
import type { SlotRequest } from '../frame/protocol.ts';
import type * as Inline from '../inline/inline.browser.ts';
import inline from '../inline/inline.browser.ts?lazy';
import type * as Frames from './frames.browser.ts';
import frames from './frames.browser.ts?lazy';
import {
  fittingSizes,
  hideBannerIds,
  leaveCreative,
  type NetworkBox,
  slotBoxesIn,
  stateReporter,
  styleFrames,
} from './slot-box.ts';

/*
 * Requests a creative for a slot box when the box is near the screen, after consent: one creative, and
 * one more for each reason in `askedAgain`.
 */

const settings: BrowserSettings = JSON.parse(
  document.getElementById(SLOT_SETTINGS_ID)?.textContent ?? '',
);

const slotBoxes = new Map(
  slotBoxesIn(document).map((slotBox): [Element, NetworkBox] => [slotBox.box, slotBox]),
);

/**
 * Observes which slot boxes are near the screen. A box that is not displayed is never near the screen.
 */
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const slotBox = slotBoxes.get(target);
      if (slotBox && isIntersecting) requestAd(slotBox);
    }
  },
  { rootMargin: '50% 0px' },
);

/** Milliseconds after which the width of a slot box that hides its creative counts as settled. */
const SETTLED = 1_000;

/**
 * Requests a creative for a slot box when the box is near the screen, if the visitor has agreed.
 */
function requestWhenNear(slotBox: NetworkBox): void {
  const { box, isGranted, isRequested } = slotBox;
  // Only a new observation reports a slot box that is already near the screen.
  near.unobserve(box);
  if (isGranted && (!isRequested || isHidden(box))) near.observe(box);
}

/** Whether the creative in a slot box has become wider than the box. */
const isHidden = (box: HTMLElement) => box.dataset.state === 'hidden';

/** Requests a creative for a slot box, unless the visitor has refused or no size fits the box. */
function requestAd(slotBox: NetworkBox): void {
  const { box, bannerId, isGranted } = slotBox;
  const size = fittingSizes(box.dataset, box.clientWidth);
  // The observer may report a slot box after a refusal.
  if (!isGranted || !size) return;
  if (isHidden(box) && box.dataset.frame) allowAgain(slotBox, 'width');
  if (slotBox.isRequested) return;
  slotBox.remove?.();
  slotBox.isRequested = true;
  near.unobserve(box);
  const isRestricted = box.dataset.consent === 'restricted';
  const milliseconds = settings.timeout * 1000;
  fill(slotBox, { bannerId, ...size, milliseconds, ...(isRestricted && { isRestricted }) });
}

/** Allows one more request for a slot box, once for each reason. */
function allowAgain(slotBox: NetworkBox, reason: 'scroll' | 'consent' | 'width'): void {
  if (slotBox.askedAgain.has(reason)) return;
  slotBox.askedAgain.add(reason);
  slotBox.isRequested = false;
}

/** Requests a creative in a frame or inline, unless the visitor refuses while the code loads. */
function fill(slotBox: NetworkBox, slot: SlotRequest): void {
  const { box, network } = slotBox;
  const { frame } = box.dataset;
  const configuration = settings.inline?.[network];
  const reportState = stateReporter(box, slot.width, () =>
    setTimeout(requestWhenNear, SETTLED, slotBox),
  );
  const fail = () => reportState('failed');
  let isRefused = false;
  slotBox.remove = () => {
    isRefused = true;
  };
  reportState('waiting');
  if (frame)
    import(/* @vite-ignore */ frames).then(({ fillFramed }: typeof Frames) => {
      const { origin, pathname } = location;
      const page = { address: origin + pathname, topics: settings.topics ?? [] };
      const again = () => {
        allowAgain(slotBox, 'scroll');
        requestWhenNear(slotBox);
      };
      if (!isRefused)
        slotBox.remove = fillFramed(again, box, frame, { ...slot, page }, reportState);
    }, fail);
  else if (configuration) {
    import(/* @vite-ignore */ inline).then(({ fillInline }: typeof Inline) => {
      if (!isRefused) slotBox.remove = fillInline(box, configuration, slot, reportState);
    }, fail);
    if (!configuration.request) hideBannerIds(document);
    // Other scripts than AdSense's may search for their elements, or send a request, only once.
    if (configuration.request !== 'adsense') requestAll(network);
  }
}

/** Requests the creatives of all displayed slot boxes of an inline network. */
function requestAll(network: string): void {
  for (const other of slotBoxes.values())
    if (other.network === network && other.box.offsetWidth > 0) requestAd(other);
}

/** Removes the creative of a slot box. If only consent is missing, a frame may get a creative later. */
function removeCreative(slotBox: NetworkBox): void {
  const { box } = slotBox;
  const { frame, state = '' } = box.dataset;
  if (frame && ['waiting', 'filled', 'hidden'].includes(state)) allowAgain(slotBox, 'consent');
  delete box.dataset.state;
  leaveCreative(box);
  slotBox.remove?.();
  slotBox.remove = undefined;
}

styleFrames(document);

/** Returns the latest answer for a network; 'unasked' before the first answer. */
let answerOf: AnswerOf = () => 'unasked';

/** Applies the visitor's answers to the slot boxes of the page. */
function follow(): void {
  let isUnasked = false;
  for (const slotBox of slotBoxes.values()) {
    const { box } = slotBox;
    const answer = answerOf(slotBox.network);
    // A creative that was requested without the restriction does not comply with it.
    const isNarrowed = answer === 'restricted' && box.dataset.consent === 'granted';
    box.dataset.consent = answer;
    slotBox.isGranted = isAllowed(answer);
    if (isNarrowed || !slotBox.isGranted) removeCreative(slotBox);
    requestWhenNear(slotBox);
    if (answer === 'unasked' && box.offsetWidth > 0) isUnasked = true;
  }
  // A consent platform shows its own prompt.
  if (isUnasked && !settings.consent.platform)
    import(/* @vite-ignore */ notice).then(
      ({ askForConsent }: typeof Notice) => askForConsent(settings.consent),
      // Without the code (perhaps due to an ad blocker), no prompt is shown and no network loads.
      () => {},
    );
}

watchConsent(settings.consent, (given) => {
  answerOf = given;
  follow();
});
// At another width, other slot boxes are displayed, and other sizes fit.
matchMedia('(--wide-slots)').addEventListener('change', follow);
