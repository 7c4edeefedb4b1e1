import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSiteForTexts } from 'daymark/texts';
import { expect } from 'vitest';
import { makeFolder, writeFiles } from '../../../tests/small-site.ts';
import { listFiles } from '../../daymark/src/basics/files.ts';
import type { Export, ImportedText } from './export/export.ts';
import type { Sites } from './plan/languages.ts';
import type { Report } from './record/report.ts';
import { importInto } from './write/import-into.ts';

/* Helpers of the tests: a small site that receives texts, and small exports. */

/** The settings of a site that needs no package to be installed in its folder. */
const settings = (more: object) => ({
  identity: {
    name: 'Lantern Hill',
    url: 'https://lantern-hill.example',
    language: 'en',
    publisher: 'Lantern Hill',
    description: 'A site on personal growth and {product}.',
  },
  noun: 'Yoga',
  home: { subtitle: 'Unhurried reading for a steadier day.' },
  navigation: [{ name: 'Home', path: '/' }],
  footer: { quickLinks: [], legal: [] },
  partners: [],
  slots: {
    home: false,
    article: false,
    blog: false,
    topic: false,
    resources: false,
    community: false,
  },
  creatives: [
    { id: 'a', title: 'Write', message: 'We read letters.', action: 'Write', href: '/contact' },
  ],
  donation: false,
  contact: { email: 'letters@lantern-hill.example' },
  ...more,
});

/** The settings of a second language. */
export const GERMAN = {
  languages: {
    de: {
      identity: { name: 'Laternenberg', description: 'Eine Site über Wachstum und {product}.' },
      noun: 'Yoga',
      home: { subtitle: 'Ruhiges Lesen für einen steten Tag.' },
      navigation: [{ name: 'Start', path: '/de' }],
      footer: { quickLinks: [], legal: [] },
      creatives: [
        { id: 'a', title: 'Brief', message: 'Wir lesen.', action: 'Los', href: '/contact' },
      ],
    },
  },
};

/** A site in a temporary folder, into which a test imports. */
export interface TestSite {
  root: string;
  sites: Sites;
  /** Imports texts, and returns the report. */
  bring(source: Export, options?: Partial<Parameters<typeof importInto>[2]>): Promise<Report>;
  read(file: string): Promise<string>;
  write(file: string, text: string | Buffer): Promise<void>;
  /** Returns the files outside of `import/`; with `true`, the files in `import/`. */
  files(isInImport?: boolean): string[];
}

/** Makes the folder of a site, which is removed at the end of the test. */
export async function makeTestSite(
  files: Readonly<Record<string, string>> = {},
  more: object = {},
): Promise<TestSite> {
  const root = await makeFolder();
  const config = `export default ${JSON.stringify(settings(more))};\n`;
  await writeFiles(root, { 'site.config.ts': config, ...files });
  const open = async (): Promise<Sites> => {
    const [main, ...others] = await readSiteForTexts(root);
    const onTheDay = (site: typeof main) => ({ ...site, today: '2026-06-14' });
    return [onTheDay(main), ...others.map(onTheDay)];
  };
  return {
    root,
    sites: await open(),
    bring: async (source, options = {}) =>
      importInto(source, await open(), {
        root,
        isDry: false,
        isFetching: false,
        ...options,
      }),
    read: (file) => readFile(join(root, file), 'utf8'),
    write: (file, text) => writeFiles(root, { [file]: text }),
    files: (isInImport = false) =>
      listFiles(root).filter(
        (file) => file.startsWith('import/') === isInImport && file !== 'site.config.ts',
      ),
  };
}

/** Returns an article of the other site, in Markdown. */
export function makeText(
  slug: string,
  markdown: string,
  more: Partial<ImportedText> = {},
): ImportedText {
  return {
    id: slug,
    kind: 'article',
    status: 'published',
    title: slug,
    slug,
    date: '2010-09-03',
    authors: [],
    topics: ['rest'],
    summary: 'What a quiet hour in the morning does for the rest of the day.',
    addresses: [`/2010/09/${slug}/`],
    body: { markdown, firstLine: 1, file: `posts/${slug}.md` },
    original: { ending: '.md', text: markdown },
    comments: [],
    remarks: [],
    ...more,
  };
}

/** Returns an export with texts, and with files by their addresses. */
export function exportOf(
  texts: readonly ImportedText[],
  files: Readonly<Record<string, Uint8Array>> = {},
  more: Partial<Export> = {},
): Export {
  return {
    tool: 'Markdown',
    url: 'https://old.example',
    authors: new Map(),
    terms: new Map([['rest', { slug: 'rest', name: 'Rest', description: '' }]]),
    otherAddresses: new Map(),
    async *texts() {
      yield* texts;
    },
    media: async (address) => files[address],
    leftOver: new Map(),
    ...more,
  };
}

/** A picture of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

/**
 * Imports an export twice: the first run must write the files in the folder `expected` of a fixture, and the
 * second must change nothing.
 * @returns the site, and the report of the first run
 */
export async function expectFixture(
  folder: string,
  read: () => Promise<Export>,
): Promise<{ site: TestSite; report: Report }> {
  const site = await makeTestSite();
  const report = await site.bring(await read());
  const isText = (file: string) => /\.md$/.test(file) && !file.startsWith('import/originals/');
  const files = [...site.files(), ...site.files(true)].filter(isText).sort();
  for (const file of files)
    await expect(await site.read(file)).toMatchFileSnapshot(join(folder, 'expected', file));
  expect(listFiles(join(folder, 'expected')).toSorted()).toEqual(files);

  const before = site.files();
  const { counts } = await site.bring(await read());
  expect(counts).toMatchObject({ articles: 0, pages: 0 });
  expect(site.files()).toEqual(before);
  return { site, report };
}
