import type { Route } from './site-pages.ts';
import { readText } from './text.ts';

/** A text for tests, known to the rest of the site. */
export function exampleText(file: string, frontMatter = '', ids: readonly string[] = []) {
  const text = readText(file, `---\n${frontMatter}\n---\n`);
  return {
    ...text,
    ids: new Set(ids),
    bodyProblems: [],
    isPublished: text.fields.draft !== true,
  };
}

/** Routes of a small site. */
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
