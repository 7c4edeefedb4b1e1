import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Physical sides in styles, and in utilities of Tailwind within class names. */
const SIDES = [
  /(?:^|[\s;{])(?:left|right)\s*:/,
  /-(?:left|right)(?:-[a-z]+)?\s*:/,
  /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
  /transform-origin\s*:[^;]*\b(?:left|right)\b/,
  // Four values, of which the second and the fourth differ.
  /(?:margin|padding|inset|border-(?:width|radius))\s*:\s*[^\s(]+ ([^\s(]+) [^\s(]+ (?!\1;)[^\s;(]+;/,
];
const UTILITIES =
  /(?:^|[\s:])-?(?:m[lr]|p[lr]|left|right|border-[lr]|rounded-[lr]|text-(?:left|right)|float-(?:left|right))(?:-|\s|$)/;
const CLASS_NAMES = /class(?:Name)?=(?:"([^"]*)"|\{`([^`]*)`\})/g;

/** Rules that name a side because they mean this side, or have a rule for the other direction. */
const NAMED = [
  // The author of a table chose the side.
  'tables.css: text-align: right',
  // The author of a formula chose the sides of its columns.
  'formulas.css: text-align: left',
  'formulas.css: text-align: right',
  'article.css: transform-origin: left',
  'article.css: transform-origin: right',
];

const rulesIn = (css: string) =>
  css.replace(/\/\*.*?\*\//gs, '').match(/[\w-]+\s*:[^;{}]+;/g) ?? [];
const found = (name: string, css: string) =>
  rulesIn(css)
    .filter((rule) => SIDES.some((side) => side.test(rule)))
    .map((rule) => `${name}: ${rule.replace(/;$/, '')}`);

const code = (pattern: string) =>
  globSync(`packages/daymark/src/**/${pattern}`, { exclude: ['**/*.test.*', '**/preview/**'] });

describe('the styles of pages', () => {
  it.each([
    'left: 0;',
    'margin-right: 1rem;',
    'border-top-left-radius: 0;',
    'float: right;',
    'padding: 0 1rem 0 2rem;',
  ])('are found to name a side in %s', (rule) => {
    expect(found('a.css', `a { ${rule} }`)).toHaveLength(1);
  });

  it('name no side, so that pages in languages written from right to left are mirrored', () => {
    const files = code('*.css');
    const sides = files.flatMap((file) =>
      found(String(file.split('/').pop()), readFileSync(file, 'utf8')),
    );
    expect(sides.toSorted()).toEqual(NAMED.toSorted());
    expect(files.length).toBeGreaterThan(30);
  });

  it('name no side in class names', () => {
    const namesIn = (text: string) =>
      [...text.matchAll(CLASS_NAMES)].map(([, plain, template]) => plain ?? template ?? '');
    const sides = code('*.{tsx,astro}').flatMap((file) =>
      namesIn(readFileSync(file, 'utf8'))
        .filter((names) => UTILITIES.test(names))
        .map((names) => `${file}: ${names}`),
    );
    expect(sides).toEqual([]);
    expect(namesIn('<p className="mt-2 ml-2">').every((names) => UTILITIES.test(names))).toBe(true);
  });
});
