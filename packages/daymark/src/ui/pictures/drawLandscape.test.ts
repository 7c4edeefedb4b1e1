import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawLandscape, worldsOf } from './drawLandscape.ts';
import { HOURS } from './hours/hours.ts';
import { WORLDS } from './scenes/worlds.ts';

const draw = (count: number, topic?: string) =>
  Array.from({ length: count }, (_, index) => drawLandscape(`article-${index}`, topic));

describe('a landscape', () => {
  it('is the same for the same seed and topic', () => {
    const twice = [1, 2].map(() => drawLandscape('the-half-read-page', 'attention'));
    expect(twice[0]).toEqual(twice[1]);
  });

  it('has not changed since it was published: with another hash, every article gets a new drawing', () => {
    const prints = JSON.stringify([draw(200), draw(200, 'attention')]);
    expect(createHash('sha256').update(prints).digest('hex')).toBe(
      '1b2412be3c3deaeda9a9260380931ba5b774f832c53c54d00edb21c91ca0a581',
    );
  });

  it('shows the whole sun or moon in a square crop of its middle', () => {
    const bodies = new Set(HOURS.map(({ light }) => light));
    for (const { shapes } of draw(2000)) {
      for (const shape of shapes) {
        if (shape.kind !== 'disc' || !bodies.has(shape.fill)) continue;
        expect(shape.x - shape.radius).toBeGreaterThanOrEqual(120);
        expect(shape.x + shape.radius).toBeLessThanOrEqual(520);
        expect(shape.y - shape.radius).toBeGreaterThanOrEqual(20);
      }
    }
  });
});

describe('the series of landscapes', () => {
  const series = draw(1000);

  it('contains every scene of every world, at every hour, mirrored and unmirrored', () => {
    const scenes = [...WORLDS.values()].flatMap((world) => [...world.keys()]);
    expect(new Set(series.map(({ scene }) => scene))).toEqual(new Set(scenes));
    expect(new Set(series.map(({ hour }) => hour))).toEqual(new Set(HOURS.map(({ name }) => name)));
    const mirrored = series.filter((print) => print.isMirrored).length;
    expect(Math.abs(mirrored - 500)).toBeLessThan(80);
  });

  it('never contains the same drawing twice', () => {
    expect(new Set(series.map(({ shapes }) => JSON.stringify(shapes))).size).toBe(1000);
  });

  it('has three different worlds and hours for the first three guides', () => {
    const guides = [
      drawLandscape('guide-1', 'attention'),
      drawLandscape('guide-2', 'habits'),
      drawLandscape('guide-3', 'emotions'),
    ];
    expect(new Set(guides.map(({ world }) => world)).size).toBe(3);
    expect(new Set(guides.map(({ hour }) => hour)).size).toBe(3);
  });
});

describe('the landscapes of a topic', () => {
  const topics = ['attention', 'connection', 'emotions', 'habits', 'rest', 'gardening'];

  it.each(topics)('of %s are mostly in three worlds, and sometimes in the others', (topic) => {
    const lean = new Set(worldsOf(topic));
    const series = draw(1000, topic);
    expect(lean.size).toBe(3);
    // 70 % of the landscapes, and three of ten worlds of the others.
    expect(Math.abs(series.filter(({ world }) => lean.has(world)).length - 790)).toBeLessThan(60);
    expect(new Set(series.map(({ world }) => world)).size).toBe(WORLDS.size);
  });

  it('lean to worlds that differ from topic to topic', () => {
    const leans = topics.map((topic) => worldsOf(topic).toSorted().join());
    expect(new Set(leans).size).toBe(topics.length);
  });
});
