import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { main } from './command.ts';
import type { Export } from './export/export.ts';
import { exportOf, makeTestSite, makeText } from './testing.ts';

const NAMES = ['wordpress', 'ghost', 'substack', 'medium', 'markdown'] as const;

/**
 * Returns fake kinds of exports, all with the content of `source`. `reads` remembers which kind was
 * read.
 */
function kindsOf(source: Export, reads: string[]): NonNullable<Parameters<typeof main>[2]> {
  const entries = NAMES.map((name) => {
    const read = async (_: string, url: string) => {
      reads.push(`${name} ${url}`.trim());
      return source;
    };
    return [name, { looks: `one of ${name}`, read }];
  });
  return Object.fromEntries(entries);
}

/**
 * Runs the command in the folder of a site that contains the export, and returns what the command
 * prints.
 */
async function run(
  files: Readonly<Record<string, string | Buffer>>,
  args: readonly string[],
  { answer, source = exportOf([makeText('dawn', 'A')]) }: { answer?: string; source?: Export } = {},
) {
  const site = await makeTestSite();
  for (const [file, content] of Object.entries(files)) await site.write(file, content);
  const printed: string[] = [];
  const asked: string[] = [];
  const reads: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void printed.push(`${line}`));
  const code = await main(
    args.map((arg) => arg.replace('SITE', site.root)),
    {
      isAsked: answer !== undefined,
      print: (line) => void printed.push(line),
      show: () => {},
      ask: async (question) => {
        asked.push(question);
        return answer ?? '';
      },
    },
    kindsOf(source, reads),
    async () => [],
  );
  const texts = site.files().filter((file) => file.startsWith('content/articles'));
  return {
    code,
    asked,
    texts,
    said: printed.join('\n').replaceAll(site.root, 'SITE'),
    site,
    reads,
  };
}

const FOLDER = { 'export/posts/dawn.md': 'A' };
const ARGUMENTS = ['SITE/export', 'SITE'];

describe('without a terminal', () => {
  it('nothing is written without --yes', async () => {
    const { code, said, texts } = await run(FOLDER, ARGUMENTS);
    expect([code, texts]).toEqual([0, []]);
    expect(said).toMatch(/^Markdown: 1 article and 0 pages to write,/);
    expect(said).toMatch(
      /\nNothing is written\. To write the files, run the command again with --yes\.$/,
    );
  });

  it('--yes writes the files at once', async () => {
    const { code, said, texts } = await run(FOLDER, [...ARGUMENTS, '--yes']);
    expect([code, texts]).toEqual([0, ['content/articles/dawn.md']]);
    expect(said).toMatch(/^Markdown: 1 article and 0 pages written,/);
  });

  it('--dry-run only lists what would be written', async () => {
    const { code, said, texts } = await run(FOLDER, [...ARGUMENTS, '--dry-run', '--yes']);
    expect([code, texts]).toEqual([0, []]);
    expect(said).toMatch(/\nEach text and what has changed in it: import\/report\.md$/);
  });
});

describe('on a terminal, the command asks after the report', () => {
  it.each([
    ['y', ['content/articles/dawn.md']],
    ['Yes', ['content/articles/dawn.md']],
    ['', []],
    ['no', []],
  ])('and the answer %j writes %j', async (answer, expected) => {
    const { code, asked, texts } = await run(FOLDER, ARGUMENTS, { answer });
    expect([code, asked, texts]).toEqual([0, ['Write the files now? (y/N) '], expected]);
  });
});

it('Ctrl-C leaves whole files, and the next run continues', async () => {
  const texts = [makeText('dawn', 'A'), makeText('dusk', 'B')];
  const source = exportOf(texts);
  let reads = 0;
  const stopping: Export = {
    ...source,
    async *texts() {
      reads += 1;
      for (const text of texts) {
        // The second reading writes the files.
        if (reads === 2 && text.id === 'dusk') process.emit('SIGINT');
        yield text;
      }
    },
  };
  const {
    code,
    said,
    texts: written,
  } = await run(FOLDER, [...ARGUMENTS, '--yes'], { source: stopping });
  expect([code, written]).toEqual([130, ['content/articles/dawn.md']]);
  expect(said).toContain('Stopped before the end. Run the command again to go on.');
  expect(process.listeners('SIGINT')).toEqual([]);
});

it('for a site without its packages, the message says how to install them', async () => {
  const config =
    "import { defineSite } from 'no-such-engine/settings';\nexport default defineSite({});\n";
  const { code, said } = await run({ ...FOLDER, 'other/site.config.ts': config }, [
    'SITE/export',
    'SITE/other',
  ]);
  expect(code).toBe(1);
  expect(said).toContain(
    'found an import of "no-such-engine/settings", which is not installed. Run npm ci in SITE/other, and then this command again',
  );
});

