import { isExhaustive } from '../../exhaustive.ts';
import { htmlPages } from '../crawl.ts';
import { expect, languagesOf, test } from '../site.ts';
import { recordViolations } from '../violations.ts';
import { visit } from '../visit.ts';
import { withEveryPart } from './kinds.ts';
import { sawPages } from './saw-pages.ts';

/**
 * Matches the parts of HTML to which a policy or an error can apply: elements, islands, and kinds
 * of links.
 */
const PART = /<[a-z][\w-]*|component-url="[^"]+"|\b(?:rel|type)="[^"]+"/g;

/** Matches the tag of a script file without an integrity hash. */
const WITHOUT_HASH = /<script\b(?=[^>]* src=)(?![^>]* integrity=)[^>]*>/g;

test('every page has a CSP, which allows WebAssembly only to the search page, and a hash of each script file', ({
  site,
  languages,
}) => {
  const pages = htmlPages(site);
  const searches = languagesOf(site, languages).map(({ of }) => encodeURI(of('/search')));
  for (const { path, html, policy } of pages) {
    expect
      .soft(policy, path)
      .toMatch(/^default-src 'none';.*require-trusted-types-for 'script';trusted-types 'none'$/);
    expect.soft(policy, path).not.toMatch(/(?<!wasm-)unsafe-|\*/);
    const runsWebAssembly = policy.includes("'wasm-unsafe-eval'");
    expect.soft(runsWebAssembly, `${path} runs WebAssembly`).toBe(searches.includes(path));
    expect.soft(html.match(WITHOUT_HASH), path).toBeNull();
  }
  sawPages(pages.length);
});

/*
 * In the ordinary run, this test skips pages whose elements are all on other pages too. On the
 * owner's site, it visits each kind of page. The fixture `test` fails on every error on the
 * console.
 */
test('no page violates its CSP or reports an error', async ({ page, site, expectError }, {
  project,
}) => {
  const violations = await recordViolations(page);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Permissions-Policy')) warnings.push(message.text());
  });
  const pages = isExhaustive
    ? htmlPages(site).map(({ path, status }) => ({ name: path, path, status }))
    : withEveryPart(site, PART, project.name === 'site');
  for (const type of pages) {
    await visit({ page, expectError }, type);
    await expect.soft(page.locator('script[src]:not([integrity])'), type.path).toHaveCount(0);
    expect.soft(await violations(), type.path).toEqual([]);
  }
  expect(warnings, 'warnings about unknown features in Permissions-Policy').toEqual([]);
  sawPages(pages.length);
});
