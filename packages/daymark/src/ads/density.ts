import { WIDE_LETTERS } from '../basics/language.ts';
import { tags } from '../basics/markup.ts';
import type { Settings } from '../settings/site.ts';
import type { POSITIONS, SlotForm } from '../settings/slots.ts';
import {
  type InContent,
  type PageWithSlots,
  type Placed,
  type SlotsOn,
  slotsOn,
} from './placements.ts';
import type { SlotProps } from './Slot.tsx';

/*
 * Limits the ad density of each page, the share of advertising in the height of the content, by a
 * rule on the number of words. The browser tests measure the density: at most 25 % on phones and
 * 40 % on wider screens. Better Ads Standards of 2026: 30 % and 50 %.
 */

/** The kinds of screens to which the settings can limit a slot. */
type Screen = 'phone' | 'wide';

/** The words that the content of a page must have for each slot. */
const WORDS_PER_SLOT = { phone: { box: 250, tall: 0 }, wide: { box: 100, tall: 600 } } as const;

/**
 * The length of a page's content in words, for each kind of screen. Parts without text count too:
 * 2.7 px of height are a word. The lowest text is on a phone in landscape, with lines of 12 words.
 */
type Content = Readonly<Record<Screen, number>>;

/** The length of parts of pages in words, which also short texts reach. */
const WORTH = {
  /**
   * The heading of an article, with its picture, its byline and its last line. On wide screens, the
   * picture is beside the title.
   */
  articleHeading: { phone: 350, wide: 230 },
  /** The heading of another page. */
  heading: 100,
  /** An article, a step of the path or a story, in a list. */
  row: 60,
  /** An article with a picture on top. On wide screens, a row has three articles. */
  card: 130,
  /** A photo or drawing in a text. */
  picture: 50,
  /** The first section of the home page: with a picture, without, and above a list of articles. */
  hero: 210,
  words: 110,
  briefWords: 80,
  /** The article that leads the home page of a magazine. */
  lead: 120,
  /** The steps of the path on the home page. */
  strip: 40,
  /** The heading of a section of the home page, with the space above it. */
  section: 50,
};

const onAllScreens = (words: number): Content => ({ phone: words, wide: words });

/** Returns the content of an article, whose text is HTML that is rendered from Markdown. */
export function articleContent(html: string): Content {
  const { phone, wide } = WORTH.articleHeading;
  const words = roomOf(html);
  return { phone: phone + words, wide: wide + words };
}

/** Returns the content of a page with a text and a list. */
export const listContent = (html: string, list: readonly unknown[]) =>
  onAllScreens(WORTH.heading + roomOf(html) + WORTH.row * list.length);

/** Returns the content of the home page, without the box for Google Ads. */
export function homeContent(
  lists: Record<'steps' | 'guides' | 'latest' | 'stories', readonly unknown[]> & {
    form?: Settings['theme']['home'];
    hero?: Settings['theme']['hero'];
    lead?: unknown;
  },
): Content {
  const { form = 'sections', hero, lead } = lists;
  const isPictured = hero || (hero === undefined && form === 'sections');
  const words = form === 'sections' ? WORTH.words : WORTH.briefWords;
  const top =
    (isPictured ? WORTH.hero : words) +
    (lead ? WORTH.lead : 0) +
    (lists.steps.length > 0 ? WORTH.strip : 0);
  // Wide screens show the items of a section in one row, or beside the tall slot, whatever their
  // number. The page omits sections without items.
  const sections = [
    { items: lists.guides, each: form === 'plain' ? 50 : WORTH.card, wide: 170 },
    { items: lists.latest, each: form === 'plain' ? 50 : WORTH.row, wide: 370 },
    { items: lists.stories, each: WORTH.row, wide: 110 },
  ].filter(({ items }) => items.length > 0);
  return {
    phone: sections.reduce(
      (sum, { items, each }) => sum + WORTH.section + each * items.length,
      top,
    ),
    wide: sections.reduce((sum, { wide }) => sum + wide, top),
  };
}

/** The mean length of a word with the space after it, in English. */
const LETTERS_PER_WORD = 6;

/** Latin letters that take as much room in a line as a wide letter. */
const LATIN_PER_WIDE_LETTER = 2.2;

/** The height in CSS pixels from which a photo or drawing counts. */
const PICTURE_HEIGHT = 150;

/** Elements whose text does not count: it is small, beside the main text, or not wrapped. */
const NOT_COUNTED = /^(?:aside|pre|section|svg|table)$/;

/** Returns the length of HTML in words, with its pictures. */
function roomOf(html: string): number {
  const { words, pictures } = wordsIn(html);
  return Math.floor(words) + WORTH.picture * pictures;
}

/**
 * Returns the number of words and of pictures in HTML that is rendered from Markdown. The number of
 * words follows from the width of the letters, so that a line counts as equally many words in every
 * language.
 */
