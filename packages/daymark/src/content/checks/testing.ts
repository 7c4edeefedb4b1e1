import type { Route } from './site-pages.ts';
import { readText } from './text.ts';

/** Returns a content file for tests, with the properties that other checks add. */
export function exampleText(file: string, frontMatter = '', ids: readonly string[] = []) {
  const text = readText(file, `---\n${frontMatter}\n---\n`);
  return {
    ...text,
    ids: new Set(ids),
    bodyProblems: [],
    isPublished: text.fields.draft !== true,
  };
}

/** The routes of a small site. */
export const exampleRoutes: readonly Route[] = [
  { origin: 'project', pattern: '/', pathname: '/', patternRegex: /^\/$/, type: 'page' },
  { origin: 'project', pattern: '/[text]', patternRegex: /^\/[^/]+$/, type: 'page' },
  {
    origin: 'project',
    pattern: '/robots.txt',
    pathname: '/robots.txt',
    patternRegex: /^\/robots\.txt$/,
    type: 'endpoint',
  },
  { origin: 'project', pattern: '/blog/[slug]', patternRegex: /^\/blog\/[^/]+$/, type: 'page' },
  {
    origin: 'project',
    pattern: '/blog/page/[page]',
    patternRegex: /^\/blog\/page\/[^/]+$/,
    type: 'page',
  },
];
