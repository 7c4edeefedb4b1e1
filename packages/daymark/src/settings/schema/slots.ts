import { z } from 'zod';
import { text, whole } from './fields.ts';

/** The width and the shape of a slot, which is a place for an ad. */
export interface SlotForm {
  /** The screens that show the slot. A phone is narrower than `BREAKPOINT` in breakpoint.ts. */
  width: 'any' | 'phone' | 'wide';
  /** The reserved height: 250 px for a box, 600 px for a tall slot. */
  shape: 'box' | 'tall';
}

/** Every position of a slot, by page. */
export const POSITIONS = {
  home: {
    'after-hero': { width: 'any', shape: 'box' },
    'after-featured': { width: 'any', shape: 'box' },
    'in-latest': { width: 'phone', shape: 'box' },
    'beside-latest': { width: 'wide', shape: 'tall' },
  },
  article: {
    'in-content-1': { width: 'phone', shape: 'box' },
    'in-content-2': { width: 'phone', shape: 'box' },
    'beside-content': { width: 'wide', shape: 'tall' },
    'after-content': { width: 'any', shape: 'box' },
  },
  blog: {
    'in-list': { width: 'phone', shape: 'box' },
    'beside-list': { width: 'wide', shape: 'tall' },
  },
  topic: { 'after-list': { width: 'any', shape: 'box' } },
  resources: { 'after-path': { width: 'any', shape: 'box' } },
  community: { 'after-stories': { width: 'any', shape: 'box' } },
} as const;

/** The slot for Google Ads on the home page. Only adapters with `fillsGoogleAds` may fill it. */
export const GOOGLE_ADS = 'home.google-ads';

/**
 * The banner id of the slot for Google Ads. AdSense uses no banner ids, and the settings allow none
 * below 1.
 */
export const GOOGLE_ADS_ID = 0;

/** Reserved heights in CSS pixels. */
export const SLOT_HEIGHTS = { box: 250, tall: 600 } as const;

/** The width of a slot on the narrowest screen that shows it, in CSS pixels. */
export const SLOT_WIDTHS = { any: 320, phone: 320, wide: 700, tall: 300 } as const;

const slot = z.strictObject({
  bannerId: whole(1, 2_147_483_647).meta({
    label: 'Banner id',
    explanation:
      'The number that identifies the slot to an ad network. No two slots have the same number.',
    example: 101,
  }),
  creative: text('the id of a house creative').optional().meta({
    label: 'House creative',
    explanation:
      'The id of the house creative in this slot. Without this field, the build chooses one by its share.',
    example: 'write-to-us',
  }),
});

const slotsAt = <Position extends string>(
  positions: Readonly<Record<Position, SlotForm>>,
  { label, page, first }: { label: string; page: string; first: number },
) =>
  z
    .union(
      [z.literal(false), z.record(z.enum(Object.keys(positions) as Position[]), slot)],
      `a slot for each position (${Object.keys(positions).join(', ')}), or false for a page without advertising`,
    )
    .meta({
      label,
      explanation: `The slots of ${page}.`,
      example: Object.fromEntries(
        Object.keys(positions).map((position, index) => [position, { bannerId: first + index }]),
      ),
    });

export const slots = z
  .strictObject({
    home: slotsAt(POSITIONS.home, { label: 'Home page', page: 'the home page', first: 101 }),
    article: slotsAt(POSITIONS.article, { label: 'Articles', page: 'every article', first: 201 }),
    blog: slotsAt(POSITIONS.blog, { label: 'Blog', page: 'the list of all articles', first: 301 }),
    topic: slotsAt(POSITIONS.topic, { label: 'Topics', page: 'every topic', first: 401 }),
    resources: slotsAt(POSITIONS.resources, {
      label: 'Resources',
      page: 'the resources page',
      first: 501,
    }),
    community: slotsAt(POSITIONS.community, {
      label: 'Community',
      page: 'the community page',
      first: 601,
    }),
  })
  .meta({
    label: 'Slots',
    explanation:
      'The places for advertising, by page and position, each with its number. A page with `false` has no advertising.',
    group: 'Advertising',
  });
