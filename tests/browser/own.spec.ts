import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Copy } from '../build/copy.ts';
import { copyOwnSite } from '../build/own-site.ts';
import { expect, test } from './fixtures.ts';
import { searchOf } from './search.ts';
import { recordViolations } from './violations.ts';

/* A site whose owner adds pages, a component and styles: tests/fixtures/own. */

/** Builds the site and serves it on a free port. */
async function serve(copy: Copy) {
  const { succeeded, output } = await copy.build();
  if (!succeeded) throw new Error(output);
  const program = new URL('../../packages/daymark/src/server/main.ts', import.meta.url);
  const server = spawn(process.execPath, [program.pathname], {
    cwd: copy.root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(server.stdout, 'data');
  return { server, url: String(line).replace(/^Daymark is ready at (\S+)\n$/, '$1') };
}

test('the owner’s pages, overrides and styles work under the strict CSP', async ({ page }) => {
  // Slow, because the test builds a site.
  test.slow();
  const copy = await copyOwnSite();
  const { server, url } = await serve(copy);
  try {
    const violations = await recordViolations(page);
    for (const path of ['/', '/retreats', '/retreats/spring']) {
      const answer = await page.goto(new URL(path, url).href);
      expect(answer?.headers()['content-security-policy']).toMatch(
        /^default-src 'none';.*require-trusted-types-for 'script'; trusted-types 'none'$/,
      );
      const tides = page.getByRole('complementary', { name: 'Tides' });
      await expect(tides, 'the style of custom.css').toHaveCSS('border-block-start-width', '4px');
    }

    await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }));
    await page.getByRole('button', { name: 'Print this page' }).click();
    await expect(page, 'the script of the page').toHaveTitle('printed');
    await expect(page.locator('.programme')).toHaveCSS('list-style-type', 'none');

    await page.goto(new URL('/search', url).href);
    const { field, results } = searchOf(page);
    await field.fill('saltmarsh');
    await field.press('Enter');
    await expect(results.first()).toContainText('The weekend in spring');
    expect(await violations()).toEqual([]);
  } finally {
    server.kill();
    await copy.remove();
  }
});
