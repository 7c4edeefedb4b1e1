import type { Site } from '../../settings/site.ts';
import type { POSITIONS, SlotForm } from '../../settings/slots.ts';
import { type PageWithSlots, type Placed, type SlotsOn, slotsOn } from '../placements.ts';
import type { SlotProps } from '../Slot.tsx';
import type { Content } from './content.ts';
import { fitSlots, type Shed } from './fit.ts';

/**
 * The slots of each page, the most important first. If the content is too short, the last slot is
 * removed first. A slot for every screen comes before a slot for some screens.
 */
const IMPORTANCE: { [Page in PageWithSlots]: readonly (keyof (typeof POSITIONS)[Page])[] } = {
  home: ['after-hero', 'beside-latest', 'after-featured', 'in-latest'],
  article: ['after-content', 'beside-content', 'in-content-1', 'in-content-2'],
  blog: ['beside-list', 'in-list'],
  topic: ['after-list'],
  resources: ['after-path'],
  community: ['after-stories'],
};

/** The box for Google Ads (`GoogleAdsBox`), which the home page has whatever its length. */
const GOOGLE_ADS_BOX: SlotForm = { width: 'any', shape: 'box' };

type SiteWithSlots = Placed & Pick<Site, 'home'>;

/** The pages of which a site has only one. A slot there may be sold, so it must not disappear. */
const UNIQUE_PAGES: readonly PageWithSlots[] = ['home', 'resources', 'community'];

/**
 * Returns the slots of a page that fit its content.
 * @param path the path of the page
 * @throws if the content of one of the `UNIQUE_PAGES` is too short for a slot that a network fills.
 * The live preview omits the slot instead.
 */
export function slotsWithin<Page extends PageWithSlots>(
  site: SiteWithSlots,
  page: Page,
  path: string,
  content: Content,
): SlotsOn<Page> | undefined;
export function slotsWithin(
  site: SiteWithSlots,
  page: PageWithSlots,
  path: string,
  content: Content,
): object | undefined {
  const slots = slotsOn(site, page, path);
  if (!slots) return undefined;
  const all = new Map(Object.entries<SlotProps | undefined>(slots));
  const placed = IMPORTANCE[page].flatMap((position) => {
    const slot = all.get(position);
    return slot ? [{ ...slot, position }] : [];
  });
  const hasGoogleAds = page === 'home' && site.home.sections.includes('google-ads');
  const { kept, shed } = fitSlots(placed, content, hasGoogleAds ? [GOOGLE_ADS_BOX] : []);
  const sold = shed.find(({ slot }) => slot.filling);
  if (sold && UNIQUE_PAGES.includes(page) && !import.meta.env.IS_PREVIEW) throw tooMuch(page, sold);
  return Object.fromEntries(kept.map(({ position, ...slot }) => [position, slot]));
}

const percent = (part: number) => `${Math.round(part * 100)} %`;

const tooMuch = (page: string, { slot, screen, found }: Shed<SlotProps & { position: string }>) =>
  new Error(
    `networks: ${slot.filling?.network}: slots: ${page}.${slot.position}: expected advertising to take up at most ${percent(screen.max)} of the content's height on a page ${screen.width} px wide; found ${percent(found)} with this slot`,
  );
