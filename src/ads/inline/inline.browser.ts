import { makeJudge } from '../frame/judge.ts';
import type { SlotRequest } from '../frame/message.ts';
import { isSomethingSeen } from '../frame/seen.ts';
import type { Tell } from '../loader/state.ts';
import { askAdsense, askPublisherTag, tellConsent } from './google.ts';
import type { InlineRecipe } from './recipe.ts';
import { haveScript } from './script.ts';

/* Fills slots by code that runs in the page itself, for networks that forbid frames. */

/** Milliseconds between two looks at what is there. */
const LOOK = 250;

/** Marks an element that Google Publisher Tag has nothing for. */
const EMPTY = { attribute: 'data-empty', value: 'true' };

/**
 * Asks a network for a creative in the page itself. What it puts there is taken away again in every
 * state but `filled`.
 * @returns a function for a refusal: the page is loaded anew, as no script can be sent away
 */
export function fillInline(
  box: HTMLElement,
  recipe: InlineRecipe,
  slot: SlotRequest,
  tell: Tell,
): () => void {
  const { emptyMark = EMPTY } = recipe;
  const { guest, container } = makePlace(recipe, slot);
  const judge = makeJudge(slot.milliseconds, () => performance.now());
  const end = (state: 'empty' | 'late' | 'failed') => {
    clearInterval(looking);
    clearTimeout(patience);
    guest.remove();
    tell(state);
  };
  const look = () => {
    const { right, bottom } = guest.getBoundingClientRect();
    const isHidden = box.dataset.state !== 'filled';
    const state = judge.look({
      isSeen: isSomethingSeen(guest.querySelectorAll('*'), container, { right, bottom, isHidden }),
      isMarkedEmpty: container.getAttribute(emptyMark.attribute) === emptyMark.value,
      isGone: !container.isConnected,
      isPut: container.childElementCount > 0,
    });
    if (state === 'filled') {
      clearTimeout(patience);
      tell(state);
    } else if (state === 'empty' || state === 'failed') end(state);
  };
  const looking = setInterval(look, LOOK);
  const patience = setTimeout(() => end('late'), slot.milliseconds);

  box.append(guest);
  const isGoogle = recipe.adapter !== 'elements';
  try {
    if (isGoogle) tellConsentOnce();
    if (recipe.adapter === 'adsense') askAdsense();
    else if (recipe.adapter === 'gpt')
      askPublisherTag(
        container.id,
        recipe.slots[slot.bannerId]?.unit ?? '',
        slot,
        () => container.setAttribute(EMPTY.attribute, EMPTY.value),
        () => end('failed'),
      );
    haveScript(recipe.script).catch(judge.noteLoss);
  } catch {
    end('failed');
  }
  return () => {
    if (isGoogle) tellConsent('update', 'refused');
    location.reload();
  };
}

/** The element that the network fills, in one of the size of the creative. */
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
