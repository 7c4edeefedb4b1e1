import type { Page, TestInfo } from '@playwright/test';
import { settingsTexts } from '../../packages/create-daymark/words/settings.ts';
import { type Words, wordsOrEnglish } from '../../packages/daymark/words/languages.ts';
import { isExhaustive } from '../exhaustive.ts';
import { oneOfEachKind, shareOf } from './any-site/kinds.ts';
import { sawPages } from './any-site/saw-pages.ts';
import { findBarriers } from './axe.ts';
import { stopClock } from './clock.ts';
import { htmlPages } from './crawl.ts';
import { findGeometryFaults } from './geometry.ts';
import { recordShifts } from './layout-shifts.ts';
import { refuseByBrowser } from './networks-notice.ts';
import { schemes, search, widths } from './pages.ts';
import { expect, test } from './site.ts';
import { recordViolations } from './violations.ts';
import { visit } from './visit.ts';

/*
 * The sites `german` and `japanese` of tests/build/sites.ts: new sites in one language other than
 * English, with the texts of tests/fixtures/german and tests/fixtures/japanese. The tests find
 * controls by words of the language. tests/build/languages.test.ts searches for words of other
 * languages.
 */

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The differences between the sites: their texts, and what a visitor types. */
const SITES = {
  german: {
    language: 'de',
    path: ['/path/atmen', '/path/sitzen', '/path/schreiben'],
    article: '/blog/die-richtige-groesse',
    title: 'Die richtige Größe einer Übung',
    searches: [
      ['groesse', 'Größe'],
      ['Größe', 'Größe'],
      ['bahn', 'Straßenbahn'],
    ],
    word: 'Achtsamkeitsmeditation',
    misspelt: '/blog/die-richtige-grosse',
    note: 'Die Hecke gegenüber hat Größe.',
  },
  japanese: {
    language: 'ja',
    path: ['/path/三回の呼吸', '/path/空けておく椅子', '/path/台所の一文'],
    article: '/blog/練習の大きさ',
    title: '練習には、ちょうどよい大きさがある',
    searches: [
      ['上着', '上着'],
      ['歯医者', '歯医者'],
      ['鴨長明', '鴨長明'],
    ],
    word: 'マインドフルネス',
    misspelt: '/blog/練習の大きき',
    note: '向かいの生け垣が、きれいでした。',
  },
} as const;

const siteOf = ({ project }: TestInfo) => SITES[project.name === 'german' ? 'german' : 'japanese'];

/** Returns the facts of the site under test, and the words of its language. */
function facts() {
  const site = siteOf(test.info());
  const words: Words = wordsOrEnglish(site.language);
  return { ...site, words };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('no kind of page has barriers, sideways scroll on the smallest screen or a policy violation, and each is in the language', async ({
  page,
  site,
  expectError,
}, { project }) => {
  const { language } = facts();
  for (const { path, html } of htmlPages(site))
    expect.soft(html, path).toMatch(new RegExp(`^<!doctype html><html lang="${language}"`, 'i'));

  // Motion is reduced, because the contrast of moving elements cannot be measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  // Without the consent prompt, which has a test below.
  await refuseByBrowser(page);
  const violations = await recordViolations(page);
  const kinds = oneOfEachKind(site);
  const audited = shareOf(kinds, project.name, ['german', 'japanese']);
  for (const [index, kind] of kinds.entries()) {
    await visit({ page, expectError }, kind);
    expect.soft(await findGeometryFaults(page), kind.path).toEqual([]);
    // In the ordinary run, the two sites take turns, because they have the same layouts.
    const isAudited = audited.includes(kind);
    const turn = schemes.filter((_, scheme) => isExhaustive || scheme === index % 2);
    for (const colorScheme of isAudited ? turn : []) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await findBarriers(page), `${kind.path}, ${colorScheme}`).toEqual([]);
    }
    expect.soft(await violations(), kind.path).toEqual([]);
  }
  sawPages(kinds.length);
});

