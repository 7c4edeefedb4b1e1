import { readFileSync } from 'node:fs';
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
  for (const field of ['paper', 'corners', 'header', 'headlines', 'headlineFont'] as const)
    expect(new Set(looks.map((look) => look[field])), field).toEqual(
      new Set(shape[field].unwrap().options),
    );
  // The lighthouse is the mark of Daymark, so no site gets it.
  const marks = new Set<string>(shape.mark.unwrap().options).difference(new Set(['lighthouse']));
  expect(new Set(looks.map(({ mark }) => mark))).toEqual(marks);
});

it('docs/look.md shows each choice, with the looks of its ten sites as they are', () => {
  const table = readFileSync('docs/look.md', 'utf8').split('## Ten new sites')[1] ?? '';
  const rows = [...table.matchAll(/^\| ([A-Z].*?) \| (.*) \| \w+ \|$/gm)];
  const shown = rows.map(([, name = '']) => lookOf(name));
  expect(rows.map(([, , row]) => row)).toEqual(
    shown.map(({ headlines, headlineFont, hero, ...look }) =>
      [
        ...[look.paper, look.accentHue, look.corners, look.header],
        ...[`${headlines}, ${headlineFont}`, look.mark],
        hero ? `${hero.place}: ${hero.motif}, ${hero.hour}` : '`false`',
      ].join(' | '),
    ),
  );
  for (const field of ['paper', 'corners', 'header', 'headlines', 'headlineFont', 'mark'] as const)
    expect(new Set(shown.map((look) => look[field])), field).toEqual(
      new Set(looks.map((look) => look[field])),
    );
});

it('every drawing exists, and none is of the coast with the lighthouse', () => {
  const motifs = new Set(looks.flatMap(({ hero }) => (hero ? [hero.motif] : [])));
  for (const motif of motifs) expect(worldOf(motif), motif).toBeDefined();
  expect(motifs).not.toContain('headland');
});
