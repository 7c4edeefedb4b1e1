import type { Route } from '../packages/daymark/src/content/checks/site-pages.ts';
import { readText } from '../packages/daymark/src/content/checks/text.ts';
import { addressesOf } from '../packages/daymark/src/settings/addresses.ts';
import { blankSettings, parseSettings } from '../packages/daymark/src/settings/settings.ts';
import owners from './fixtures/publication/site.config.ts';

/** Returns a content file for tests, with the properties that earlier checks have added. */
export function exampleText(file: string, frontMatter = '', ids: readonly string[] = []) {
  const text = readText(file, `---\n${frontMatter}\n---\n`);
  return {
    ...text,
    ids: new Set(ids),
    bodyProblems: [],
    isPublished: text.fields.draft !== true,
  };
}

const route = (pattern: string): Route => {
  const patternRegex = new RegExp(`^${pattern.replaceAll(/\[\w+\]/g, '[^/]+')}$`);
  const pathname = pattern.includes('[') ? {} : { pathname: pattern };
  return { origin: 'project', pattern, ...pathname, patternRegex, type: 'page' };
};

/** The routes of a small site. */
export const exampleRoutes: readonly Route[] = [
  '/',
  '/[text]',
  '/robots.txt',
  '/blog/[slug]',
  '/blog/page/[page]',
].map(route);

/** Valid settings that cause no remarks before launch, apart from the house creatives. */
export const published = {
  ...owners,
  identity: { ...owners.identity, url: 'https://stillpoint.org' },
  contact: { email: 'letters@stillpoint.org' },
};

/** Parses these settings with some parts replaced. */
export const siteWith = (change: object) =>
  parseSettings({ ...structuredClone(published), ...change });

/** The addresses of a site without settings for them. */
export const exampleAddresses = addressesOf(blankSettings());
