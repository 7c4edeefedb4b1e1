import { loadScript } from '../../browser/scripts/load-script.browser.ts';
import type { InlineConfiguration } from '../browser-settings.ts';
import { makeCreativeStatus } from '../frame/creative-status.ts';
import type { SlotRequest } from '../frame/protocol.ts';
import { isSomethingSeen, watchNestedFrames } from '../frame/visibility.ts';
import type { ReportState, SlotState } from '../loader/slot-box.ts';
import { requestAdsense, requestPublisherTag, sendConsent } from './google.ts';

/** Milliseconds between two checks of a creative. */
const CHECK_INTERVAL = 250;

/**
 * Requests a creative that the network inserts into the page itself, as AdSense requires. Removes the
 * elements that were added for the creative in every final state except `filled`.
 * @returns a function to call on a refusal, which reloads the page, because no script can be unloaded
 */
export function fillInline(
  box: HTMLElement,
  configuration: InlineConfiguration,
  slot: SlotRequest,
  reportState: ReportState,
): () => void {
  const { emptyMark, request } = configuration;
  const mark = emptyMark?.attribute ?? '';
  const { wrapper, container } = createContainer(configuration, slot);
  /** Milliseconds during which the tab was visible and the box was displayed. */
  let spent = 0;
  let isFilled = false;
  let hasEnded = false;
  let takeBack = () => {};
  const status = makeCreativeStatus(slot.milliseconds, () => spent);
  const end = (state: SlotState) => {
    if (hasEnded) return;
    hasEnded = true;
    clearInterval(looking);
    takeBack();
    reportState(state);
    wrapper.remove();
  };
  // Google's tags insert an iframe before they report whether they have a creative for it.
  const hasResult = () => !request || container.hasAttribute(mark);
  const look = () => {
    // Content in a box without a size is never visible, so a check would prove nothing.
    if (document.hidden || box.offsetWidth === 0) return;
    spent += CHECK_INTERVAL;
    const { left, top, right, bottom } = wrapper.getBoundingClientRect();
    const isHidden = box.dataset.state !== 'filled';
    const bounds = { left, top, right, bottom, isHidden };
    const state = status.observe({
      isSeen: hasResult() && isSomethingSeen(wrapper.querySelectorAll('*'), container, bounds),
      isMarkedEmpty: container.getAttribute(mark) === emptyMark?.value,
      isGone: !container.isConnected,
      hasElements: container.childElementCount > 0,
    });
    if (state === 'filled') {
      isFilled = true;
      reportState(state);
    } else if (state) end(state);
    else if (!isFilled && spent >= slot.milliseconds) end('late');
  };
  const looking = setInterval(look, CHECK_INTERVAL);

  watchNestedFrames();
  box.append(wrapper);
  try {
    if (request) sendConsentOnce();
    if (request === 'adsense') takeBack = requestAdsense();
    else if (request === 'gpt')
      takeBack = requestPublisherTag({
        id: container.id,
        unit: container.dataset.unit ?? '',
        sizes: slot.sizes,
        targeting: configuration.targeting,
        slotTargeting: container.dataset.targeting,
        isRestricted: slot.isRestricted ?? false,
        mark: (isEmpty) => container.setAttribute(mark, `${isEmpty}`),
        fail: () => end('failed'),
      });
    loadScript(configuration.script).catch(status.noteLoss);
  } catch {
    end('failed');
  }
  return () => {
    if (request) sendConsent('update', 'refused');
    location.reload();
  };
}

/** Creates the element that the network fills, in a wrapper of the creative's size. */
function createContainer(configuration: InlineConfiguration, slot: SlotRequest) {
  const { bannerId, width, height, isRestricted } = slot;
  const wrapper = document.createElement('div');
  wrapper.className = 'slot-inline';
  const container = document.createElement(configuration.element);
  container.id = `container-${bannerId}`;
  for (const [name, value] of Object.entries(configuration.slots[bannerId] ?? {}))
    container.setAttribute(name, value);
  // Source: https://support.google.com/adsense/answer/9598414
  if (isRestricted && configuration.request === 'adsense')
    container.dataset.restrictDataProcessing = '1';
  for (const { style } of [wrapper, container]) {
    style.display = 'block';
    style.width = `${width}px`;
    style.height = `${height}px`;
  }
  // A creative that is not as high as the box is centred.
  if (configuration.request === 'gpt') container.style.alignContent = 'center';
  wrapper.append(container);
  return { wrapper, container };
}

let hasSentConsent = false;

/**
 * Passes the visitor's consent to Google's tags before their first request. The tags expect a default
 * first, and then the answer.
 */
function sendConsentOnce(): void {
  if (hasSentConsent) return;
  hasSentConsent = true;
  sendConsent('default', 'unasked');
  sendConsent('update', 'granted');
}
