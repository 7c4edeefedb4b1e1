import * as wording from '#words';
import type { Settings } from '../settings/site.ts';
import { bannerIdsOf, POSITIONS, type SlotForm } from '../settings/slots.ts';
import { fillingOf } from './filling.ts';
import { creativeImages, dealCreatives, housePicture } from './house-creatives.ts';
import type { SlotProps } from './Slot.tsx';

type Positions = typeof POSITIONS;

/** The kinds of pages that may have slots. */
export type PageWithSlots = keyof Positions;

/** The slots in the text of an article on every screen, in their order. */
export interface InContent {
  slots: readonly SlotProps[];
  /** The fewest words between two slots. */
  everyWords: number;
}

/**
 * The slots of a page by position. A position that this kind of page does not have is a type error.
 * A position is absent if the page's content is too short for the slot.
 */
export type SlotsOn<Page extends PageWithSlots> = {
  [Position in keyof Positions[Page]]?:
    | (Position extends 'in-content' ? InContent : SlotProps)
    | undefined;
};

/** The settings that determine the slots of a page. */
export type Placed = Pick<Settings, 'slots' | 'creatives' | 'networks' | 'ads' | 'identity'>;

type Creative = Settings['creatives'][number];

/** Whether a house creative is shown only on some days, which the browser knows. */
const isDated = ({ from, to }: Creative) => from !== undefined || to !== undefined;

/**
 * Creates the slots of a page from the settings. A slot has a banner id, a shape, a network, and a
 * house creative (the site's own ad, shown until the network fills the slot), with the creatives that
 * replace it on their days. A creative is on a page twice only if the settings say so, or contain too
 * few creatives. Returns undefined without advertising.
 * @param path the path of the page
 * @param topics the ids of the topics of the page
 */
export function slotsOn<Page extends PageWithSlots>(
  settings: Placed,
  page: Page,
  path: string,
  topics?: readonly string[],
): SlotsOn<Page> | undefined;
export function slotsOn(
  settings: Placed,
  page: PageWithSlots,
  path: string,
  topics: readonly string[] = [],
): object | undefined {
  const { slots, identity } = settings;
  if (!slots[page]) return undefined;
  const settingOf = new Map(Object.entries(slots[page]));
  const creatives = settings.creatives.filter(
    (creative) =>
      creative.topics.length === 0 || creative.topics.some((topic) => topics.includes(topic)),
  );
  const undated = creatives.filter((creative) => !isDated(creative));
  const dealt = dealCreatives(undated, path);
  const order = dealCreatives(creatives, path);
  const placed = Object.entries(POSITIONS[page]).flatMap(([position, form]) => {
    const setting = settingOf.get(position);
    if (!setting) return [];
    const { creative: named, sticky } = 'bannerIds' in setting ? {} : setting;
    const id = undated.find((creative) => creative.id === named)?.id;
    return bannerIdsOf(setting).map((bannerId) => ({
      position,
      form,
      bannerId,
      sticky,
      named,
      id,
    }));
  });
  for (const slot of placed) slot.id ??= nextId(slot.form, placed, dealt);
  /** Returns the dated creatives that come before the undated one of a slot. */
  const datedBefore = ({ named, id }: (typeof placed)[number], index: number) => {
    if (creatives.some((creative) => creative.id === named))
      return creatives.filter((creative) => creative.id === named && isDated(creative));
    const isRepeated = placed.findIndex((other) => other.id === id) < index;
    const end = isRepeated ? -1 : order.findIndex((creative) => creative.id === id);
    return order.slice(0, end < 0 ? order.length : end).filter(isDated);
  };
  const all = placed.map((place, index): [string, SlotProps] => {
    const { position, form, bannerId, sticky, id } = place;
    const creative = undated.find((known) => known.id === id);
    // The settings schema guarantees a creative.
    if (!creative)
      throw new Error(`slots.${page}.${position}: expected a slot with a creative; found none`);
    const dated = datedBefore(place, index);
    const filling = creative.beforeNetworks
      ? undefined
      : fillingOf(`${page}.${position}`, settings);
    // Another creative may replace this one, and two slots of a page must not have the same name.
    const isOnly = placed.find((other) => other.id === id)?.bannerId === bannerId;
    const name =
      isOnly && !filling && dated.length === 0
        ? wording.titledAdvertisement(creative.title)
        : wording.numberedAdvertisement(bannerId);
    const slot: SlotProps = {
      ...form,
      sticky,
      name,
      bannerId,
      filling,
      creative: shownIn(form, creative),
      dated: dated.map((each) => shownIn(form, each)),
      timeZone: identity.timeZone,
    };
    return [position, slot];
  });
  const inContent = settingOf.get('in-content');
  if (!inContent || !('everyWords' in inContent)) return Object.fromEntries(all);
  const { everyWords } = inContent;
  const inText = all.flatMap(([position, slot]) => (position === 'in-content' ? [slot] : []));
  return { ...Object.fromEntries(all), 'in-content': { slots: inText, everyWords } };
}

/** Returns a house creative with its drawing, or with its images for a slot. */
const shownIn = (form: SlotForm, creative: Creative): SlotProps['creative'] => ({
  ...creative,
  picture: housePicture(creative).path,
  images: creativeImages(form, creative.image ?? {}),
});

/**
 * Returns the id of the first house creative that no slot of the page shows. If the page shows all
 * creatives, returns the creative that the fewest slots on the same screens show.
 */
function nextId(
  form: SlotForm,
  placed: readonly { form: SlotForm; id: string | undefined }[],
  dealt: readonly { id: string }[],
): string | undefined {
  const free = (others: typeof placed) =>
    dealt.find(({ id }) => !others.some((other) => other.id === id));
  const together = placed.filter((other) => areSeenTogether(form, other.form));
  const timesShown = ({ id }: { id: string }) => together.filter((other) => other.id === id).length;
  const [rarest] = dealt.toSorted((one, other) => timesShown(one) - timesShown(other));
  return (free(placed) ?? rarest)?.id;
}

/** Whether there are screens that show both slots. */
const areSeenTogether = (one: SlotForm, other: SlotForm) =>
  one.width === 'any' || other.width === 'any' || other.width === one.width;
