import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingsOf } from '../../../../create-daymark/src/settings-of.ts';
import { bodyReader } from '../checks/body.ts';
import { readText } from '../checks/text.ts';
import { textReader } from '../checks/text-reader.ts';
import { STARTER_CREATIVES, STARTER_SENTENCES } from './starter.ts';
import { creativeRemarks, sampleRemarks, sentenceRemarks } from './starter-remarks.ts';
import { published, siteWith } from './testing.ts';

const reader = textReader(await bodyReader({}));
const read = (file: string, body: string) =>
  reader(file, () => Buffer.from(`---\ntitle: About\n---\n${body}`));

const own = {
  id: 'own',
  title: 'Our walks',
  message: 'Every Sunday, whatever the weather.',
  action: 'Join us',
  href: '/contact',
} as const;

/** Pages without advertising, so that no slot names a creative. */
const withoutAds = Object.fromEntries(Object.keys(published.slots).map((page) => [page, false]));

describe('a house creative', () => {
  it('causes a remark only if its message came with the site', () => {
    const [supplied] = published.creatives.slice(-1);
    const remarks = creativeRemarks(siteWith({ slots: withoutAds, creatives: [own, supplied] }));
    expect(remarks.map(({ id, field, found }) => [id, field, found])).toEqual([
      [
        'starter-creative',
        'creatives.1',
        '"Publish a site like this one", which came with the site',
      ],
    ]);
  });
});

describe('a story', () => {
  const story = (frontMatter: string) =>
    readText('content/stories/a.md', `---\nname: Ines\n${frontMatter}\n---\n`);

  it('causes a remark at the line that marks it as a sample', () => {
    expect(sampleRemarks([story('sample: true')])).toMatchObject([
      { id: 'sample-story', file: 'content/stories/a.md', line: 3, field: 'sample' },
    ]);
    expect(sampleRemarks([story('sample: false'), story('role: Nurse')])).toEqual([]);
  });
});

describe('a static page', () => {
  const page = async (body: string, file = 'content/pages/about.md') =>
    sentenceRemarks([await read(file, body)]);

  it('causes a remark at the line of a sentence that came with the site, however it is wrapped', async () => {
    expect(
      await page(
        'We write.\n\nHello. Write here who you are\nand why you publish this site. Thanks.',
      ),
    ).toMatchObject([
      {
        id: 'starter-text',
        line: 6,
        expected: 'who publishes this site, and why',
        found: '"Write here who you are and why you publish this site.", which came with the site',
      },
    ]);
  });

  it('causes no remark after the sentence has been changed, and neither does an article', async () => {
    expect(await page('Write here who we are and why we publish this site.')).toEqual([]);
    const sentence = 'Write here who you are and why you publish this site.';
    expect(await page(sentence, 'content/articles/a.md')).toEqual([]);
    expect(await page(`<!--\n${sentence}\n-->\n\n~~~\n${sentence}\n~~~`)).toEqual([]);
  });
});

describe('the list of supplied texts', () => {
  const folders = ['packages/create-daymark/template', 'tests/fixtures/publication'];
  const pages = folders
    .flatMap((folder) => globSync(`${folder}/content/pages/*.md`))
    .map((file) => readText(file.replace(/.*(?=content)/, ''), readFileSync(file, 'utf8')));

  it('contains only sentences that a site of this or a former version contains', () => {
    const former = globSync('tests/fixtures/starter-0.1.0/content/pages/*.md');
    const text = [
      ...pages.map(({ body }) => body),
      ...former.map((file) => readFileSync(file, 'utf8')),
    ].join('\n');
    expect(Object.keys(STARTER_SENTENCES).filter((each) => !text.includes(each))).toEqual([]);
  });

  it('contains a sentence of each paragraph that speaks about the engine or to its publisher', async () => {
    const paragraphs = pages
      .flatMap(({ file, body }) =>
        body.split('\n\n').map((paragraph) => ({ file, body: paragraph })),
      )
      .filter(({ body }) =>
        /\bengine\b|\bas (?:it is )?supplied\b|came with the site|Write here/i.test(body),
      );
    expect(paragraphs.length).toBeGreaterThan(8);
    const missed = [];
    for (const { file, body } of paragraphs)
      if (sentenceRemarks([await read(file, body)]).length === 0) missed.push(`${file}: ${body}`);
    expect(missed).toEqual([]);
  });

  it('contains the messages of the house creatives, and no others', () => {
    const [name, url, noun, language] = ['S', 'https://s.org', 'Yoga', 'en'];
    const choices = { folder: '', name, url, noun, language, accent: 0 };
    const messages = [...settingsOf(choices).matchAll(/message: '(.*)'/g)].map(([, text]) => text);
    const others = published.creatives.map(({ message }) => message);
    expect([...messages, ...others].toSorted()).toEqual([...STARTER_CREATIVES].toSorted());
  });
});
