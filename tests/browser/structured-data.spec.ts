import Validator from '@adobe/structured-data-validator';
import { type CrawledPage, publicPages } from './crawl.ts';
import { article, home } from './pages.ts';
import { expect, test } from './site.ts';

interface Fact {
  '@type': string;
  [property: string]: unknown;
}

/** Returns the structured data of a page. */
function factsOf({ html }: Pick<CrawledPage, 'html'>): Fact[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].flatMap(([, json = '']) => JSON.parse(json)['@graph']);
}

const typesOf = (page: CrawledPage | undefined) =>
  page && factsOf(page).map((fact) => fact['@type']);

test('the structured data of every page is complete', async ({ site }) => {
  const validator = new Validator();
  let said = 0;
  for (const page of publicPages(site)) {
    const facts = factsOf(page);
    said += facts.length;
    const jsonld = Object.groupBy(facts, (fact) => fact['@type']) as Record<string, Fact[]>;
    const issues = await validator.validate({ jsonld, microdata: {}, rdfa: {} });
    expect(
      issues.filter(({ severity }) => severity === 'ERROR'),
      page.path,
    ).toEqual([]);
  }
  expect(said).toBeGreaterThan(30);
});

test('each kind of page has its own structured data', ({ site }) => {
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
  test(`the policy of ${name} neither blocks structured data nor allows it to run`, async ({
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
