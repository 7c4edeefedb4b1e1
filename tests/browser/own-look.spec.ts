import { type ChildProcess, spawn } from 'node:child_process';
import { type Copy, daymark } from '../build/copy.ts';
import { copyOwnLook } from '../build/own-look-site.ts';
import { expect, test } from './fixtures.ts';
import { recordShifts } from './layout-shifts.ts';
import { recordViolations } from './violations.ts';

// One worker runs all tests of this file, because every worker builds the site.
test.describe.configure({ mode: 'default' });

let copy: Copy;
let server: ChildProcess | undefined;
let url: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  copy = await copyOwnLook();
  const { succeeded, output } = await copy.build();
  if (!succeeded) throw new Error(output);
  const started = spawn(process.execPath, [daymark, 'start'], {
    cwd: copy.root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = started;
  url = await new Promise((resolve) => {
    started.stdout.on('data', (chunk) => {
      const [, found] = /ready at (http:\S+\d)/.exec(String(chunk)) ?? [];
      if (found) resolve(found);
    });
  });
});
test.afterAll(async () => {
  server?.kill();
  await copy.remove();
});

/** Returns the font families that the page has loaded. */
const loadedFonts = () =>
  [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);

for (const width of [360, 1280])
  for (const path of ['/', '/blog/the-first-hill'])
    test(`${path} shows the owner’s typeface and logo at ${width} px, without layout shifts`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const shifts = await recordShifts(page);
      const violations = await recordViolations(page);
      await page.goto(url + path);
      await expect.poll(() => page.evaluate(loadedFonts)).toContain('Figtree');
      const logo = page.locator('.site-name svg');
      expect(await logo.boundingBox()).toMatchObject({ width: 36, height: 24 });
      expect(await shifts()).toEqual([]);
      expect(await violations()).toEqual([]);
    });
