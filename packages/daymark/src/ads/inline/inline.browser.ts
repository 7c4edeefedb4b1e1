import { loadScript } from '../../browser/scripts/load-script.browser.ts';
import { GPT_EMPTY } from '../adapters/snippet.ts';
import { LOOK, makeJudge } from '../frame/creative-status.ts';
import type { SlotRequest } from '../frame/message.ts';
import { isSomethingSeen } from '../frame/visibility.ts';
import type { Tell } from '../loader/state.ts';
import { askAdsense, askPublisherTag, tellConsent } from './google.ts';
import type { InlineRecipe } from './inline-config.ts';

/* Fills slots with code that runs inline in the page, for networks that forbid frames. */

/**
 * Requests an inline creative from a network. The network's elements are removed in every final
 * state except `filled`.
 * @returns a function for a refusal. It reloads the page, because a script cannot be unloaded.
 */
export function fillInline(
  box: HTMLElement,
  recipe: InlineRecipe,
  slot: SlotRequest,
  tell: Tell,
): () => void {
  const { emptyMark = GPT_EMPTY } = recipe;
  const { guest, container } = makePlace(recipe, slot);
  /** Milliseconds during which the tab was visible and the box was displayed. */
  let spent = 0;
  let isFilled = false;
  let hasEnded = false;
  let takeBack = () => {};
  const judge = makeJudge(slot.milliseconds, () => spent);
  const end = (state: 'empty' | 'late' | 'failed') => {
    if (hasEnded) return;
    hasEnded = true;
    clearInterval(looking);
    takeBack();
    tell(state);
    guest.remove();
  };
  // AdSense inserts its iframe before it reports whether the iframe has content.
  const isJudged = () =>
    recipe.adapter !== 'adsense' || container.hasAttribute(emptyMark.attribute);
  const look = () => {
    // Content in a box without a size is never visible, so a check would say nothing about it.
    if (document.hidden || box.offsetWidth === 0) return;
    spent += LOOK;
    const { left, top, right, bottom } = guest.getBoundingClientRect();
    const isHidden = box.dataset.state !== 'filled';
    const bounds = { left, top, right, bottom, isHidden };
    const state = judge.look({
      isSeen: isJudged() && isSomethingSeen(guest.querySelectorAll('*'), container, bounds),
      isMarkedEmpty: container.getAttribute(emptyMark.attribute) === emptyMark.value,
      isGone: !container.isConnected,
      isPut: container.childElementCount > 0,
    });
    if (state === 'filled') {
      isFilled = true;
      tell(state);
    } else if (state === 'empty' || state === 'failed') end(state);
    else if (!isFilled && spent >= slot.milliseconds) end('late');
  };
  const looking = setInterval(look, LOOK);

  box.append(guest);
  const isGoogle = recipe.adapter !== 'elements';
  try {
    if (isGoogle) tellConsentOnce();
    if (recipe.adapter === 'adsense') takeBack = askAdsense();
    else if (recipe.adapter === 'gpt')
      takeBack = askPublisherTag(
        container.id,
        recipe.slots[slot.bannerId]?.unit ?? '',
        slot,
        () => container.setAttribute(GPT_EMPTY.attribute, GPT_EMPTY.value),
        () => end('failed'),
      );
    loadScript(recipe.script).catch(judge.noteLoss);
  } catch {
    end('failed');
  }
  return () => {
    if (isGoogle) tellConsent('update', 'refused');
    location.reload();
  };
}

/** Creates the element that the network fills, in a wrapper of the creative's size. */
function makePlace(recipe: InlineRecipe, { bannerId, width, height }: SlotRequest) {
  const guest = document.createElement('div');
  guest.className = 'slot-guest';
  const container = document.createElement(recipe.element);
  container.id = `container-${bannerId}`;
  if (recipe.adapter !== 'gpt')
    for (const [name, value] of Object.entries(recipe.slots[bannerId] ?? {}))
      container.setAttribute(name, value);
  for (const { style } of [guest, container]) {
    style.display = 'block';
    style.width = `${width}px`;
    style.height = `${height}px`;
  }
  guest.append(container);
  return { guest, container };
}

let isTold = false;

function tellConsentOnce(): void {
  if (isTold) return;
  isTold = true;
  tellConsent('default', 'unasked');
  tellConsent('update', 'granted');
}
