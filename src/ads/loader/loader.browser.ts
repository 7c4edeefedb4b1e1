import { watchConsent } from '../../consent/answers.browser.ts';
import notice from '../../consent/notice.browser.ts?late';
import type { SlotRequest } from '../frame/message.ts';
import inline from '../inline/inline.browser.ts?late';
import type { InlineRecipe } from '../inline/recipe.ts';
import { openFrame } from './open-frame.ts';
import { type BrowserSettings, SLOT_SETTINGS_ID } from './settings.ts';
import { removeWayPast, styleFrames } from './show.ts';
import { fittingSize } from './size.ts';
import { stateTeller, type Tell } from './state.ts';

/* Asks networks for creatives: each box at most once, near the screen, after consent. */

/** A box that a network may fill. */
interface Place {
  box: HTMLElement;
  network: string;
  isAsked: boolean;
  /** Takes away what the network has put into the box. */
  remove?: (() => void) | undefined;
}

const settings: BrowserSettings = JSON.parse(
  document.getElementById(SLOT_SETTINGS_ID)?.textContent ?? '',
);

const places = new Map<Element, Place>();
for (const box of document.querySelectorAll<HTMLElement>('[data-network]'))
  places.set(box, { box, network: box.dataset.network ?? '', isAsked: false });

/** Boxes that are not displayed at this width are never near. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const place = places.get(target);
      if (place && isIntersecting && !place.isAsked) ask(place);
    }
  },
  { rootMargin: '50% 0px' },
);

function ask(place: Place): void {
  const { box, network } = place;
  const size = fittingSize(box.dataset.sizes ?? '', box.clientWidth);
  if (!size) return;
  place.isAsked = true;
  near.unobserve(box);
  const { frame, bannerId } = box.dataset;
  const milliseconds = settings.patience * 1000;
  const slot = { bannerId: Number(bannerId), ...size, milliseconds };
  const recipe = settings.inline?.[network];
  const tell = stateTeller(box);
  tell('waiting');
  if (frame) place.remove = openFrame(box, frame, slot, tell);
  else if (recipe) askInline(place, recipe, slot, tell);
}

/** Code that runs in the page cannot be sent away from it: on a refusal the page is loaded anew. */
function askInline(place: Place, recipe: InlineRecipe, slot: SlotRequest, tell: Tell): void {
  let isRefused = false;
  place.remove = () => {
    isRefused = true;
  };
  import(/* @vite-ignore */ inline).then(
    ({ fillInline }: typeof import('../inline/inline.browser.ts')) => {
      if (!isRefused) place.remove = fillInline(place.box, recipe, slot, tell);
    },
    () => tell('failed'),
  );
  // A script that looks for its elements once must find them all.
  if (recipe.adapter !== 'elements') return;
  for (const other of places.values())
    if (other.network === place.network && !other.isAsked && other.box.offsetWidth > 0) ask(other);
}

styleFrames(document);
watchConsent(settings.consent, (answerOf) => {
  let isUnasked = false;
  for (const place of places.values()) {
    const answer = answerOf(place.network);
    place.box.dataset.consent = answer;
    if (answer === 'granted') {
      if (!place.isAsked) near.observe(place.box);
      continue;
    }
    near.unobserve(place.box);
    place.remove?.();
    place.remove = undefined;
    removeWayPast(place.box);
    delete place.box.dataset.state;
    if (answer === 'unasked' && place.box.offsetWidth > 0) isUnasked = true;
  }
  // A consent platform asks by itself.
  if (isUnasked && !settings.consent.platform) askForConsent();
});

function askForConsent(): void {
  import(/* @vite-ignore */ notice).then(
    (module: typeof import('../../consent/notice.browser.ts')) =>
      module.askForConsent(settings.consent),
    // Its code could not be had, or a blocker has stopped it: nothing is asked, nothing loads.
    () => {},
  );
}
