import { expect, it } from 'vitest';
import { buildSummary, checkSummary, reportProposals } from './summaries.ts';

const counts = { files: 46, articles: { published: 18, draft: 1, scheduled: 2, otherNoun: 5 } };
const schedule = { since: -Infinity, until: Infinity };
const results = { counts, schedule, remarks: '', pages: 45, warnings: [] };
const build = {
  folder: 'dist',
  seconds: 10.46,
  memory: 906,
  isUnchanged: false,
  isServedNext: false,
  isAhead: false,
  hasWorkflow: false,
};

it('the summary of a build contains its results and the next commands of the owner', () => {
  expect(buildSummary(results, build)).toBe(`
Articles                18 published; 1 draft, 2 scheduled and 5 about another noun left out
Files checked           46
Warnings                none
Pages                   45
Time                    10.5 s
Memory at most          906 MB

The site is built in dist.
Look at it with npm start, or publish it with npm run deploy.`);
});

it('the summary names the push that publishes the site, or that the site is of a later time', () => {
  expect(buildSummary(results, { ...build, hasWorkflow: true })).toMatch(
    /\nLook at it with npm start, or publish it with a push to the repository\.$/,
  );
  expect(buildSummary(results, { ...build, isAhead: true })).toMatch(
    /\nIt is the site of a later time \(DAYMARK_NOW\)\. Build again without this variable before you publish\.$/,
  );
});

it('the summary says that nothing has changed since the last build', () => {
  const summary = buildSummary(results, { ...build, isUnchanged: true });
  expect(summary).toContain('\n\nNothing has changed since the last build in dist.\n');
});

it('the summary before the start of the server does not suggest to start it', () => {
  expect(buildSummary(results, { ...build, isServedNext: true })).toMatch(/built in dist\.$/);
});

it('the summary of the checks contains the counts, then the result', () => {
  const articles = { published: 1, draft: 0, scheduled: 0, otherNoun: 0 };
  const summary = checkSummary({
    counts: { files: 9, articles },
    schedule,
    remarks: '',
    pages: 0,
    warnings: ['one', 'two'],
  });
  expect(summary.split('\n').slice(0, 3)).toEqual([
    'Articles                1 published',
    'Files checked           9',
    'Warnings                2',
  ]);
  expect(summary).toMatch(/\n\nThe settings and the content have no problems\. /);
});

it('the table contains the text that becomes due next, and the timer that will publish it', () => {
  const next = { file: 'content/articles/dawn.md', at: '2026-03-01T08:00:00+01:00' };
  const rowsWith = (timer?: string) =>
    checkSummary({ ...results, schedule: { ...schedule, next, timer } })
      .split('\n')
      .slice(1, 3);
  expect(rowsWith('the schedule "17 * * * *" of .github/workflows/pages.yml')).toEqual([
    'Next text               content/articles/dawn.md, from 2026-03-01 08:00:00+01:00',
    'Published by            the schedule "17 * * * *" of .github/workflows/pages.yml',
  ]);
  expect(rowsWith()[1]).toBe('Published by            nothing yet');
});

it('the table says that an hour without another time zone is of UTC', () => {
  const next = { file: 'content/articles/dawn.md', at: '2026-03-01T08:00:00Z' };
  expect(checkSummary({ ...results, schedule: { ...schedule, next } })).toContain(
    '\nNext text               content/articles/dawn.md, from 2026-03-01 08:00:00 UTC\n',
  );
});

it('the report of proposals lists at most ten', () => {
  const heading = 'could have a picture of a thing that the title or a topic mentions:';
  const line = 'content/articles/tea.md: cover: { object: kettle }';
  expect(reportProposals([line])).toBe(`1 article ${heading}\n  ${line}`);
  const lines = reportProposals(Array.from({ length: 12 }, () => line)).split('\n');
  expect(lines).toHaveLength(12);
  expect([lines[0], lines.at(-1)]).toEqual([`12 articles ${heading}`, '  … and 2 more']);
});

it('the table says if GitHub may stop the schedule before the next text becomes due', () => {
  const file = 'content/articles/dawn.md';
  const timer = 'the schedule "17 * * * *" of .github/workflows/pages.yml';
  const rowFor = (at: string) =>
    checkSummary({ ...results, schedule: { ...schedule, next: { file, at }, timer } }).split(
      '\n',
    )[2];
  expect(rowFor('9000-01-01')).toBe(
    `Published by            ${timer}, which GitHub stops in a public repository sixty days after the last commit, before this text appears: push a commit until then`,
  );
  expect(rowFor('2026-01-01')).toBe(`Published by            ${timer}`);
});
