import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { tableOf } from './drawing/table.ts';
import { drawLandscape } from './drawLandscape.ts';
import { Landscape } from './Landscape.tsx';

/** Fifty articles by topic. */
const FIFTY = [
  ...tableOf(`
habits: a-habit-for-your-worst-day; five-books-on-habit; guide-2; six-weeks-of-a-cello
  what-the-room-makes-easy; a-table-for-one; names-of-clouds
connection: a-note-for-upstairs; how-to-receive-good-news; listening-to-the-last-word
  the-apology-that-does-not-explain; two-brothers-and-a-wall; what-to-say-instead
  on-keeping-a-window-open; letters-not-sent; walking-in-the-rain
what-is-known: a-teacher-an-app-or-neither; before-you-begin-alone; does-my-mind-wander-too-much
  how-long-does-a-habit-take; is-a-phone-on-the-table-so-bad; what-a-slow-breath-does
  what-mindfulness-is-and-is-not; what-research-says-about-mindfulness
  where-mindfulness-comes-from; writing-it-down; reading-by-lamplight; an-hour-before-work
attention: a-walk-without-headphones; guide-1; ten-minutes-with-one-thing; the-half-read-page
  twelve-minutes-to-the-bus; the-long-way-home; the-last-train; the-cost-of-yes
emotions: anger-arrives-before-the-facts; books-beside-a-loss; guide-3; living-beside-a-loss
  the-exact-word; first-snow; a-garden-in-march
rest: last-five-minutes-at-the-desk; neither-asleep-nor-scrolling; one-slow-day-a-month
  potatoes-unhurried; six-old-books-for-nothing; what-the-tide-leaves; when-the-power-went-out
`),
].flatMap(([topic, seeds]) => seeds.map((seed) => ({ seed, topic })));

const SIZE = 'xmlns="http://www.w3.org/2000/svg" width="32" height="20"';

/** Returns the pixels of a landscape with a width of 32 pixels: what is seen at a glance. */
async function glance(article: { seed: string; topic: string }): Promise<Buffer> {
  const svg = renderToStaticMarkup(<Landscape {...article} />).replace('<svg', `<svg ${SIZE}`);
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

/** Returns the root mean square of the differences of two images, from 0 to 255. */
function apart(one: Buffer, other: Buffer): number {
  const squares = one.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0);
  return Math.sqrt(squares / one.length);
}

describe('fifty landscapes beside each other', () => {
  it('have at least 36 scenes in ten worlds, and no scene more than twice', () => {
    const series = FIFTY.map(({ seed, topic }) => drawLandscape(seed, topic));
    const scenes = Map.groupBy(series, ({ scene }) => scene);
    expect(series).toHaveLength(50);
    expect(scenes.size).toBeGreaterThanOrEqual(36);
    expect(new Set(series.map(({ world }) => world)).size).toBe(10);
    expect(Math.max(...[...scenes.values()].map(({ length }) => length))).toBeLessThanOrEqual(2);
  });

  it('differ from each other at a glance', async () => {
    const images = await Promise.all(FIFTY.map(glance));
    const nearest = images.map((image) =>
      Math.min(...images.filter((other) => other !== image).map((other) => apart(image, other))),
    );
    const [least = 0] = nearest.toSorted((a, b) => a - b);
    const median = nearest.toSorted((a, b) => a - b)[25];
    expect(least).toBeGreaterThan(12);
    expect(median).toBeGreaterThan(28);
  });
});
