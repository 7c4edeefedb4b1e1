import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { settingsTexts } from '../../packages/create-daymark/words/settings.ts';
import { isExhaustive } from '../exhaustive.ts';
import { readFiles } from './built-files.ts';
import { type Copy, createSite } from './copy.ts';

/** Matches three adjacent words, which texts in two languages hardly share. */
const SENTENCE = /\p{L}+[ ,]+\p{L}+ \p{L}+/u;

/** Makes a new site in a language, and removes it after the test. */
async function newSite(language: string): Promise<Copy> {
  const copy = await createSite({ language });
  onTestFinished(copy.remove);
  return copy;
}

const LINK = /<a [^>]*?href="(\/[^"]*)"[^>]*>([^<]*)</g;

it.each(isExhaustive ? Object.keys(settingsTexts) : ['de'])(
  'a new site in the language "%s" says nothing in English, and the check names each of its blanks',
  async (code) => {
    const copy = await newSite(code);
    await copy.run(['new', 'topic', 'Große Übergänge']);
    await copy.run(['new', 'page', 'Retreats']);
    await copy.edit('pages/retreats.md', '\n---\n', '\n---\n<!-- allow: no link -->\n\n');
    const { succeeded, output } = await copy.build();
    // The one expected warning: the tests do not install the font of a Japanese site.
    const font = /^1 warning:\n.* expected the package @fontsource\/biz-udpmincho/m;
    expect(output).toMatch(code === 'ja' ? font : /^Warnings +none$/m);
    expect(succeeded).toBe(true);

    const texts = globSync('packages/create-daymark/words/en/content/**/*.md');
    const english = texts.flatMap((file) =>
      readFileSync(file, 'utf8').split(/[.:?!]\s|\{\w+\}|\n/),
    );
    const starter = english.filter((text) => SENTENCE.test(text)).map((text) => text.trim());
    expect(starter.length).toBeGreaterThan(100);
    const pages = [...(await readFiles(join(copy.root, 'dist/site')))]
      .filter(([file]) => /\.(?:html|json|atom|xml|txt)$/.test(file))
      .map(([file, data]) => [file, String(data).replaceAll('&#x27;', "'")]);
    const inEnglish = starter.filter((text) => pages.some(([, page]) => page?.includes(text)));
    if (code === 'en') expect(inEnglish.length).toBeGreaterThan(50);
    else expect(inEnglish).toEqual([]);

    const written = (await copy.list('.')).filter((file) => /^(?:content|pages)\//.test(file));
    const blanks: string[] = [];
    for (const file of written)
      for (const [index, line] of (await copy.read(file)).split('\n').entries())
        for (const _ of line.match(/\[_{3}/g) ?? []) blanks.push(`${file}:${index + 1}`);
    const remarks: { id: string; file: string; line: number }[] = JSON.parse(
      await copy.read('dist/launch.json'),
    );
    const named = remarks.filter(({ id }) => id === 'blank');
    expect(named.map(({ file, line }) => `${file}:${line}`).toSorted()).toEqual(blanks.toSorted());
    expect(blanks.length).toBeGreaterThan(10);

    // Each link in the footer has the title of its page, or the beginning of the title.
    const home = await copy.read('dist/site/index.html');
    const [, footer = ''] = home.split('<footer');
    const links = [...footer.matchAll(LINK)].filter(
      ([, path]) => !/^\/(?:#|blog|community)?$/.test(String(path)),
    );
    expect(links.length).toBeGreaterThan(4);
    for (const [, path, name] of links) {
      const page = await copy.read(`dist/site${path}.html`);
      expect(/<h1[^>]*>([^<]*)/.exec(page)?.[1]).toMatch(new RegExp(`^${name}`));
    }
  },
);

it('a new German site has the particulars that German law requires, as blanks or as texts', async () => {
  const copy = await newSite('de');
  const imprint = await copy.read('pages/impressum.md');
  const particulars = [
    ...['Vorname und Nachname', 'Rechtsform', 'Straße und Hausnummer', 'Postleitzahl', 'vertreten'],
    ...['E-Mail-Adresse', 'Telefonnummer', 'Registergericht und Registernummer', '§ 27a UStG'],
    ...['§ 139c AO', 'Aufsichtsbehörde', 'Kammer', 'Abwicklung', '§ 18 Abs. 2 MStV', 'Entwurf'],
  ];
  expect(particulars.filter((each) => !imprint.includes(each))).toEqual([]);
  const privacy = await copy.read('content/pages/privacy.md');
  const duties = [
    ...['Name, Anschrift und E-Mail-Adresse', 'Datenschutzbeauftragten', 'Zweck', 'Entwurf'],
    ...['Art. 6 Abs. 1 Buchst. a', 'Art. 6 Abs. 1 Buchst. f', 'berechtigtes Interesse', '§ 25'],
    ...['Wer Daten erhält', 'außerhalb der EU', 'Standardvertragsklauseln', 'gelöscht', 'Frist'],
    ...[
      'Art. 15',
      'Art. 16',
      'Art. 17',
      'Art. 18',
      'Art. 20',
      'Art. 21',
      'Art. 7 Abs. 3',
      'Art. 77',
    ],
    ...['Weder ein Gesetz noch ein Vertrag', 'automatisierten Entscheidungen'],
  ];
  expect(duties.filter((each) => !privacy.includes(each))).toEqual([]);
  const settings = await copy.read('site.config.ts');
  expect(settings).toContain("{ name: 'Impressum', path: '/impressum' }");
});
