import { expect, test } from './fixtures.ts';
import { scrollThrough } from './scroll.ts';
import { recordViolations } from './violations.ts';

/* These tests use articles with every feature: see tests/fixtures/showcase. */

const SHOWCASE = '/blog/the-showcase';
const PLAYER = 'https://www.youtube-nocookie.com/embed/abcdefghijk';

test('a video player contacts no host before a visitor starts it, and then only the player’s host', async ({
  page,
  baseURL,
}) => {
  const violations = await recordViolations(page);
  const thirdPartyRequests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) thirdPartyRequests.push(request.url());
  });
  await page.route(PLAYER, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>.</title>Playing' }),
  );
  await page.goto(SHOWCASE);
  await scrollThrough(page);
  expect(thirdPartyRequests).toEqual([]);

  const play = page.getByRole('button', { name: 'Play the video' });
  await expect(play).toContainText('This loads from www.youtube-nocookie.com');
  await expect(play).toHaveAccessibleName(/A walk & a <b>bench<\/b>$/);
  await play.click();
  const player = page.frameLocator('iframe[title="A walk & a <b>bench</b>"]');
  await expect(player.getByText('Playing')).toBeVisible();
  await expect(play).toBeHidden();
  expect(thirdPartyRequests).toEqual([PLAYER]);
  expect(await violations()).toEqual([]);
});

test('the CSP of a page allows a video player only if the page contains it', async ({
  request,
}) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'];
  const policy = await policyOf(SHOWCASE);
  expect(policy).toContain("frame-src https://www.youtube-nocookie.com;media-src 'self';");
  // Not `media-src`, because all pages of a kind share `media-src 'self'`.
  expect(await policyOf('/blog/the-sequel')).not.toContain('frame-src');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a video is a link to the video’s page on the external service', async ({ page }) => {
    await page.goto(SHOWCASE);
    await expect(page.getByRole('button', { name: 'Play the video' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Watch it on YouTube' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=abcdefghijk',
    );
  });
});
