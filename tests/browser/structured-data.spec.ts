import { type CrawledPage, publicPages } from './crawl.ts';
import { article, home } from './pages.ts';
import { expect, test } from './site.ts';
import { factsOf } from './structured-data.ts';

const typesOf = (page: CrawledPage | undefined) =>
  page && factsOf(page).map((fact) => fact['@type']);

test('each kind of page has the structured data for that kind', ({ site }) => {
  expect(typesOf(site.get('/'))).toEqual(['WebSite', 'Organization']);
  expect(typesOf(site.get('/topics/rest'))).toEqual(['BreadcrumbList']);
  expect(typesOf(site.get('/privacy'))).toEqual([]);
  for (const page of publicPages(site).filter(({ path }) => /^\/blog\/[a-z0-9-]+$/.test(path))) {
    expect(typesOf(page), page.path).toEqual(['BlogPosting', 'BreadcrumbList']);
    const [posting] = factsOf(page);
    expect(posting, page.path).toMatchObject({
      headline: page.headings[0]?.text,
      description: page.descriptions[0],
      mainEntityOfPage: page.canonicals[0],
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  }
});

for (const { name, path } of [home, article])
  test(`the CSP of ${name} neither blocks structured data nor allows it to run`, async ({
    page,
  }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
    });
    const response = await page.goto(path);
    const scripts = response?.headers()['content-security-policy']?.match(/script-src [^;]+/)?.[0];
    const executable = page.locator('script:not([src]):not([type="application/ld+json"])');
    expect(scripts?.match(/'sha256-/g)).toHaveLength(
      new Set(await executable.allTextContents()).size,
    );
    const block = page.locator('script[type="application/ld+json"]');
    expect(JSON.parse((await block.textContent()) ?? '')).toHaveProperty('@graph');
    expect(violations).toEqual([]);
  });
