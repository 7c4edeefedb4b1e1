import { HtmlValidate } from 'html-validate';
import { htmlPages } from '../crawl.ts';
import rules from '../html-validate.config.ts';
import { expect, test } from '../site.ts';
import { sawPages } from './saw-pages.ts';

test('the HTML of every page is valid', async ({ site }) => {
  const validator = new HtmlValidate(rules);
  const faults: string[] = [];
  const pages = htmlPages(site);
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html, path);
    for (const { messages } of results)
      for (const { ruleId, message, line, column } of messages)
        faults.push(`${path} ${line}:${column} ${ruleId}: ${message}`);
  }
  expect(faults).toEqual([]);
  sawPages(pages.length);
});
