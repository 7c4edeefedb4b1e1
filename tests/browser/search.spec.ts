import { MAX_LENGTH } from '../../packages/daymark/src/site/search/address.ts';
import { expect, test } from './fixtures.ts';
import { recordShifts } from './layout-shifts.ts';
import { article, home, search } from './pages.ts';
import { visitUntilQuiet } from './quiet.ts';
import { delayScripts, recordScripts } from './scripts.ts';
import { failIndex, INDEX, searchOf, wordOnlyIn } from './search.ts';

const ARTICLE = 'the-half-read-page';

test.describe('the search', () => {
  test('finds an article by a word of the article’s tenth paragraph, with the keyboard alone', async ({
    page,
  }) => {
    await page.goto(home.path);
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL(search.path);
    const { field, results, marks } = searchOf(page);
    await expect(field).toBeFocused();
    const word = wordOnlyIn(ARTICLE, 10);
    await page.keyboard.type(word);
    await expect(results.first()).toHaveAttribute('href', `/blog/${ARTICLE}`);
    await expect(marks.first()).toHaveText(new RegExp(word, 'i'));
    await page.keyboard.press('ArrowDown');
    await expect(results.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/blog/${ARTICLE}`);
  });

  test('opens on Control+K and by the link in the header', async ({ page }) => {
    await page.goto(article.path);
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL(search.path);
    await page.goto(article.path);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(searchOf(page).field).toBeFocused();
  });

  test('fetches nothing before the visitor types', async ({ page }) => {
    const scripts = recordScripts(page);
    const attempts = await failIndex(page, INDEX, 0);
    await visitUntilQuiet(page, search.path);
    const { field, results } = searchOf(page);
    await expect(field).toBeFocused();
    expect(await scripts.withReact()).toEqual([]);
    expect(attempts.count).toBe(0);
    await field.fill('attention');
    await expect(results.first()).toBeVisible();
    expect(attempts.count).toBeGreaterThan(0);
  });

  test('keeps text that was typed before the search code had loaded', async ({ page }) => {
    await page.goto(search.path);
    const letGo = await delayScripts(page);
    const { field, results } = searchOf(page);
    await field.pressSequentially('attention');
    letGo();
    await expect(results.first()).toBeVisible();
    await expect(field).toHaveValue('attention');
  });

  test('puts the query into the URL, without a history entry for each letter', async ({ page }) => {
    await page.goto(home.path);
    await page.goto(`${search.path}?q=slow+day`);
    const { field, status, results } = searchOf(page);
    await expect(field).toHaveValue('slow day');
    await expect(status).toHaveText(/^\d+ results? for “slow day”$/);
    await field.fill('habit & rest');
    await expect(page).toHaveURL('/search?q=habit+%26+rest');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await expect(results).toHaveCount(0);
    await expect(status).toBeEmpty();
    await expect(page).toHaveURL(search.path);
    await page.goBack();
    await expect(page).toHaveURL(home.path);
  });

  test('limits the query to a length that fits into a URL', async ({ page }) => {
    await page.goto(search.path);
    const { field } = searchOf(page);
    await expect(field).toBeFocused();
    await page.keyboard.insertText('\u05e9'.repeat(20_000));
    const words = '\u05e9'.repeat(MAX_LENGTH);
    await expect(field).toHaveValue(words);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === words);
    const reloaded = await page.reload();
    expect(reloaded?.status()).toBe(200);
    await expect(field).toHaveValue(words);
  });

  test('tolerates typing errors', async ({ page, noun }) => {
    await page.goto(search.path);
    const { field, status, marks } = searchOf(page);
    const [longest = ''] = noun
      .toLowerCase()
      .split(/\W+/)
      .toSorted((a, b) => b.length - a.length);
    const doubled = longest.slice(0, 7).replace(/.$/, '$&$&') + longest.slice(7);
    const swapped = longest.replace(/(.)(.)$/, '$2$1');
    const slips = [
      ['atention', 'attention'],
      ['habbit', 'habit'],
      [doubled, longest],
      [swapped, longest],
    ];
    for (const [slip = '', word = ''] of slips) {
      await field.fill(slip);
      await expect(status).toHaveText(new RegExp(`\\d+ results? for “(?:${word}|${slip})”$`));
      await expect(marks.first()).toHaveText(new RegExp(word.slice(0, 5), 'i'));
    }
  });

  test('reports that nothing was found, and shows links to topics', async ({ page }) => {
    await page.goto(`${search.path}?q=zzyzx`);
    const { status, results } = searchOf(page);
    await expect(status).toContainText('Nothing found for “zzyzx”.');
    await expect(results).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Rest' }).click();
    await expect(page).toHaveURL('/topics/rest');
  });

  test('finds an article by a cited work or by a keyword that no text contains, and suggests needs and topics before a search', async ({
    page,
  }) => {
    await page.goto(search.path);
    const { field, results } = searchOf(page);
    const need = page.getByRole('link', { name: 'I keep putting things off' });
    await expect(need).toBeInViewport();
    const [box, links] = await Promise.all([field.boundingBox(), need.boundingBox()]);
    expect(box?.y).toBeLessThan(links?.y ?? 0);
    await field.fill('Prentice-Hall');
    await expect(results).toHaveText(['The half-read page']);
    await field.fill('procrastination');
    await expect(results).toHaveText(['A habit for your worst day']);
    await expect(need).toBeHidden();
    await page.goto(home.path);
    await page.getByRole('link', { name: 'What brings you here?' }).click();
    await need.click();
    await expect(page).toHaveURL('/blog/a-habit-for-your-worst-day');
  });

  test('shows a query with markup as text', async ({ page }) => {
    const words = '<b>zzyzx</b> & "מדיטציה" 🌅';
    await page.goto(`${search.path}?${new URLSearchParams({ q: words })}`);
    const { field, status } = searchOf(page);
    await expect(field).toHaveValue(words);
    await expect(status).toContainText(`Nothing found for “${words}”.`);
  });

  test('shows more results on request', async ({ page }) => {
    await page.goto(`${search.path}?q=day`);
    const { results, more } = searchOf(page);
    await expect(results).toHaveCount(6);
    await more.press('Enter');
    await expect(results.nth(6)).toBeFocused();
  });

  test('causes no layout shift when a link opens the results of a query', async ({ page }) => {
    const shifts = await recordShifts(page);
    await page.goto(`${search.path}?q=attention`);
    await expect(searchOf(page).results.first()).toBeVisible();
    expect(await shifts()).toEqual([]);
  });

  test('sends no typed text to the server', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      sent.push(request.url(), request.headers().referer ?? '');
    });
    await page.goto(search.path);
    const { field, results } = searchOf(page);
    await field.pressSequentially('attention');
    await expect(page).toHaveURL(/q=attention/);
    await results.first().click();
    await page.waitForURL('**/topics/attention');
    await page.waitForLoadState();
    expect(sent.filter((text) => text.includes('q='))).toEqual([]);
  });
});