test('the headline of the home page breaks no word that fits on the screen', async ({ page }) => {
  const { word } = facts();
  await page.setViewportSize({ width: widths.desk, height: 800 });
  await page.goto('/');
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading, word) => {
    const text = heading.firstChild;
    const start = text?.textContent?.indexOf(word) ?? -1;
    if (!text || start < 0) throw new Error(`expected ${word} in ${heading.textContent}`);
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + word.length);
    return range.getClientRects().length;
  }, word);
  expect(lines).toBe(1);
});

test('the search finds other spellings and parts of long words, and says when it finds nothing', async ({
  page,
}) => {
  const { words, title, searches } = facts();
  await page.goto(search.path);
  const region = page.getByRole('search');
  for (const [typed, found] of searches) {
    await page.getByRole('searchbox').fill(typed);
    await expect(region.locator('mark', { hasText: found }).first()).toBeVisible();
    await expect(region.getByRole('heading').getByRole('link', { name: title })).toBeVisible();
  }
  await page.getByRole('searchbox').fill('xqzw');
  await expect(region).toContainText(words.searchOther);
});

test('a visitor breathes, sits and writes, and finds all of it in the preferences', async ({
  page,
}) => {
  const { words, path, article, title, note } = facts();
  const [breathing, sitting, writing] = path;
  await stopClock(page);
  await page.goto(breathing);
  await button(page, words.startPacer).click();
  await expect(page.locator('.pacer')).toContainText(words.breathPhases.in);
  await button(page, words.markDone).click();
  await expect(page.getByText(words.doneAndKept)).toBeAttached();

  await page.goto(sitting);
  await page.getByLabel(words.minutes, { exact: true }).fill('1');
  await button(page, words.sittingActions.ready).click();
  await expect(button(page, words.pause)).toBeVisible();
  await page.clock.runFor(MINUTE);
  await expect(page.getByText(words.sittingIs.over)).toBeVisible();

  await page.goto(writing);
  await page.locator('textarea').fill(note);
  await button(page, words.journalKeep).click();
  await expect(page.getByText(words.journalKept)).toBeVisible();

  await page.goto(article);
  await button(page, words.saveForLater).click();
  await expect(page.getByText(words.onReadingList)).toBeAttached();
  await page.goto('/preferences');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: title })).toHaveAttribute('href', encodeURI(article));
  await expect(main).toContainText(note);
  await button(page, words.eraseEverything).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.confirmations.erase.button })
    .click();
  await expect(main).toContainText(words.notesAreEmpty);
});

test('the consent prompt and the donation dialog ask in the language, and a refusal contacts nobody', async ({
  page,
  baseURL,
}) => {
  const { words, language } = facts();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const shifts = await recordShifts(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.clock.install();
  await page.goto('/');
  const prompt = page.getByRole('dialog', { name: words.consentTitle });
  await expect(prompt).toContainText(words.consentMessage);
  for (const answer of await prompt.getByRole('button').all())
    await expect(answer).toBeInViewport({ ratio: 1 });
  await prompt.getByRole('button', { name: words.refuse }).click();
  await expect(prompt).toHaveCount(0);

  await page.clock.fastForward(30 * SECOND);
  const { title, message } = settingsTexts[language]?.donation ?? { title: '', message: '' };
  const donation = page.getByRole('dialog', { name: title });
  await expect(donation).toContainText(message);
  await expect(donation.getByRole('link', { name: words.donateNow })).toBeVisible();
  await donation.getByRole('button', { name: words.later }).click();
  await expect(donation).toBeHidden();
  expect(await shifts()).toEqual([]);
  expect(requests.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
});

test('a misspelt address answers in the language, and names the page that was meant', async ({
  page,
  expectError,
}) => {
  const { words, misspelt, title } = facts();
  await visit({ page, expectError }, { name: '', path: misspelt, status: 404 });
  await expect(page.getByRole('heading', { name: words.notFoundTitle })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
});
