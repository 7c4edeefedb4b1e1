import { expect, test } from './fixtures.ts';
import { startsOfOverlay } from './overlay.ts';
import { home } from './pages.ts';
import { visitUntilQuiet } from './quiet.ts';

test('the debug overlay does not load unless the owner has enabled it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitUntilQuiet(page, `${home.path}?ads=debug`);
  expect(asked.filter((path) => path.includes('overlay'))).toEqual([]);
  await expect(page.locator('dl')).toHaveCount(0);
  expect(await startsOfOverlay(page)).toEqual([]);
});
