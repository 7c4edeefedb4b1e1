import { expect, test } from './fixtures.ts';
import { home, search } from './pages.ts';
import { delayScripts } from './scripts.ts';
import { searchOf } from './search.ts';
import { recordViolations } from './violations.ts';

/*
 * Browsers report each violation of the CSP as an error on the console, and every test that uses
 * fixtures.ts fails on an undeclared error. So the tests of the menu, the search, the dialogs, the
 * practices and the notebook also show that these cause no violations.
 */

test('searching causes no CSP violations, before and after the search code has loaded', async ({
  page,
}) => {
  const violations = await recordViolations(page);
  await page.goto(search.path);
  const letGo = await delayScripts(page);
  const { field, results } = searchOf(page);
  await field.fill('attention');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=attention');
  letGo();
  await expect(results.first()).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('a script that differs from the built one by a byte does not run', async ({
  page,
  expectError,
}) => {
  expectError(/Failed to find a valid digest in the 'integrity' attribute/);
  await page.route('**/_astro/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await page.goto(home.path);
  const scripts = await page.locator('script[src]').count();
  expect(scripts).toBeGreaterThan(0);
  expect(errors.filter((error) => error.includes("'integrity'"))).toHaveLength(scripts);
});

/* Each test declares the error that it causes. Undeclared errors fail a test: see fixtures.ts. */
const plants = [
  {
    name: 'markup from a string',
    report: /requires 'TrustedHTML' assignment/,
    plant: () => Object.assign(document.body, { innerHTML: '<p>planted</p>' }),
  },
  {
    name: 'a script URL from a string',
    report: /requires 'TrustedScriptURL' assignment/,
    plant: () => Object.assign(document.createElement('script'), { src: '/planted.js' }),
  },
  {
    name: 'a Trusted Types policy that trusts any string',
    report: /TrustedTypePolicy named 'planted' violates/,
    plant: () => Reflect.get(window, 'trustedTypes').createPolicy('planted', {}),
  },
  {
    name: 'a style attribute',
    report: /inline style violates/,
    plant: () => document.body.setAttribute('style', 'color: red'),
  },
];
for (const { name, report, plant } of plants)
  test(`${name} is blocked and reported on the console`, async ({ page, expectError }) => {
    const violations = await recordViolations(page);
    expectError(report);
    await page.goto('/about');
    await page.evaluate(plant).catch(() => undefined);
    expect(await violations()).toHaveLength(1);
  });
