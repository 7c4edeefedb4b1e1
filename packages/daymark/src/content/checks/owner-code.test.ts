import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolder } from '../../../../../tests/small-site.ts';
import { ownerCodeProblems } from './owner-code.ts';
import { formatProblem } from './problem.ts';

// Reads files in the working directory: this file needs a process of its own.
const before = process.cwd();
beforeEach(async () => process.chdir(await makeFolder()));
afterEach(() => process.chdir(before));

/** Returns what is wrong with files of an owner. */
async function problemsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return ownerCodeProblems().map(formatProblem);
}

const COMPONENTS =
  'ArticleCard.tsx, ArticleFacts.tsx, ArticleRow.tsx, Byline.tsx, Footer.tsx, Header.tsx, Hero.tsx, StoryQuote.tsx';
const COMPONENT = 'expected a default export that is a component to replace Footer';

it('valid code has no problems', async () => {
  const files = {
    'overrides/Footer.tsx':
      "import './footer.css';\nimport type { A } from 'no-such-package';\nimport { readFileSync } from 'node:fs';\nimport { Tides } from './parts/Tides';\nimport logo from '../public/logo.svg?raw';\nexport default () => <Tides />;",
    'overrides/parts/Tides.tsx': 'export const Tides = () => <p>Tides</p>;',
    'overrides/footer.css': 'p { color: red; }',
    'overrides/.DS_Store': '',
    'overrides/Hero.tsx': 'function Hero() { return null; }\nexport { Hero as default };',
    'public/logo.svg': '<svg/>',
    'pages/walks.astro':
      "---\nimport { getCollection } from 'astro:content';\nimport { Tides } from '../overrides/parts/Tides.tsx';\n---\n<p>Walks</p>",
    'custom.css': `/* { */ .a::before { content: "}\\"}"; }`,
  };
  expect(await problemsOf(files)).toEqual([]);
});

it('all mistakes of overrides, pages and styles are reported together', async () => {
  const files = {
    'overrides/Sidebar.tsx': 'export default () => null;',
    'overrides/Footer.tsx': 'export default () => (\n  <p>Tides</b>\n);',
    'overrides/Header.tsx': 'export const Header = () => null;',
    'overrides/Hero.tsx': "import './hero.css';\n\nexport default { title: 'Sea' };",
    'overrides/parts/Tides.tsx': 'export const Tides = (;',
    'pages/walks.astro': "---\nimport { map } from 'maps';\n---\n<p>Walks</p>",
    'custom.css': '.a {\n',
  };
  expect(
    (await problemsOf(files)).map((problem) => problem.replace(/(?<=; found a syntax).*/, '')),
  ).toEqual([
    `overrides/Sidebar.tsx: expected one of ${COMPONENTS}; found Sidebar.tsx`,
    'overrides/Footer.tsx:2: expected valid TypeScript (look at the commas, quotation marks and brackets of this line and the line before); found a syntax',
    'overrides/Header.tsx: expected a default export that is a component to replace Header; found no default export',
    'overrides/Hero.tsx:3: expected a default export that is a component to replace Hero; found an object',
    'overrides/Hero.tsx:1: expected an import of an existing file; found an import of "./hero.css", which does not exist',
    'overrides/parts/Tides.tsx:1: expected valid TypeScript (look at the commas, quotation marks and brackets of this line and the line before); found a syntax',
    'pages/walks.astro:2: expected an import of an installed package; found an import of "maps", which is not installed',
    'custom.css:1: expected a "}" for the "{" in this line; found none',
  ]);
});

it.each([
  ['Fotter.tsx', ' (did you mean "Footer.tsx"?)'],
  ['footer.tsx', ' (did you mean "Footer.tsx"?)'],
  ['Footer.jsx', ' (did you mean "Footer.tsx"?)'],
  ['Weather.tsx', ''],
])('overrides/ cannot contain the file %s', async (file, hint) => {
  expect(await problemsOf({ [`overrides/${file}`]: 'export default () => null;' })).toEqual([
    `overrides/${file}: expected one of ${COMPONENTS}${hint}; found ${file}`,
  ]);
});

it.each([
  ['export default [];', `:1: ${COMPONENT}; found a list`],
  ['export default <p>Sea</p>;', `:1: ${COMPONENT}; found an element`],
  ["export default 'Sea';", `:1: ${COMPONENT}; found a value`],
])('an override cannot be %s', async (text, problem) => {
  expect(await problemsOf({ 'overrides/Footer.tsx': text })).toEqual([
    `overrides/Footer.tsx${problem}`,
  ]);
});

it.each([
  ['.a {\n  color: red;\n.b {}\n', ':1: expected a "}" for the "{" in this line; found none'],
  ['.a {\n}\n}\n', ':3: expected a "{" before this "}"; found none'],
])('each bracket of custom.css needs a counterpart: %j', async (styles, problem) => {
  expect(await problemsOf({ 'custom.css': styles })).toEqual([`custom.css${problem}`]);
});

const added = { daymark: { newProperties: { Footer: ['languages', 'hasStatement'] } } };
const WITHOUT =
  'overrides/Footer.tsx: expected the properties that the last upgrade has added to Footer: pass on all with {...props}, or name each, in a comment if the override needs none; found an override without';

it.each([
  ['names none of them', 'export default () => null;', ' "languages", "hasStatement"'],
  ['names one', 'export default ({ languages }) => <p>{languages}</p>;', ' "hasStatement"'],
  [
    'passes on something else',
    'const links = [{}];\nexport default () => links.map((link) => <a {...link} />);',
    ' "languages", "hasStatement"',
  ],
])(
  'an override that %s gets a warning about properties that an upgrade has added',
  async (_, text, names) => {
    const files = { 'package.json': JSON.stringify(added), 'overrides/Footer.tsx': text };
    expect(await problemsOf(files)).toEqual([WITHOUT + names]);
  },
);

it.each([
  ['passes on all properties', 'export default function Tides(props) { return <p {...props} />; }'],
  [
    'passes on the rest',
    'const A = ({ year, ...rest }) => <p {...rest}>{year}</p>;\nexport default A;',
  ],
  ['names them in a comment', 'export default () => null; // without languages, hasStatement'],
])('an override that %s gets none', async (_, text) => {
  const files = { 'package.json': JSON.stringify(added), 'overrides/Footer.tsx': text };
  expect(await problemsOf(files)).toEqual([]);
});
