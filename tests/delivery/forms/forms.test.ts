import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { findBrowser, chromium as programs } from '../../../repo/browser.ts';
import { sharedBuild } from '../../build/shared-builds.ts';
import { apache } from '../hosts/apache.ts';
import { embedded } from '../hosts/embedded.ts';
import { nginx } from '../hosts/nginx.ts';
import { pages } from '../hosts/pages.ts';

/* Tests of forms that are sent to another company, whose response may lead back to the site. */

let browser: Browser;
let build = '';

beforeAll(async () => {
  const { root } = await sharedBuild('bare');
  // nginx and Apache serve nothing through a symlink.
  build = realpathSync(join(root, 'dist'));
  const executablePath = await findBrowser(programs);
  browser = await chromium.launch({ args: ['--no-sandbox'], executablePath });
  return () => browser.close();
});

it.each([embedded, nginx, apache, pages])(
  'a form returns to the site, and leads to no other host, at $name',
  async (host) => {
    const { port, stop } = await host.start(build);
    onTestFinished(stop);
    const origin = `http://127.0.0.1:${port}`;
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const sent: (string | null)[] = [];
    let target = `${origin}/community`;
    await context.route('https://forms.example/**', async (route) => {
      sent.push(route.request().postData());
      await route.fulfill({ status: 303, headers: { location: target } });
    });
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('form-action')) refused.push(message.text());
    });
    const send = async () => {
      await page.goto(`${origin}/contact`);
      await page.getByLabel('Your name').fill('Ines');
      await page.getByLabel('Your e-mail address').fill('ines@harbour.example');
      await page.getByLabel('Your message').fill('Hello.');
      await page.getByRole('button', { name: 'Send the message' }).click();
    };
    await send();
    await page.waitForURL(target);
    expect(sent).toEqual([expect.stringContaining('Ines')]);
    expect(refused).toEqual([]);

    target = 'https://elsewhere.example/';
    await send();
    await expect.poll(() => refused).toHaveLength(1);
    expect(page.url()).toBe(`${origin}/contact`);
  },
);
