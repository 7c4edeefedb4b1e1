import { describe, expect, it } from 'vitest';
import { inPublication } from '../../../../../tests/fixtures/in-site.ts';
import { readBuildTime } from '../articles/publication.ts';
import { fieldProblems, objectProposals } from './fields.ts';
import { formatProblem } from './problem.ts';
import { readText, type Text } from './text.ts';

inPublication();

const topic = readText(
  'content/topics/rest.md',
  '---\ntitle: Rest\nsummary: On evenings, pauses and doing nothing in particular.\norder: 1\n---\n',
);
const check = (texts: readonly Text[]) =>
  fieldProblems(texts, readBuildTime(new Date('2026-06-14'), {}), { title: 'Yoga' }).map(
    formatProblem,
  );
const problemsOf = (more: string, file = 'content/articles/dawn.md') =>
  check([
    topic,
    readText(
      file,
      `---\ntitle: Dawn\nsummary: On the first light over the harbour and who sees it.\ndate: 2026-06-14\nkind: essay\n${more}\n---\nWords.`,
    ),
  ]);

describe('front matter', () => {
  it('has no problems if every field is valid', () => {
    expect(problemsOf('topics: [rest]\ndraft: true\ncover: ./guide-1.md\ncoverAlt: ""')).toEqual(
      [],
    );
  });

  it('refers only to existing topics', () => {
    expect(problemsOf('topics:\n  - rest\n  - weather')).toEqual([
      'content/articles/dawn.md:8: topics.1: expected one of rest; found "weather"',
    ]);
  });

  it('contains only known fields with valid values', () => {
    expect(problemsOf('topics: [rest]\ncolour: blue\ndraft: perhaps\naliases: ["a b"]')).toEqual([
      'content/articles/dawn.md:7: colour: expected one of the fields title, subtitle, summary, date, about, updated, reviewed, review, corrections, author, draft, topics, keywords, kind, exercise, aliases, translationOf, guide, series, leads, frontPage, sensitive, discussion, sponsor, cover, coverAlt, sources; found "blue"',
      'content/articles/dawn.md:8: draft: expected true or false; found "perhaps"',
      'content/articles/dawn.md:9: aliases.0: expected an old name such as "first-light", or an old address from its first slash, such as "/2019/first-light.html" or "/?p=12"; found "a b"',
    ]);
  });

  it('contains a cover file that exists and an alternative text for the cover', () => {
    expect(problemsOf('topics: [rest]\ncover: ./gone.jpg')).toEqual([
      'content/articles/dawn.md:7: cover: expected a picture file next to the Markdown file; found "./gone.jpg", which does not exist',
      'content/articles/dawn.md:7: coverAlt: expected the alternative text of the cover, or "" if it is decorative; found nothing',
    ]);
  });

  it('contains no misspelt tokens', () => {
    expect(problemsOf('topics: [rest]\nsubtitle: On {Produkt}')).toEqual([
      'content/articles/dawn.md:7: expected the token {Product}; found {Produkt}',
    ]);
  });
});

describe('an alias', () => {
  it.each([
    'a b',
    '//a',
    '../a',
    '/a/../b',
    '/a/%2e%2e/b',
    '.',
    '/',
    'a?b',
    'a#b',
    '/a#b',
    'a\\b',
    '/a\\b',
    '/a%2Fb',
    '/caf%E9',
    '/a*',
    '/?p',
    '/?p=1?q=2',
    '/?p=1&p=2',
    '/?p=1&',
    '/{a}',
    '/a\nb',
    '',
  ])('cannot be "%s"', (alias) => {
    expect(problemsOf(`topics: [rest]\naliases: [${JSON.stringify(alias)}]`)).not.toEqual([]);
  });

  it.each([
    'first-light',
    '/2019/First_Light.html',
    '/~anna/élan',
    '/a.b.c',
    '/2010/09/first-light/',
    '/2010/caf%C3%A9',
    '/index.php?page_id=3&L=1',
    '/?p=12',
    "/what's new, (really)",
  ])('can be %s', (alias) => {
    expect(problemsOf(`topics: [rest]\naliases: [${JSON.stringify(alias)}]`)).toEqual([]);
  });
});

const texts = (folder: string, length: number) =>
  Array.from({ length }, (_, index) => readText(`content/${folder}/${index}.md`, ''));
const ofFolders = (problem: string) => /^content\/\w+:/.test(problem);

it('a folder with so many texts that a build takes minutes gets a warning', () => {
  expect(check([...texts('path', 201), ...texts('topics', 1001)]).filter(ofFolders)).toEqual([
    'content/path: expected at most 200 steps, because the page of each step links to all steps; found 201, with which a build takes minutes',
    'content/topics: expected at most 1000 topics, because each topic has a page, three feeds and an image; found 1001, with which a build takes minutes',
  ]);
});

it('many articles, and the steps and topics that a build makes in a minute, get no warning', () => {
  const many = [...texts('path', 200), ...texts('topics', 1000), ...texts('articles', 5000)];
  expect(check(many).filter(ofFolders)).toEqual([]);
});

describe('an object for the picture of an article', () => {
  const article = (fields: string, file = 'content/articles/dawn.md') =>
    objectProposals([readText(file, `---\n${fields}\n---\nWords.`)], 'en-GB');

  it('is proposed from the title, or else from the topics', () => {
    expect(article('title: The last kettle\ntopics: [gardening]')).toEqual([
      'content/articles/dawn.md: cover: { object: kettle }',
    ]);
    expect(article('title: Patience\ntopics: [rest-days, gardening]')).toEqual([
      'content/articles/dawn.md: cover: { object: chair }',
    ]);
  });

  it.each([
    ['has a cover', 'title: The last kettle\ncover: { hour: night }', undefined],
    ['mentions no object', 'title: Patience\ntopics: [patience]', undefined],
    ['is no article', 'title: The last kettle', 'content/topics/kettle.md'],
  ])('is not proposed for a text that %s', (_, fields, file) => {
    expect(article(fields, file)).toEqual([]);
  });
});
