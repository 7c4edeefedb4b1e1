import type { Site } from '../settings/schema/site.ts';
import { POSITIONS } from '../settings/schema/slots.ts';
import { fillingOf } from './filling.ts';
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
export type Placed = Pick<Site, 'slots' | 'creatives' | 'networks' | 'ads'>;

/**
 * Creates the slots of a page from the settings: banner id, shape, network, and house creative (the
 * site's own ad, shown until the network fills the slot). Returns undefined without advertising.
 */
export function slotsOn<Page extends PageWithSlots>(
  site: Placed,
  page: Page,
): SlotsOn<Page> | undefined;
export function slotsOn(site: Placed, page: PageWithSlots): object | undefined {
  const { slots, creatives } = site;
  if (!slots[page]) return undefined;
  const settings = new Map(Object.entries(slots[page]));
  const entries = Object.entries(POSITIONS[page]).map(([position, shape], index) => {
    const setting = settings.get(position);
    const creative =
      creatives.find(({ id }) => id === setting?.creative) ?? creatives[index % creatives.length];
    // The settings schema guarantees a setting and a creative.
    if (!setting || !creative)
      throw new Error(`slots.${page}.${position}: expected a slot with a creative; found none`);
    const filling = fillingOf(`${page}.${position}`, site);
    const slot: SlotProps = { ...shape, bannerId: setting.bannerId, creative, filling };
    return [position, slot];
  });
  return Object.fromEntries(entries);
}
