import { chromium } from '@playwright/test';
import { searchedArticles } from '../search-records.ts';
import { acts, longAnswers, searches } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { makeIndex, servePages } from './search-index.ts';

test('no task takes long when a visitor opens the menu or a dialog, breathes with the pacer or saves an article', async ({
  baseURL,
  launchOptions,
}) => {
  const executable = launchOptions.executablePath ?? chromium.executablePath();
  expect(await longAnswers([executable, launchOptions.args ?? []], `${baseURL}`, acts)).toEqual([]);
});

for (const count of [100, 10_000])
  test(`no task takes long when a visitor searches ${count} articles letter by letter`, async ({
    baseURL,
    launchOptions,
  }) => {
    const executable = launchOptions.executablePath ?? chromium.executablePath();
    const { pages, indexed } = searchedArticles(count);
    const served = await servePages(`${baseURL}`, pages, await makeIndex(indexed, 'en-GB'));
    const browser = [executable, launchOptions.args ?? []] as const;
    const long = await longAnswers(browser, served.origin, searches).finally(served.close);
    expect(long).toEqual([]);
  });
