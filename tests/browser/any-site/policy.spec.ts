import { htmlPages } from '../crawl.ts';
import { search } from '../pages.ts';
import { expect, test } from '../site.ts';
import { recordViolations } from '../violations.ts';
import { visit } from '../visit.ts';
import { sawPages } from './saw-pages.ts';

const MINUTE = 60_000;

/* The fixture `test` fails on every error on the console. */
test('every page has a CSP, causes no violations and reports no error', async ({
  page,
  site,
  expectError,
}) => {
  test.setTimeout(5 * MINUTE);
  const violations = await recordViolations(page);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Permissions-Policy')) warnings.push(message.text());
  });
  const pages = htmlPages(site);
  for (const { path, status } of pages) {
    const answer = await visit({ page, expectError }, { name: path, path, status });
    const policy = answer?.headers()['content-security-policy'];
    expect
      .soft(policy, path)
      .toMatch(/^default-src 'none';.*require-trusted-types-for 'script';trusted-types 'none'$/);
    expect.soft(policy, path).not.toMatch(/(?<!wasm-)unsafe-|\*/);
    const runsWebAssembly = policy?.includes("'wasm-unsafe-eval'");
    expect.soft(runsWebAssembly, `${path} runs WebAssembly`).toBe(path === search.path);
    await expect.soft(page.locator('script[src]:not([integrity])'), path).toHaveCount(0);
    expect.soft(await violations(), path).toEqual([]);
  }
  expect(warnings, 'warnings about unknown features in Permissions-Policy').toEqual([]);
  sawPages(pages.length);
});
