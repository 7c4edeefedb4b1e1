import { expect, it } from 'vitest';
import { usedUtilities } from './used-utilities.ts';

const SHEET = String.raw`/*! tailwindcss v4.3.5 | MIT License | https://tailwindcss.com */
@layer components{.card{color:red}.card:hover{color:blue}}@layer utilities{.mt-2{margin-top:2px}.mt-8{margin-top:8px}.md\:pt-\[1\.5rem\]{padding-top:1px}@media (hover:hover){.hover\:underline:hover{color:red}}@media print{.print\:hidden{display:none}}}@font-face{font-family:A}`;

const module = (code: string, ...imported: string[]) => ({ code, imported });

/** Returns the styles of a page with only one module. */
const stylesWith = (code: string, styles: string) =>
  usedUtilities('/site', {
    rendering: new Map([['/site/page.astro', module(code)]]),
    browser: new Map(),
  })('page.astro', styles);

it('a style sheet keeps the utilities that the code names, and all other rules', () => {
  expect(stylesWith('"mt-8 md:pt-[1.5rem] print:hidden"', SHEET)).toBe(
    String.raw`@layer components{.card{color:red}.card:hover{color:blue}}@layer utilities{.mt-8{margin-top:8px}.md\:pt-\[1\.5rem\]{padding-top:1px}@media print{.print\:hidden{display:none}}}@font-face{font-family:A}`,
  );
});

it('a style sheet without utilities is unchanged', () => {
  expect(stylesWith('', '.card{color:red}')).toBe('.card{color:red}');
});

it('a page gets the utilities that its modules, the modules that they import and browser code name', () => {
  const styles = usedUtilities('/site', {
    rendering: new Map([
      ['/engine/home.astro', module('<p class="mt-2">', 'Hero.tsx')],
      ['Hero.tsx', module('jsx("p", { className: "card md:pt-[1.5rem]" })', '/engine/home.astro')],
      ['/engine/about.astro', module('`mt-8`')],
    ]),
    browser: new Map([['menu.browser.ts', module("a.className='hover:underline'")]]),
  });
  const home = styles('../engine/home.astro', SHEET);
  expect(home).toContain('.mt-2{');
  expect(home).toContain(String.raw`.md\:pt-\[1\.5rem\]{`);
  expect(home).toContain(String.raw`.hover\:underline:hover{`);
  expect(home).not.toContain('.mt-8{');
  expect(styles('../engine/about.astro', SHEET)).toContain('.mt-8{');
});

it('a page has only the sizes of text that its styles or other style sheets read', () => {
  const sheet =
    '@layer theme{:root{--text-hero:9px;--text-small:1px;--text-page:4px}}@layer utilities{.text-hero{font-size:var(--text-hero)}.text-page{font-size:var(--text-page)}}';
  expect(stylesWith('"text-page" var(--text-small)', sheet)).toBe(
    '@layer theme{:root{--text-small:1px;--text-page:4px}}@layer utilities{.text-page{font-size:var(--text-page)}}',
  );
});

it('a page has the sizes of text that its other style sheets read', () => {
  const styles = usedUtilities('/site', { rendering: new Map(), browser: new Map() });
  expect(
    styles(
      'page.astro',
      ':root{--text-a--line-height:2;--text-b:3px}',
      'p{line-height:var(--text-a--line-height)}',
    ),
  ).toBe(':root{--text-a--line-height:2;}');
});
