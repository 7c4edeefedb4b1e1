import { expect, it } from 'vitest';
import { theme } from '../../daymark/src/settings/schema/appearance.ts';
import { worldOf } from '../../daymark/src/ui/pictures/worlds.ts';
import { lookOf } from './look.ts';

const names = Array.from({ length: 300 }, (_, index) => `Site ${index}`);
const looks = names.map(lookOf);

it('two sites with different names differ in their looks', () => {
  expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBeGreaterThan(290);
  const near = ['Still Point', 'Stillpoint', 'stillpoint'].map((name) => lookOf(name).paper);
  expect(new Set(near).size).toBeGreaterThan(1);
});

it('a name always has the same look', () => {
  expect(lookOf('Stillpoint')).toEqual(lookOf('Stillpoint'));
  expect(lookOf('E\u0301lan')).toEqual(lookOf('\u00c9lan'));
});

it('the settings accept every look, and every choice is the look of some name', () => {
  for (const look of looks) expect(theme.safeParse(look).error).toBeUndefined();
  const { shape } = theme;
  for (const field of ['paper', 'corners', 'header', 'headlines'] as const)
    expect(new Set(looks.map((look) => look[field])), field).toEqual(
      new Set(shape[field].unwrap().options),
    );
  // The lighthouse is the mark of Daymark, so no site gets it.
  const marks = new Set<string>(shape.mark.unwrap().options).difference(new Set(['lighthouse']));
  expect(new Set(looks.map(({ mark }) => mark))).toEqual(marks);
});

it('every drawing exists, and none is of the coast with the lighthouse', () => {
  const motifs = new Set(looks.flatMap(({ hero }) => (hero ? [hero.motif] : [])));
  for (const motif of motifs) expect(worldOf(motif), motif).toBeDefined();
  expect(motifs).not.toContain('headland');
});
