import Validator from '@adobe/structured-data-validator';
import { publicPages } from '../crawl.ts';
import { expect, test } from '../site.ts';
import { type Fact, factsOf } from '../structured-data.ts';
import { sawPages } from './saw-pages.ts';

test('the structured data of every page is complete', async ({ site }) => {
  const validator = new Validator();
  let stated = 0;
  const pages = publicPages(site);
  for (const page of pages) {
    const facts = factsOf(page);
    stated += facts.length;
    const jsonld = Object.groupBy(facts, (fact) => fact['@type']) as Record<string, Fact[]>;
    const issues = await validator.validate({ jsonld, microdata: {}, rdfa: {} });
    expect(
      issues.filter(({ severity }) => severity === 'ERROR'),
      page.path,
    ).toEqual([]);
  }
  expect(stated).toBeGreaterThan(0);
  sawPages(pages.length);
});
