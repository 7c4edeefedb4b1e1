import settings from '../fixtures/publication/site.config.ts';
import { entriesOf, fillNoun } from './content.ts';
import { expect, test } from './fixtures.ts';

test.describe('the home page', () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test('begins with the headline and a link to the resources page', async ({ page, noun }) => {
    const headline = page.getByRole('heading', { level: 1 });
    await expect(headline).toHaveText(`Transform Your Reality Through ${noun}`);
    await expect(headline).toBeInViewport();
    await expect(page.getByText(fillNoun(settings.home.subtitle, noun))).toBeInViewport();
    await page.getByRole('link', { name: 'Start Your Journey' }).click();
    await expect(page).toHaveURL('/resources');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources');
  });

  test('features three guides, each linked to the article with its title', async ({
    page,
    noun,
  }) => {
    const section = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'Featured Articles', exact: true }),
    });
    const titles = [1, 2, 3].map((number) => `${noun} Guide ${number}`);
    await expect(section.getByRole('article').getByRole('heading')).toHaveText(titles);
    const summaries = await section.getByRole('article').allInnerTexts();
    expect(new Set(summaries).size).toBe(3);
    for (const title of titles) {
      await section.getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.goBack();
    }
  });

  test('shows three stories, each with a name, a role and a quote', async ({ page, noun }) => {
    const section = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'Community Stories', exact: true }),
    });
    const shown = section.getByRole('figure');
    await expect(shown).toHaveCount(3);
    const stories = entriesOf('stories').map(({ fields }) => fields);
    for (const figure of await shown.all()) {
      const quote = ((await figure.getByRole('blockquote').textContent()) ?? '').replace(
        /^“|”$/g,
        '',
      );
      const story = stories.find((each) => fillNoun(each.get('quote') ?? '', noun) === quote);
      expect(story, `the story in content/stories with the quote ${quote}`).toBeDefined();
      await expect(figure).toContainText(story?.get('name') ?? '');
      await expect(figure).toContainText(fillNoun(story?.get('role') ?? '', noun));
    }
  });

  test('has its sections in order, with ad slots between them', async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const marks = page
        .locator('h1, h2, footer, [data-banner-id]')
        .or(page.getByText(/^Google Ads/))
        .filter({ visible: true });
      const order = await marks.evaluateAll((elements) =>
        elements.map((element) => {
          if (element.matches('h1, footer')) return element.localName;
          return element.hasAttribute('data-banner-id') ? 'slot' : element.textContent;
        }),
      );
      expect(order.join(' – ')).toMatch(
        /^h1 – The path: seven steps – (slot – )+Featured Articles – (slot – )+.*Community Stories – (slot – )*Google Ads.* – footer/,
      );
    }
  });

  for (const face of ['the typeface of the site', 'a fallback font'])
    test(`shows its stars beside the text in ${face}, and none on phones`, async ({ page }) => {
      if (face === 'a fallback font') {
        // Responds without a font, because the browser reports a failed request only sometimes.
        await page.route('**/*.woff2', (route) => route.fulfill({ status: 204 }));
      }
      for (const [width, height] of [
        [360, 800],
        [768, 1024],
        [1024, 768],
        [1280, 800],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        const stars = page.locator('.hero-picture path[stroke]');
        await expect(stars).toBeVisible({ visible: width >= 768 });
        const positions = await stars.evaluate((path: SVGPathElement) => {
          const matrix = path.getScreenCTM();
          const d = path.getAttribute('d') ?? '';
          return Array.from(d.matchAll(/M(\d+) (\d+)/g), ([, x, y]) =>
            new DOMPoint(Number(x), Number(y)).matrixTransform(matrix ?? undefined),
          ).map(({ x, y }) => ({ x, y }));
        });
        expect(positions.length).toBeGreaterThan(4);
        if (width < 768) continue;
        const texts = page.locator('header, .hero-words > *');
        for (const text of await texts.all()) {
          const box = await text.boundingBox();
          if (!box) throw new Error('home page: expected a box of each text; found none');
          const near = positions.filter(
            ({ x, y }) => x < box.x + box.width && y > box.y && y < box.y + box.height,
          );
          expect(near, `stars left of the end of a text, ${width} px`).toEqual([]);
        }
        expect(positions.every(({ x }) => x < width)).toBe(true);
      }
    });
});
