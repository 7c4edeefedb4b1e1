import { describe, expect, it } from 'vitest';
import { ProblemsError } from '../content/checks/problem.ts';
import {
  type Finding,
  findingsOf,
  pageReport,
  settingsFindings,
  terminalReport,
} from './page-report.ts';

const link = (file: string, from: string, path: string, line = 1) => ({
  reference: { file, line, from, href: path, isPublished: true },
  target: { path, anchor: '' },
});

const date = new Date('2027-03-03');
const checked = {
  problems: [],
  warnings: [],
  launch: [],
  accepted: [],
  proposals: [],
  counts: { files: 0, articles: { published: 0, scheduled: 0, draft: 0, otherNoun: 0 } },
  schedule: { since: -Infinity, until: Infinity },
  redirects: {},
  addresses: { forms: {}, ids: {}, addresses: new Map() },
  unproven: [],
  texts: [],
  variants: [],
  pictureUses: new Map(),
  allVariants: [],
  external: [],
  links: [
    link('content/articles/dusk.md', '/blog/dusk', '/blog/dawn', 7),
    link('content/articles/dusk.md', '/blog/dusk', '/blog/dawn', 9),
    link('content/articles/dusk.md', '/blog/dusk', '/about', 8),
    link('content/articles/dawn.md', '/blog/dawn', '/blog/dawn', 2),
  ],
  paths: new Map(),
  unpublished: new Map([
    ['/blog/dawn', { state: 'scheduled' as const, date, moment: undefined }],
    ['/blog/noon', { state: 'scheduled' as const, date, moment: '2027-03-03T08:00:00+01:00' }],
    ['/blog/dusk', { state: 'draft' as const, date, moment: undefined }],
  ]),
};
const paths = new Map([['content/articles/dawn.md', '/blog/dawn']]);
const slots = {
  home: { 'after-hero': { bannerId: 101 } },
  article: false,
  blog: false,
  topic: false,
  resources: false,
  community: false,
} as const;

const settings = {
  slots,
  addresses: { segments: {} },
  identity: { url: 'https://still-point.org', language: 'en' },
};

const reportOn = (path: string) => pageReport(path, { checked, findings: [] }, settings as never);

it('a report lists the files that link to the page, each with its first link', () => {
  expect(reportOn('/blog/dawn').linkedFrom).toEqual([
    { file: 'content/articles/dusk.md', line: 7, path: '/blog/dusk' },
  ]);
});

it('a report marks drafts and scheduled texts', () => {
  expect(
    ['/blog/dawn', '/blog/noon', '/blog/dusk', '/about'].map((path) => reportOn(path).mark),
  ).toEqual(['From 3 March 2027', 'From 3 March 2027, 08:00', 'Draft', undefined]);
});

it('a report names the slots of the site by banner id', () => {
  expect(reportOn('/').slotNames).toEqual({ 0: 'home.google-ads', 101: 'home.after-hero' });
});

it('a report names the text of a page that shows one text, and the text that a page would show', () => {
  const [dawn, dusk] = ['content/articles/dawn.md', 'content/articles/dusk.md'];
  const shown = new Map([
    [dawn, '/blog/dawn'],
    ['content/stories/anna.md', '/community'],
    ['content/stories/ben.md', '/community'],
  ]);
  const textsOf = (path: string) => {
    const state = { checked: { ...checked, paths: shown }, findings: [] };
    const { text, newText } = pageReport(path, state, settings as never);
    return [text, newText];
  };
  expect(textsOf('/blog/dawn')).toEqual([dawn, dawn]);
  expect(textsOf('/blog/dusk')).toEqual([undefined, dusk]);
  expect(textsOf('/community')).toEqual([undefined, 'pages/community.md']);
  expect(textsOf('/retreats/spring')).toEqual([undefined, 'pages/retreats/spring.md']);
});

it('a report says that the checks have not run yet', () => {
  expect(pageReport('/', { findings: [] }, settings as never)).toMatchObject({
    isChecked: false,
    linkedFrom: [],
  });
});

it('findings name the page of the file, with errors before warnings', () => {
  const expected = 'a published page';
  const problems = [
    { file: 'content/articles/dawn.md', line: 4, field: 'cover', expected, found: '"a: b"' },
    { file: 'site.config.ts', expected, found: 'nothing' },
  ];
  expect(findingsOf({ problems, warnings: problems.slice(0, 1), paths })).toEqual([
    {
      isError: true,
      file: 'content/articles/dawn.md',
      line: 4,
      page: '/blog/dawn',
      text: 'cover: expected a published page; found "a: b"',
    },
    { isError: true, file: 'site.config.ts', text: 'expected a published page; found nothing' },
    expect.objectContaining({ isError: false, line: 4 }),
  ]);
});

it('a finding may quote several lines', () => {
  const problem = {
    file: 'content/articles/dawn.md',
    line: 4,
    expected: 'a class',
    found: '<p\n>',
  };
  expect(findingsOf({ problems: [problem], warnings: [], paths })).toMatchObject([
    { line: 4, text: 'expected a class; found <p\n>' },
  ]);
});

describe('the findings of invalid settings', () => {
  const file = 'site.config.ts';

  it('are the problems of the error', () => {
    const problem = { file, line: 3, field: 'noun', expected: 'a noun', found: '""' };
    expect(settingsFindings(new ProblemsError([problem]), file)).toEqual([
      { isError: true, file, line: 3, text: 'noun: expected a noun; found ""' },
    ]);
  });

  it('are the message of any other error', () => {
    expect(settingsFindings(new Error('other.ts:3: none'), file)).toEqual([
      { isError: true, file, text: 'other.ts:3: none' },
    ]);
  });
});

const error = (line: number, text = 'expected a link; found /nowhere'): Finding => ({
  isError: true,
  file: 'content/articles/dawn.md',
  line,
  text,
});
const warning: Finding = {
  ...error(3, 'expected a short title; found a long one'),
  isError: false,
};

/** Returns what the terminal prints for each of several results of the checks. */
function printed(...results: Finding[][]): string[][] {
  const report = terminalReport();
  return results.map((findings) => {
    const lines: string[] = [];
    const print = (text: string) => void lines.push(...text.split('\n'));
    report(findings, { warn: print, info: print });
    return lines;
  });
}

describe('the report in the terminal', () => {
  it('names each problem once, even if its line moves', () => {
    expect(printed([error(4)], [error(4)], [error(5)])).toEqual([
      [
        '1 problem in the content or the settings:',
        '  content/articles/dawn.md:4: expected a link; found /nowhere',
      ],
      [],
      [],
    ]);
  });

  it('names a second problem that is the same as the first', () => {
    expect(printed([error(4)], [error(4), error(9)])[1]).toEqual([
      '1 problem in the content or the settings:',
      '  content/articles/dawn.md:9: expected a link; found /nowhere',
    ]);
  });

  it('says once that all is well again', () => {
    expect(printed([], [error(4), error(6, 'other')], [error(4)], [], [])).toMatchObject([
      [],
      { length: 3 },
      [],
      ['The content and the settings have no problems any more.'],
      [],
    ]);
  });

  it('lists warnings after the problems', () => {
    expect(printed([warning, error(4)])[0]).toEqual([
      '1 problem in the content or the settings:',
      '  content/articles/dawn.md:4: expected a link; found /nowhere',
      '1 warning in the content or the settings:',
      '  content/articles/dawn.md:3: expected a short title; found a long one',
    ]);
  });
});
