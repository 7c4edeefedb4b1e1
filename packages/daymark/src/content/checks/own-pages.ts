import { readAstroPage } from '../read-astro-page.ts';
import { OWN_ROUTE, placeOf } from '../slug.ts';
import { isOwnersTextPath, OWNERS_TEXTS_ROUTE, STATEMENT } from '../static-pages/names.ts';
import { OWN_PAGES } from '../texts.ts';
import { pagePath } from './content-kinds.ts';
import type { Problem } from './problem.ts';
import type { Route } from './site-pages.ts';
import type { SourceText, Text } from './text.ts';

/** Reads an owner's Astro page as a `Text`, with the fields of its export and without a body. */
export function readAstroText(file: string, source: string): SourceText {
  const { fields, line, html, problem } = readAstroPage(source);
  return {
    file,
    ...placeOf(file),
    fields,
    isReadable: !problem,
    lineOf: () => line,
    yaml: '',
    body: '',
    bodySize: 0,
    template: html,
    problems: problem ? [{ file, line, ...problem }] : [],
  };
}

/** Reports pages of the owner whose address the engine uses. */
export function claimProblems(texts: readonly Text[], routes: readonly Route[]): Problem[] {
  const engines = routes.filter(
    ({ origin, pattern }) =>
      origin === 'project' && pattern !== OWN_ROUTE && pattern !== OWNERS_TEXTS_ROUTE,
  );
  const hasStatement = texts.some(
    ({ folder, slug }) => folder === 'pages' && `/${slug}` === STATEMENT,
  );
  return texts.flatMap(({ file, folder, slug }) => {
    const path = pagePath(folder, slug) ?? '';
    const isText = isOwnersTextPath(path) && (path !== STATEMENT || hasStatement);
    const isEngines = isText || engines.some(({ patternRegex }) => patternRegex.test(path));
    if (folder !== OWN_PAGES || !isEngines) return [];
    return [{ file, expected: 'an address that no page of the engine has', found: path }];
  });
}
