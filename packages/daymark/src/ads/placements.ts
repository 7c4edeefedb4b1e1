import * as wording from '#words';
import type { Settings } from '../settings/site.ts';
import { POSITIONS, type SlotForm } from '../settings/slots.ts';
import { fillingOf } from './filling.ts';
import { dealCreatives, housePicture } from './house-creatives.ts';
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
export type Placed = Pick<Settings, 'slots' | 'creatives' | 'networks' | 'ads'>;

/**
 * Creates the slots of a page from the settings: banner id, shape, network, and house creative (the
 * site's own ad, shown until the network fills the slot). A creative is on a page twice only if the
 * settings say so, or have too few. Returns undefined without advertising.
 * @param path the path of the page
 */
export function slotsOn<Page extends PageWithSlots>(
  settings: Placed,
  page: Page,
  path: string,
): SlotsOn<Page> | undefined;
export function slotsOn(settings: Placed, page: PageWithSlots, path: string): object | undefined {
  const { slots, creatives } = settings;
  if (!slots[page]) return undefined;
  const settingOf = new Map(Object.entries(slots[page]));
  const dealt = dealCreatives(creatives, path);
  const placed = Object.entries(POSITIONS[page]).map(([position, form]) => {
    const setting = settingOf.get(position);
    return { position, form, setting, id: setting?.creative };
  });
  for (const slot of placed) slot.id ??= nextId(slot.form, placed, dealt);
  const entries = placed.map(({ position, form, setting, id }) => {
    const creative = creatives.find((known) => known.id === id);
    // The settings schema guarantees a setting and a creative.
    if (!setting || !creative)
      throw new Error(`slots.${page}.${position}: expected a slot with a creative; found none`);
    const filling = fillingOf(`${page}.${position}`, settings);
    const shown = { ...creative, picture: housePicture(creative.id).path };
    // A network may replace the creative, and two slots of a page must not have the same name.
    const isTitled = !filling && placed.find((other) => other.id === id)?.position === position;
    const name = isTitled
      ? wording.titledAdvertisement(creative.title)
      : wording.numberedAdvertisement(setting.bannerId);
    const slot: SlotProps = { ...form, name, bannerId: setting.bannerId, creative: shown, filling };
    return [position, slot];
  });
  return Object.fromEntries(entries);
}

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
