import type { Route } from './site-pages.ts';
import { readText } from './text.ts';

/** Returns a content file for tests, with the fields that other checks add. */
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
  { pattern: '/', pathname: '/', patternRegex: /^\/$/, type: 'page' },
  { pattern: '/about', pathname: '/about', patternRegex: /^\/about$/, type: 'page' },
  {
    pattern: '/robots.txt',
    pathname: '/robots.txt',
    patternRegex: /^\/robots\.txt$/,
    type: 'endpoint',
  },
  { pattern: '/blog/[slug]', patternRegex: /^\/blog\/[^/]+$/, type: 'page' },
  {
    pattern: '/blog/page/[page]',
    patternRegex: /^\/blog\/page\/[^/]+$/,
    type: 'page',
  },
];
