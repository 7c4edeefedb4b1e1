import { entriesOf } from './content.ts';
import { publicPages } from './crawl.ts';
import { expect, test } from './site.ts';

const TOPICS = ['attention', 'connection', 'emotions', 'habits', 'rest'];

/** The required headings of the legal pages, in order, and phrases that each page must contain. */
const LEGAL_PAGES = [
  {
    path: '/privacy',
    sections: [
      'Introduction',
      'Information We Collect',
      'How We Use Your Information',
      'Data Protection',
      'Your Rights',
    ],
    mentions: ['account information', 'location data', 'usage data', 'device information'],
  },
  {
    path: '/terms',
    sections: [
      'Agreement to Terms',
      'Use License',
      'User Responsibilities',
      'Disclaimer',
      'Limitation of Liability',
    ],
    mentions: [],
  },
];

test('each topic has articles', async ({ site, page }) => {
  const topics = publicPages(site).filter(({ path }) => path.startsWith('/topics/'));
  expect(topics.map(({ path }) => path).sort()).toEqual(TOPICS.map((slug) => `/topics/${slug}`));
  for (const { path } of topics) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('article').first(), path).toBeVisible();
  }
});

test('an invented story has the label “example” after its role wherever it is shown', async ({
  page,
}) => {
  const stories = entriesOf('stories').map(({ fields }) => fields);
  const samples = stories.filter((story) => story.get('sample') === 'true');
  expect(samples.length).toBeGreaterThan(0);

  for (const [path, count] of [
    ['/', 3],
    ['/community', stories.length],
  ] as const) {
    await page.goto(path);
    const captions = await page.getByRole('figure').locator('figcaption').allInnerTexts();
    expect(captions).toHaveLength(count);
    for (const caption of captions) {
      const isSample = samples.some((story) => caption.startsWith(story.get('name') ?? '?'));
      expect(caption.endsWith(' · example'), caption).toBe(isSample);
    }
  }
});

for (const { path, sections, mentions } of LEGAL_PAGES)
  test(`${path} has the required sections in the required order`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(sections);
    for (const mention of mentions) await expect(main).toContainText(new RegExp(mention, 'i'));
  });
