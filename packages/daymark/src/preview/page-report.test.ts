import { expect, it } from 'vitest';
import { pageReport } from './page-report.ts';

const link = (file: string, from: string, path: string, line = 1) => ({
  reference: { file, line, from, href: path, isPublished: true },
  target: { path, anchor: '' },
});

const date = new Date('2027-03-03');
const checked = {
  problems: [],
  warnings: [],
  launch: [],
  counts: { files: 0, articles: { published: 0, scheduled: 0, draft: 0, otherNoun: 0 } },
  redirects: {},
  unproven: [],
  texts: [],
  variants: [],
  pictureUses: new Map(),
  allVariants: [],
  links: [
    link('content/articles/dusk.md', '/blog/dusk', '/blog/dawn', 7),
    link('content/articles/dusk.md', '/blog/dusk', '/blog/dawn', 9),
    link('content/articles/dusk.md', '/blog/dusk', '/about', 8),
    link('content/articles/dawn.md', '/blog/dawn', '/blog/dawn', 2),
  ],
  unpublished: new Map([
    ['/blog/dawn', { state: 'scheduled' as const, date }],
    ['/blog/dusk', { state: 'draft' as const, date }],
  ]),
};
const slots = {
  home: { 'after-hero': { bannerId: 101 } },
  article: false,
  blog: false,
  topic: false,
  resources: false,
  community: false,
} as const;

const reportOn = (path: string) => pageReport(path, { checked, findings: [] }, slots as never);

it('a report lists the files that link to the page, each with its first link', () => {
  expect(reportOn('/blog/dawn').linkedFrom).toEqual([
    { file: 'content/articles/dusk.md', line: 7, path: '/blog/dusk' },
  ]);
});

it('a report marks drafts and scheduled texts', () => {
  expect(['/blog/dawn', '/blog/dusk', '/about'].map((path) => reportOn(path).mark)).toEqual([
    'From 3 March 2027',
    'Draft',
    undefined,
  ]);
});

it('a report names the slots of the site by banner id', () => {
  expect(reportOn('/').slotNames).toEqual({ 0: 'home.google-ads', 101: 'home.after-hero' });
});

it('a report says that the checks have not run yet', () => {
  expect(pageReport('/', { findings: [] }, slots as never)).toMatchObject({
    isChecked: false,
    linkedFrom: [],
  });
});
