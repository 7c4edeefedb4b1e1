import { HtmlValidate } from 'html-validate';
import { isExhaustive } from '../../exhaustive.ts';
import { htmlPages } from '../crawl.ts';
import rules from '../html-validate.config.ts';
import { expect, test } from '../site.ts';
import { withEveryPart } from './kinds.ts';
import { sawPages } from './saw-pages.ts';

/** Matches the name of an element or an attribute. */
const PART = /<[a-z][\w-]*|(?<=\s)[a-z][\w-]*(?==")/g;

/*
 * In the ordinary run, this test skips pages whose elements and attributes are all on other pages
 * too. On the owner's site, it reads each kind of page.
 */
test('the HTML of every page is valid', async ({ site }, { project }) => {
  const validator = new HtmlValidate(rules);
  const faults: string[] = [];
  const pages = isExhaustive ? htmlPages(site) : withEveryPart(site, PART, project.name === 'site');
  for (const { path } of pages) {
    const { results } = await validator.validateString(site.get(path)?.html ?? '', path);
    for (const { messages } of results)
      for (const { ruleId, message, line, column } of messages)
        faults.push(`${path} ${line}:${column} ${ruleId}: ${message}`);
  }
  expect(faults).toEqual([]);
  sawPages(pages.length);
});
