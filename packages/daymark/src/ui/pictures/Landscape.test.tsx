import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { HOURS } from './hours.ts';
import { Landscape, landscapeFile } from './Landscape.tsx';
import { tableOf } from './notation.ts';
import type { disc } from './pen.ts';
import { drawLandscape, type LandscapeChoice, OBJECTS, WORLDS } from './worlds.ts';

const seeds = Array.from({ length: 600 }, (_, index) => `seed-${index}`);
const prints = seeds.map((seed) => renderToStaticMarkup(<Landscape seed={seed} />));

describe('a landscape in a page', () => {
  it('has between 800 and 2,000 bytes, whatever its seed', () => {
    const sizes = prints.map((print) => Buffer.byteLength(print));
    expect(Math.min(...sizes)).toBeGreaterThan(800);
    expect(Math.max(...sizes)).toBeLessThan(2000);
  });

  it('contains no style, no id and no reference, so that a page can contain many', () => {
    for (const print of prints) expect(print).not.toMatch(/style=|id=|url\(|href=/);
  });

  it('is hidden from assistive technology and takes no focus', () => {
    for (const print of prints) {
      expect(print).toMatch(/^<svg [^>]*aria-hidden="true">/);
    }
  });

  it('fills its box and can have a class', () => {
    const print = renderToStaticMarkup(<Landscape seed="guide-1" className="picture" />);
    expect(print).toMatch(
      /^<svg class="picture" viewBox="(-640|0) 0 640 400" stroke-linecap="round" preserveAspectRatio="xMidYMid slice"/,
    );
  });

  it('is mirrored if the drawing is mirrored', () => {
    for (const [index, seed] of seeds.entries()) {
      const { isMirrored } = drawLandscape({ seed });
      expect(prints[index]?.includes('viewBox="-640 0 640 400"')).toBe(isMirrored);
      expect(prints[index]?.includes('<g transform="scale(-1 1)">')).toBe(isMirrored);
    }
  });
});

const draw = (count: number, topic?: string) =>
  Array.from({ length: count }, (_, index) => drawLandscape({ seed: `article-${index}`, topic }));

const lights = new Set([...HOURS.values()].map(({ light }) => light));

/** Returns the sun or the full moon of a landscape, if it has one. */
const bodiesOf = (seed: string) =>
  drawLandscape({ seed }).shapes.filter(
    (shape): shape is ReturnType<typeof disc> => shape.kind === 'disc' && lights.has(shape.fill),
  );

describe('a landscape', () => {
  it('is the same for the same seed and topic', () => {
    const twice = [1, 2].map(() =>
      drawLandscape({ seed: 'the-half-read-page', topic: 'attention' }),
    );
    expect(twice[0]).toEqual(twice[1]);
  });

  it('has the same hash as in published sites: with another hash, every article gets a new drawing', () => {
    // Another hash also needs a new edition in machines/social-pictures/address.ts.
    // When the hash was made, a motif was called a scene.
    const published = [draw(200), draw(200, 'attention')].map((landscapes) =>
      landscapes.map(({ world, motif: scene, hour, isMirrored, shapes }) => {
        return { world, scene, hour, isMirrored, shapes };
      }),
    );
    const prints = JSON.stringify(published);
    expect(createHash('sha256').update(prints).digest('hex')).toBe(
      'a3076727bc33694a0858e6afc0c4f5106b8931f131117916f982c5d7f4649b87',
    );
  });

  it('of each motif is the same file as before there were objects, byte for byte', () => {
    const motifs = [...WORLDS.values()].flatMap((scenes) => [...scenes.keys()]);
    const hours = [...HOURS.keys()];
    const files = motifs.map((motif, index) =>
      landscapeFile({ seed: motif, motif, hour: hours[index % hours.length] }),
    );
    expect(createHash('sha256').update(files.join('\n')).digest('hex')).toBe(
      'b61ea8710637ef9d94a5680a65c7af3656d7ba0eb16e79d7ef724d6921fb3658',
    );
  });

  it('shows the whole sun or moon in the middle of a flat box that the picture knows', () => {
    const ratio = 5 / 2;
    const heights = seeds.map((seed) => {
      const flat = renderToStaticMarkup(<Landscape seed={seed} flattest={ratio} />);
      const [, height = 0] = (/viewBox="\S+ 0 640 (\d+)"/.exec(flat) ?? []).map(Number);
      for (const { y, radius } of bodiesOf(seed))
        expect((height - 640 / ratio) / 2, seed).toBeLessThan(y - radius);
      return height;
    });
    expect(Math.min(...heights)).toBeGreaterThan(640 / ratio);
    expect(Math.max(...heights)).toBe(400);
  });

  it('shows the whole sun or moon in a square crop of its middle', () => {
    for (let article = 0; article < 2000; article += 1) {
      for (const { x, y, radius } of bodiesOf(`article-${article}`)) {
        expect(x - radius).toBeGreaterThanOrEqual(120);
        expect(x + radius).toBeLessThanOrEqual(520);
        expect(y - radius).toBeGreaterThanOrEqual(20);
      }
    }
  });
});

describe('the series of landscapes', () => {
  const series = draw(1000);

  it('contains every motif of every world, at every hour, mirrored and unmirrored', () => {
    const motifs = [...WORLDS.values()].flatMap((scenes) => [...scenes.keys()]);
    expect(new Set(series.map(({ motif }) => motif))).toEqual(new Set(motifs));
    expect(new Set(series.map(({ hour }) => hour))).toEqual(new Set(HOURS.keys()));
    const mirrored = series.filter((print) => print.isMirrored).length;
    expect(Math.abs(mirrored - 500)).toBeLessThan(80);
  });

  it('never contains the same drawing twice', () => {
    expect(new Set(series.map(({ shapes }) => JSON.stringify(shapes))).size).toBe(1000);
  });

  it('has three different worlds and hours for the first three guides', () => {
    const guides = [
      drawLandscape({ seed: 'guide-1', topic: 'attention' }),
      drawLandscape({ seed: 'guide-2', topic: 'habits' }),
      drawLandscape({ seed: 'guide-3', topic: 'emotions' }),
    ];
    expect(new Set(guides.map(({ world }) => world)).size).toBe(3);
    expect(new Set(guides.map(({ hour }) => hour)).size).toBe(3);
  });
});

describe('the landscapes of a topic', () => {
  const topics = ['attention', 'connection', 'emotions', 'habits', 'rest', 'gardening'];

  /**
   * The three most frequent worlds of each topic, and the number of landscapes in these worlds, of
   * 1000.
   */
  const leans = topics.map((topic) => {
    const byWorld = [...Map.groupBy(draw(1000, topic), ({ world }) => world)];
    const sorted = byWorld.toSorted(([, one], [, other]) => other.length - one.length);
    const most = sorted.slice(0, 3);
    const worlds = most.map(([world]) => world).toSorted();
    const count = most.reduce((sum, [, { length }]) => sum + length, 0);
    return { topic, worlds, count, all: sorted.length };
  });

  it.each(leans)('of $topic are mostly in three worlds, and sometimes in other worlds', (lean) => {
    // 70 % of the landscapes, and three tenths of the other 30 %, because there are ten worlds.
    expect(Math.abs(lean.count - 790)).toBeLessThan(60);
    expect(lean.all).toBe(10);
  });

  it('lean to worlds that differ from topic to topic', () => {
    expect(new Set(leans.map(({ worlds }) => worlds.join())).size).toBe(topics.length);
  });
});

describe('a landscape of which more than the seed is chosen', () => {
  const chosen = { seed: 'books-beside-a-loss', world: 'coast', motif: 'bay', hour: 'frost' };

  it('shows the chosen world, motif and hour, and still depends on the seed', () => {
    expect(drawLandscape(chosen)).toMatchObject({ world: 'coast', motif: 'bay', hour: 'frost' });
    const { shapes } = drawLandscape({ ...chosen, seed: 'guide-1' });
    expect(shapes).not.toEqual(drawLandscape(chosen).shapes);
  });

  it('has the motif of its seed if only the hour is chosen', () => {
    const { world, motif } = drawLandscape({ seed: chosen.seed });
    expect(drawLandscape({ seed: chosen.seed, hour: 'night' })).toMatchObject({
      world,
      motif,
      hour: 'night',
    });
  });

  it('is in the world of its motif if only the motif is chosen', () => {
    const { world, hour } = drawLandscape({ seed: chosen.seed, motif: 'tent' });
    expect(world).toBe('night');
    expect(['night', 'lamplight', 'blue hour']).toContain(hour);
  });

  it.each([
    [{ world: 'moon' }, /expected city, coast, .*; found "moon"/],
    [{ world: 'coast', motif: 'harbour' }, /expected headland, .*; found "harbour"/],
    [{ hour: 'teatime' }, /expected first light, .*; found "teatime"/],
  ])('cannot have %o, and says what exists', (choice, message) => {
    expect(() => drawLandscape({ seed: 'guide-1', ...choice })).toThrow(message);
  });
});

describe('a picture of an object', () => {
  const objects = [...OBJECTS.keys()];

  it('is drawn only if an author chooses it', () => {
    expect(objects.length).toBeGreaterThanOrEqual(30);
    for (const { motif } of draw(1000)) expect(motif).toBeTypeOf('string');
  });

  it('has the same hash as in published sites: with another hash, articles get new covers', () => {
    const drawn = objects.map((object) => drawLandscape({ seed: object, object }));
    expect(createHash('sha256').update(JSON.stringify(drawn)).digest('hex')).toBe(
      '8df37bc97c63f73ee2a41d4ca276f558f31fa5d3701ad576babb543f7adbb66e',
    );
  });

  it('has the chosen hour or an hour of the object, and depends on the seed', () => {
    for (const object of objects) {
      const pictures = seeds.slice(0, 20).map((seed) => drawLandscape({ seed, object }));
      expect(new Set(pictures.map(({ isMirrored }) => isMirrored)).size, object).toBe(2);
      for (const { hour } of pictures) expect(OBJECTS.get(object)?.hours).toContain(hour);
      expect(drawLandscape({ seed: 'guide-1', object, hour: 'night' }).hour).toBe('night');
    }
  });

  it('needs no more bytes than the largest picture of a motif, compressed or not', () => {
    for (const object of objects) {
      const file = landscapeFile({ seed: 'guide-1', object });
      expect(file.length, object).toBeLessThan(2000);
      expect(brotliCompressSync(file).length, object).toBeLessThan(750);
    }
  });

  it('with an object that does not exist is an error that lists all objects', () => {
    expect(() => drawLandscape({ seed: 'guide-1', object: 'dragon' })).toThrow(
      /expected drystone wall, .*; found "dragon"/,
    );
  });

  it('differs from the pictures of the other objects at a glance', async () => {
    const images = await Promise.all(
      objects.map((object) => glance({ seed: 'guide-1', object, hour: 'late gold' })),
    );
    for (const [index, image] of images.entries())
      for (const [after, other] of images.slice(index + 1).entries())
        expect(
          apart(image, other),
          `${objects[index]}, ${objects[index + after + 1]}`,
        ).toBeGreaterThan(8);
  });
});

it('the file of a landscape is an SVG with its namespace, and its size if there is one', () => {
  const choice = { seed: 'guide-1', topic: 'attention' };
  expect(landscapeFile(choice)).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox=/);
  expect(landscapeFile(choice, { width: 32, height: 20 })).toContain(
    ' width="32" height="20" viewBox=',
  );
});

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

/** Returns the pixels of a landscape with a width of 32 pixels: what is seen at a glance. */
async function glance(choice: LandscapeChoice): Promise<Buffer> {
  const svg = landscapeFile(choice, { width: 32, height: 20 });
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

/** Returns the root mean square of the differences of two images, from 0 to 255. */
function apart(one: Buffer, other: Buffer): number {
  const squares = one.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0);
  return Math.sqrt(squares / one.length);
}

describe('fifty landscapes beside each other', () => {
  it('have at least 36 motifs in ten worlds, and no motif more than twice', () => {
    const series = FIFTY.map(drawLandscape);
    const motifs = Map.groupBy(series, ({ motif }) => motif);
    expect(series).toHaveLength(50);
    expect(motifs.size).toBeGreaterThanOrEqual(36);
    expect(new Set(series.map(({ world }) => world)).size).toBe(10);
    expect(Math.max(...[...motifs.values()].map(({ length }) => length))).toBeLessThanOrEqual(2);
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
