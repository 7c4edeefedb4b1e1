import * as wording from '#words';
import type { Settings } from '../settings/site.ts';
import { POSITIONS, type SlotForm } from '../settings/slots.ts';
import { fillingOf } from './filling.ts';
import { creativeImages, dealCreatives, housePicture } from './house-creatives.ts';
import type { SlotProps } from './Slot.tsx';

type Positions = typeof POSITIONS;

/** The kinds of pages that may have slots. */
export type PageWithSlots = keyof Positions;

/**
 * The slots of a page by position. A position that this kind of page does not have is a type error.
 * A position is absent if the page's content is too short for the slot.
 */
export type SlotsOn<Page extends PageWithSlots> = {
  [Position in keyof Positions[Page]]?: SlotProps | undefined;
};

/** The settings that determine the slots of a page. */
export type Placed = Pick<Settings, 'slots' | 'creatives' | 'networks' | 'ads' | 'identity'>;

type Creative = Settings['creatives'][number];

/** Whether a house creative is shown only on some days, which the browser knows. */
const isDated = ({ from, to }: Creative) => from !== undefined || to !== undefined;

/**
 * Creates the slots of a page from the settings: banner id, shape, network, and house creative (the
 * site's own ad, shown until the network fills the slot), with those that replace it on their days. A
 * creative is on a page twice only if the settings say so, or have too few. Returns undefined without
 * advertising.
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
  const placed = Object.entries(POSITIONS[page]).map(([position, form]) => {
    const setting = settingOf.get(position);
    const id = undated.find((creative) => creative.id === setting?.creative)?.id;
    return { position, form, setting, id };
  });
  for (const slot of placed) slot.id ??= nextId(slot.form, placed, dealt);
  /** Returns the dated creatives that come before the undated one of a slot. */
  const datedBefore = ({ setting, id }: (typeof placed)[number], index: number) => {
    const named = setting?.creative;
    if (creatives.some((creative) => creative.id === named))
      return creatives.filter((creative) => creative.id === named && isDated(creative));
    const isRepeated = placed.findIndex((other) => other.id === id) < index;
    const end = isRepeated ? -1 : order.findIndex((creative) => creative.id === id);
    return order.slice(0, end < 0 ? order.length : end).filter(isDated);
  };
  const entries = placed.map((place, index) => {
    const { position, form, setting, id } = place;
    const creative = undated.find((known) => known.id === id);
    // The settings schema guarantees a setting and a creative.
    if (!setting || !creative)
      throw new Error(`slots.${page}.${position}: expected a slot with a creative; found none`);
    const dated = datedBefore(place, index);
    const filling = creative.beforeNetworks
      ? undefined
      : fillingOf(`${page}.${position}`, settings);
    // Another creative may replace this one, and two slots of a page must not have the same name.
    const isOnly = placed.find((other) => other.id === id)?.position === position;
    const name =
      isOnly && !filling && dated.length === 0
        ? wording.titledAdvertisement(creative.title)
        : wording.numberedAdvertisement(setting.bannerId);
    const slot: SlotProps = {
      ...form,
      name,
      bannerId: setting.bannerId,
      creative: shownIn(form, creative),
      dated: dated.map((each) => shownIn(form, each)),
      timeZone: identity.timeZone,
      filling,
    };
    return [position, slot];
  });
  return Object.fromEntries(entries);
}

/** Returns a house creative with its drawing, or with its images for a slot. */
const shownIn = (form: SlotForm, creative: Creative): SlotProps['creative'] => ({
  ...creative,
  picture: housePicture(creative.id).path,
  images: creativeImages(form, creative.image ?? {}),
});

/**
 * Returns the id of the first house creative that no slot of the page shows; if all are shown, of the
 * first that no slot on the same screens shows.
 */
function nextId(
  form: SlotForm,
  placed: readonly { form: SlotForm; id: string | undefined }[],
  dealt: readonly { id: string }[],
): string | undefined {
  const free = (others: typeof placed) =>
    dealt.find(({ id }) => !others.some((other) => other.id === id));
  const next =
    free(placed) ?? free(placed.filter((other) => areSeenTogether(form, other.form))) ?? dealt[0];
  return next?.id;
}

const areSeenTogether = (one: SlotForm, other: SlotForm) =>
  one.width === 'any' || other.width === 'any' || other.width === one.width;
