import { describe, expect, it } from 'vitest';
import { MARKS } from '../../settings/schema/appearance.ts';
import { blankSettings } from '../../settings/settings.ts';
import { initialOf, logoFile } from './files.ts';
import { makeMark } from './mark.ts';

/** Returns the mark of a site. */
function markOf(name: string, mark: (typeof MARKS)[number] = 'circle', language = 'en') {
  const settings = blankSettings();
  const identity = { ...settings.identity, name, language };
  return makeMark({ identity, theme: { ...settings.theme, mark } });
}

/** Returns the outline of the initial. */
const letterIn = (svg: string) => /<mask.*?<path .*?<path d="([^"]+)"/s.exec(svg)?.[1];

describe('the mark of a site without a logo', () => {
  it.each(MARKS)('is a small drawing in the colour of the text: %s', async (mark) => {
    const svg = await markOf('Stillpoint', mark);
    expect(svg).toMatch(/^<svg [^>]*width="24" height="24" aria-hidden="true">/);
    expect(svg.match(/fill="[^"]+"/g)?.toSorted()).toEqual(['fill="#fff"', 'fill="currentColor"']);
    expect(Buffer.byteLength(svg)).toBeLessThan(900);
  });

  it('shows the initial of the name, whatever its script', async () => {
    const names = ['Stillpoint', 'Quiet', 'öl', 'Łódź', 'سكون', 'שלווה', '7 days'];
    const letters = await Promise.all(names.map(async (name) => letterIn(await markOf(name))));
    expect(letters).not.toContain(undefined);
    expect(new Set(letters).size).toBe(names.length);
    expect(letterIn(await markOf('Still waters'))).toBe(letters[0]);
  });

  it('is the shape alone if no font has the initial, or the name has no letter', async () => {
    for (const name of ['北', '…']) expect(letterIn(await markOf(name))).toBeUndefined();
  });

  it('has the capital letter of the language', () => {
    const identity = { ...blankSettings().identity, name: '“ilk”' };
    expect(initialOf({ ...identity, language: 'tr' })).toBe('İ');
    expect(initialOf({ ...identity, language: 'en' })).toBe('I');
  });

  it('has a file of its own for each name, because languages of a site may have different names', () => {
    const { identity, theme } = blankSettings();
    const [one, other] = ['Stille', 'Calm'].map((name) =>
      logoFile({ identity: { ...identity, name }, theme }),
    );
    expect(one).not.toBe(other);
  });
});