describe('a mistake gets a message, and the exit code 1', () => {
  const EXPECTED = `expected an export: ${NAMES.map((name) => `one of ${name}`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ', or ')}`;
  it.each([
    [['SITE/none', 'SITE'], `SITE/none: ${EXPECTED}; found nothing at this path`],
    [
      ['SITE/a.txt', 'SITE'],
      `SITE/a.txt: ${EXPECTED}; found a file of another kind. Name its tool with --from`,
    ],
    [
      ['SITE/a.zip', 'SITE'],
      `SITE/a.zip: ${EXPECTED}; found a zip file of another kind. Unpack the file, and name the folder`,
    ],
    [
      ['SITE/of-wordpress', 'SITE'],
      `SITE/of-wordpress: ${EXPECTED}; found a folder without texts. Name the file in the folder: SITE/of-wordpress/export.xml`,
    ],
    [
      ['SITE/b.zip', 'SITE'],
      'SITE/b.zip: expected a whole zip file; found a damaged one. Export again',
    ],
    [
      ['SITE/export', 'SITE', '--from', 'ghots'],
      '--from: expected one of wordpress, ghost, substack, medium, markdown; found "ghots"',
    ],
    [
      ['SITE/export', 'SITE', '--url', 'old.example'],
      '--url: expected an address such as https://old.example; found "old.example"',
    ],
    [
      ['SITE/export', 'SITE', 'more'],
      'npm run import: expected an export and the folder of a site; found "SITE/export", "SITE", "more". --help lists the options',
    ],
    [
      ['SITE/export', 'SITE', '--fetsh'],
      "npm run import: Unknown option '--fetsh'. --help lists the options",
    ],
    [
      ['SITE/export', 'SITE/export'],
      'site.config.ts: expected the settings of a site in the folder SITE/export; found no such file. Run the command in the folder of a site.',
    ],
  ])('%j', async (args, message) => {
    const zip = Buffer.from(zipSync({ 'a.txt': strToU8('A') }));
    const files = {
      ...FOLDER,
      'a.txt': 'A',
      'a.zip': zip,
      'b.zip': zip.subarray(0, 30),
      'of-wordpress/export.xml': '<rss>',
    };
    const { code, said, texts } = await run(files, args);
    expect([said, code, texts]).toEqual([message, 1, []]);
  });

  it('an export without texts is a mistake', async () => {
    const { code, said } = await run(FOLDER, ARGUMENTS, { source: exportOf([]) });
    expect([code, said]).toEqual([
      1,
      'SITE/export: expected texts in this export of Markdown; found none. Look at what you have exported, or name the tool with --from',
    ]);
  });

  it('the usage is shown without arguments, as a mistake, and with --help', async () => {
    expect(await run({}, [])).toMatchObject({ code: 1, said: expect.stringMatching(/^Usage: /) });
    expect(await run({}, ['--help'])).toMatchObject({ code: 0 });
  });
});

describe('the kind of an export is recognised by its content', () => {
  const zip = (name: string) => Buffer.from(zipSync({ [name]: strToU8('A') }));
  it.each([
    ['wordpress', 'a.txt', '<?xml version="1.0"?>\n<rss>'],
    ['wordpress', 'a.xml', '\uFEFF<rss version="2.0">'],
    ['wordpress', 'a.gz', Buffer.from([0x1f, 0x8b, 8, 0])],
    ['ghost', 'a.json', ' {"db": []}'],
    ['substack', 'a.zip', zip('export/posts.csv')],
    ['medium', 'a.zip', zip('posts/2010-09-03_dawn.html')],
    ['ghost', 'a.zip', zip('site.ghost.2026-06-14.json')],
    ['substack', 'folder/posts.csv', 'A'],
    ['markdown', 'folder/content/posts/dawn.md', 'A'],
    ['medium', 'folder/posts/dawn.html', 'A'],
  ])('%s: %s', async (expected, file, content) => {
    const [first = ''] = file.split('/');
    const source = `SITE/export/${first}`;
    const { reads } = await run({ [`export/${file}`]: content }, [source, 'SITE', '--dry-run']);
    expect(reads).toEqual([expected]);
  });

  it('markdown: the folder of a tool with files named as in an export of Medium', async () => {
    const files = { 'export/hugo.toml': '', 'export/content/posts/dawn.html': 'A' };
    const { reads } = await run(files, ['SITE/export', 'SITE', '--dry-run']);
    expect(reads).toEqual(['markdown']);
  });

  it('unless --from names the kind, and --url the address of the other site', async () => {
    const named = ['--from', 'ghost', '--url', 'https://old.example/blog/', '--dry-run'];
    const { reads } = await run(FOLDER, [...ARGUMENTS, ...named]);
    expect(reads).toEqual(['ghost https://old.example/blog']);
  });
});
