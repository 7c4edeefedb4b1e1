import type { AnswerOf } from '../../consent/answer.ts';
import { watchConsent } from '../../consent/answers.browser.ts';
import notice from '../../consent/notice.browser.ts?late';
import { SLOT_SETTINGS_ID } from '../../consent/slot-settings-id.ts';
import type { SlotRequest } from '../frame/message.ts';
import inline from '../inline/inline.browser.ts?late';
import type { InlineRecipe } from '../inline/inline-config.ts';
import frames from './frames.browser.ts?late';
import type { BrowserSettings } from './settings.ts';
import { removeWayPast, returnFocus, styleFrames } from './show.ts';
import { fittingSize } from './size.ts';
import { hideBannerIds, type Place, placesIn } from './slot-boxes.ts';
import { stateTeller, type Tell } from './state.ts';

/* Requests creatives from networks: for each box at most once, near the screen, after consent. */

const settings: BrowserSettings = JSON.parse(
  document.getElementById(SLOT_SETTINGS_ID)?.textContent ?? '',
);

const places = new Map(placesIn(document).map((place): [Element, Place] => [place.box, place]));

/**
 * Observes which boxes are near the screen. Boxes that are not displayed at this width never are.
 */
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const place = places.get(target);
      if (place && isIntersecting) ask(place);
    }
  },
  { rootMargin: '50% 0px' },
);

function ask(place: Place): void {
  const { box, network, bannerId, isGranted, isAsked } = place;
  // The observer may report a box after a refusal.
  if (!isGranted || isAsked) return;
  const size = fittingSize(box.dataset.sizes ?? '', box.clientWidth);
  if (!size) return;
  place.isAsked = true;
  near.unobserve(box);
  const { frame } = box.dataset;
  const milliseconds = settings.patience * 1000;
  const slot = { bannerId, ...size, milliseconds };
  const recipe = settings.inline?.[network];
  const tell = stateTeller(box);
  tell('waiting');
  if (frame) askFramed(place, frame, slot, tell);
  else if (recipe) askInline(place, recipe, slot, tell);
}

function askFramed(place: Place, address: string, slot: SlotRequest, tell: Tell): void {
  const isRefused = refusalOf(place);
  import(/* @vite-ignore */ frames).then(
    ({ fillFramed }: typeof import('./frames.browser.ts')) => {
      if (!isRefused()) place.remove = fillFramed(place.box, address, slot, tell);
    },
    () => tell('failed'),
  );
}

/** Notes a refusal while the code that fills the box loads. Returns a function that reads it. */
function refusalOf(place: Place): () => boolean {
  let isRefused = false;
  place.remove = () => {
    isRefused = true;
  };
  return () => isRefused;
}

/** Requests an inline creative. Inline code cannot be unloaded: a refusal reloads the page. */
function askInline(place: Place, recipe: InlineRecipe, slot: SlotRequest, tell: Tell): void {
  const isRefused = refusalOf(place);
  if (recipe.adapter === 'elements') hideBannerIds(document);
  import(/* @vite-ignore */ inline).then(
    ({ fillInline }: typeof import('../inline/inline.browser.ts')) => {
      if (!isRefused()) place.remove = fillInline(place.box, recipe, slot, tell);
    },
    () => tell('failed'),
  );
  // A script that searches for its elements only once must find all of them.
  if (recipe.adapter !== 'elements') return;
  for (const other of places.values())
    if (other.network === place.network && other.box.offsetWidth > 0) ask(other);
}

styleFrames(document);

/** The latest answers; 'unasked' before the first. */
let answerOf: AnswerOf = () => 'unasked';

/** Applies the visitor's answers to the boxes that are displayed now. */
function follow(): void {
  let isUnasked = false;
  for (const place of places.values()) {
    const { box, isAsked } = place;
    const answer = answerOf(place.network);
    box.dataset.consent = answer;
    place.isGranted = answer === 'granted';
    // A new observation reports the box again.
    near.unobserve(box);
    if (place.isGranted) {
      if (!isAsked) near.observe(box);
      continue;
    }
    delete box.dataset.state;
    returnFocus(box);
    place.remove?.();
    place.remove = undefined;
    removeWayPast(box);
    if (answer === 'unasked' && box.offsetWidth > 0) isUnasked = true;
  }
  // A consent platform asks for itself.
  if (isUnasked && !settings.consent.platform) askForConsent();
}

watchConsent(settings.consent, (given) => {
  answerOf = given;
  follow();
});
// Then other boxes are displayed, and other sizes fit.
matchMedia('(width >= 768px)').addEventListener('change', follow);

function askForConsent(): void {
  import(/* @vite-ignore */ notice).then(
    (module: typeof import('../../consent/notice.browser.ts')) =>
      module.askForConsent(settings.consent),
    // The code did not load, or an ad blocker has stopped it: no question, and no network loads.
    () => {},
  );
}
