import type { Locator } from '@playwright/test';
import settings from '../fixtures/publication/site.config.ts';
import { expect, test } from './fixtures.ts';
import { fewPageTypes } from './pages.ts';
import { visit } from './visit.ts';

const linksOf = (block: Locator) =>
  block
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

test.describe('the footer', () => {
  test('has the required texts and links in the required order', async ({ page, noun }) => {
    await page.goto('/');
    const texts = await page.getByRole('contentinfo').locator('p, h2, li').allTextContents();
    expect(texts).toEqual([
      `Your trusted resource for personal growth and ${noun.toLowerCase()} techniques.`,
      'Join the community',
      'Quick Links',
      'Home',
      'About Us',
      'Resources',
      'Blog',
      'Legal',
      'Privacy Policy',
      'Terms of Service',
      'Sitemap',
      'Partners',
      'Sites that we support, or that support us. The links are marked as sponsored.',
      ...settings.partners.map(({ name }) => `${name} (opens in a new tab)`),
      expect.stringMatching(/^© \d{4} /),
      'Privacy',
      'Terms',
    ]);
  });

  test('links to the right pages', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const block = (name: string) => footer.getByRole('navigation', { name, exact: true });
    expect(await linksOf(block('Quick Links'))).toEqual([
      ['Home', '/'],
      ['About Us', '/about'],
      ['Resources', '/resources'],
      ['Blog', '/blog'],
    ]);
    expect(await linksOf(block('Legal'))).toEqual([
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
      ['Sitemap', '/sitemap'],
    ]);
    const invitation = footer.getByRole('link', { name: 'Join the community' });
    await expect(invitation).toHaveAttribute('href', '/community');
  });

  test('has a second block of legal links next to the copyright line', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const second = footer.getByRole('list').last();
    expect(await linksOf(second)).toEqual([
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
    ]);
    const line = await footer.getByText('©').boundingBox();
    const block = await second.boundingBox();
    if (!line || !block)
      throw new Error(
        'footer: expected a copyright line and legal links; found none, or only one of them',
      );
    expect(block.y).toBeLessThan(line.y + line.height);
    expect(line.y).toBeLessThan(block.y + block.height);
    expect(line.x + line.width).toBeLessThanOrEqual(block.x);
  });

  test('opens partners in a new tab that cannot access the page', async ({ page, context }) => {
    await page.goto('/');
    const partners = page.getByRole('contentinfo').getByRole('navigation', { name: 'Partners' });
    await expect(partners.getByRole('link')).toHaveCount(2);
    for (const { name, url } of settings.partners) {
      await context.route(url, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">Partner' }),
      );
      const link = partners.getByRole('link', { name });
      await expect(link).toHaveAttribute('rel', 'noopener sponsored');
      const opened = context.waitForEvent('page');
      await link.click();
      const tab = await opened;
      await expect(tab).toHaveURL(url);
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      await tab.close();
    }
    await expect(page).toHaveURL('/');
  });

  test('is shown on every kind of page, with a link to the accessibility statement', async ({
    page,
    expectError,
  }) => {
    for (const type of fewPageTypes) {
      await visit({ page, expectError }, type);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText('©'), type.name).toBeVisible();
      const statement = footer.getByRole('link', { name: 'Accessibility', exact: true });
      await expect(statement, type.name).toHaveAttribute('href', '/accessibility');
    }
  });

  test('shows the current year, or the year of the build if the visitor’s clock shows an earlier year', async ({
    page,
  }) => {
    const html = await (await page.request.get('/')).text();
    const year = Number(/©[^\d]*(?:<[^>]*>)*(\d{4})/.exec(html)?.[1]);
    expect(year, 'the year in the HTML, which is that of the build').toBeGreaterThanOrEqual(2025);
    const line = page.getByRole('contentinfo').getByText('©');
    for (const [clock, shown] of [
      [year + 5, year + 5],
      [year, year],
      [1999, year],
    ]) {
      await page.clock.setFixedTime(`${clock}-06-15T12:00:00`);
      await page.goto('/');
      await expect(line).toHaveText(`© ${shown} ${settings.identity.name}`);
    }
  });
});
