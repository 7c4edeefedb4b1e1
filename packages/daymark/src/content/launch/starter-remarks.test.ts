import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingsOf } from '../../../../create-daymark/src/settings-of.ts';
import { readText } from '../checks/text.ts';
import { STARTER_CREATIVES, STARTER_SENTENCES } from './starter.ts';
import { creativeRemarks, sampleRemarks, sentenceRemarks } from './starter-remarks.ts';
import { published, siteWith } from './testing.ts';

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
  const page = (body: string, file = 'content/pages/about.md') =>
    sentenceRemarks([readText(file, `---\ntitle: About\n---\n${body}`)]);

  it('causes a remark at the line of a sentence that came with the site, however it is wrapped', () => {
    expect(
      page('We write.\n\nHello. Write here who you are\nand why you publish this site. Thanks.'),
    ).toMatchObject([
      {
        id: 'starter-text',
        line: 6,
        expected: 'who publishes this site, and why',
        found: '"Write here who you are and why you publish this site.", which came with the site',
      },
    ]);
  });

  it('causes no remark after the sentence has been changed, and neither does an article', () => {
    expect(page('Write here who we are and why we publish this site.')).toEqual([]);
    const sentence = 'Write here who you are and why you publish this site.';
    expect(page(sentence, 'content/articles/a.md')).toEqual([]);
  });
});

describe('the list of supplied texts', () => {
  const folders = ['packages/create-daymark/template', 'tests/fixtures/publication'];
  const pages = folders
    .flatMap((folder) => globSync(`${folder}/content/pages/*.md`))
    .map((file) => readText(file.replace(/.*(?=content)/, ''), readFileSync(file, 'utf8')));

  it('contains only sentences that a new site or the publication contains', () => {
    const text = pages.map(({ body }) => body).join('\n');
    expect(Object.keys(STARTER_SENTENCES).filter((each) => !text.includes(each))).toEqual([]);
  });

  it('contains a sentence of each paragraph that speaks about the engine or to its publisher', () => {
    const paragraphs = pages
      .flatMap(({ file, body }) => body.split('\n\n').map((text) => readText(file, text)))
      .filter(({ body }) =>
        /\bengine\b|\bas (?:it is )?supplied\b|came with the site|Write here/i.test(body),
      );
    expect(paragraphs.length).toBeGreaterThan(8);
    const missed = paragraphs.filter((text) => sentenceRemarks([text]).length === 0);
    expect(missed.map(({ file, body }) => `${file}: ${body}`)).toEqual([]);
  });

  it('contains the messages of the house creatives, and no others', () => {
    const [name, url, noun, language] = ['S', 'https://s.org', 'Yoga', 'en'];
    const choices = { folder: '', name, url, noun, language, accent: 0 };
    const messages = [...settingsOf(choices).matchAll(/message: '(.*)'/g)].map(([, text]) => text);
    const others = published.creatives.map(({ message }) => message);
    expect([...messages, ...others].toSorted()).toEqual([...STARTER_CREATIVES].toSorted());
  });
});