export function wordsIn(html: string): { words: number; pictures: number } {
  let letters = 0;
  let pictures = 0;
  let depth = 0;
  for (const { name, isEnd, attributes, before } of tags(html)) {
    if (depth === 0) {
      const text = before.trim();
      const wide = text.match(WIDE_LETTERS)?.length ?? 0;
      letters += text.length + wide * (LATIN_PER_WIDE_LETTER - 1);
      const [, , , drawn] = attributes.get('viewbox')?.split(/[\s,]+/) ?? [];
      const height = Number(attributes.get('height') ?? drawn);
      if (/^(?:img|svg)$/.test(name) && height >= PICTURE_HEIGHT) pictures += 1;
    }
    if (NOT_COUNTED.test(name)) depth = Math.max(0, depth + (isEnd ? -1 : 1));
  }
  return { words: letters / LETTERS_PER_WORD, pictures };
}

/**
 * The slots of each page, the most important first. If the content is too short, the last slot is
 * removed first. A slot for every screen comes before a slot for some screens, except that the tall
 * slot stays beside a text.
 */
const IMPORTANCE: { [Page in PageWithSlots]: readonly (keyof (typeof POSITIONS)[Page])[] } = {
  home: ['after-hero', 'beside-latest', 'after-featured', 'in-latest'],
  article: ['after-content', 'beside-content', 'in-content', 'in-content-1', 'in-content-2'],
  blog: ['beside-list', 'in-list'],
  topic: ['after-list'],
  resources: ['after-path'],
  community: ['after-stories'],
};

/** The box for Google Ads (`GoogleAdsBox`), which the home page has whatever its length. */
const GOOGLE_ADS_BOX: SlotForm = { width: 'any', shape: 'box' };

/**
 * The kinds of pages that a site has only once. The owner may have sold a slot there, so the slot
 * must not disappear.
 */
const UNIQUE_PAGES: readonly PageWithSlots[] = ['home', 'resources', 'community'];

/**
 * Returns the slots of a page for which its content has enough words.
 * @param path the path of the page
 * @param topics the ids of the topics of the page
 * @throws if the content of one of the `UNIQUE_PAGES` is too short for a slot that a network fills.
 * The live preview omits the slot instead.
 */
export function slotsWithin<Page extends PageWithSlots>(
  settings: Placed & Pick<Settings, 'home'>,
  page: Page,
  path: string,
  content: Content,
  topics?: readonly string[],
): SlotsOn<Page> | undefined;
export function slotsWithin(
  settings: Placed & Pick<Settings, 'home'>,
  page: PageWithSlots,
  path: string,
  content: Content,
  topics?: readonly string[],
): object | undefined {
  const slots = slotsOn(settings, page, path, topics);
  if (!slots) return undefined;
  const all = new Map(Object.entries<SlotProps | InContent | undefined>(slots));
  const hasGoogleAds = page === 'home' && settings.home.sections.includes('google-ads');
  const shown: SlotForm[] = hasGoogleAds ? [GOOGLE_ADS_BOX] : [];
  const isKept = (slot: SlotProps, position: string) => {
    const short = shortageOf([...shown, slot], slot, content);
    if (!short) shown.push(slot);
    else if (slot.filling && UNIQUE_PAGES.includes(page) && !import.meta.env.IS_PREVIEW)
      throw new Error(`networks: ${slot.filling.network}: slots: ${page}.${position}: ${short}`);
    return !short;
  };
  const kept: [string, SlotProps | InContent][] = [];
  for (const position of IMPORTANCE[page]) {
    const found = all.get(position);
    if (!found) continue;
    const fitting = slotsAt(found).filter((slot) => isKept(slot, position));
    if (fitting.length > 0)
      kept.push([position, 'slots' in found ? { ...found, slots: fitting } : found]);
  }
  return Object.fromEntries(kept);
}

const slotsAt = (found: SlotProps | InContent) => ('slots' in found ? found.slots : [found]);

const isShown = ({ width }: SlotForm, screen: Screen) => width === 'any' || width === screen;

/** Says on which screen the content has too few words for the slots; undefined if it has enough. */
function shortageOf(slots: readonly SlotForm[], last: SlotForm, content: Content) {
  for (const screen of ['phone', 'wide'] as const) {
    if (!isShown(last, screen)) continue;
    const needed = slots
      .filter((slot) => isShown(slot, screen))
      .reduce((sum, { shape }) => sum + WORDS_PER_SLOT[screen][shape], 0);
    const found = content[screen];
    if (found < needed)
      return `expected a page with at least ${needed} words on ${screen === 'phone' ? 'phones' : 'wide screens'}, for this slot and the more important ones; found content that counts as ${found} words`;
  }
  return undefined;
}
