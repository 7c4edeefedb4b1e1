import { extname } from 'node:path/posix';
import { originalOf } from '../../http/encodings.ts';
import { urlOf } from '../../http/urls.ts';
import { isSlug } from '../slug.ts';
import { pagePath } from './content-kinds.ts';
import { nounOf } from './nouns.ts';
import type { Problem } from './problem.ts';
import { isKnown, type SitePages } from './site-pages.ts';
import { fieldProblem, type Text } from './text.ts';

const OTHER_MARKDOWN = new Set(['.markdown', '.mdown', '.mkd', '.mkdn', '.mdwn', '.mdx', '.md']);

/** Returns whether the build would ignore a Markdown file because of its extension. */
export const isOtherMarkdown = (file: string) =>
  OTHER_MARKDOWN.has(extname(file).toLowerCase()) && !file.endsWith('.md');

/** Reports Markdown files that the build would ignore because of their extension. */
export function extensionProblems(files: readonly string[]): Problem[] {
  return files.filter(isOtherMarkdown).map((file) => ({
    file,
    expected: 'a Markdown file whose name ends in .md',
    found: extname(file),
  }));
}

/**
 * Reports files of `public/` with the name of a compressed variant of another file of the site.
 * Hosts send such a file in place of the other one, and no host sends it at its own address.
 */
export function variantProblems(publicFiles: readonly string[], pages: SitePages): Problem[] {
  return publicFiles.flatMap((file) => {
    const original = originalOf(file);
    if (!original || !isKnown(urlOf(original), pages)) return [];
    return {
      file: `public/${file}`,
      expected:
        'another name or folder, because servers send this file as the compressed form of another',
      found: `the name of the compressed ${urlOf(original)}`,
    };
  });
}

/** Reports names that are not valid in a URL, or that two content files share. */
export function nameProblems(texts: readonly Text[]): Problem[] {
  const firsts = new Map<string, string>();
  return texts.flatMap(({ file, folder, slug }): Problem[] => {
    if (slug !== '' && !slug.split('/').every(isSlug)) {
      const expected = 'a file name of letters, digits and single hyphens';
      const valid = slugFrom(slug);
      const example = valid === '' ? '' : `, such as ${valid}${extname(file)}`;
      return [{ file, expected: `${expected}${example}`, found: `"${slug}"` }];
    }
    const name = `${folder}/${slug}`;
    const first = firsts.get(name);
    firsts.set(name, first ?? file);
    if (first === undefined) return [];
    const path = pagePath(folder, slug);
    const found = `"${slug}", which is also the name of ${first}${path === undefined ? '' : ` (${path})`}`;
    return [{ file, line: 1, expected: 'a name that no other content file has', found }];
  });
}

/** Warns about articles about the same noun that have the same title, which readers cannot tell apart. */
export function titleProblems(texts: readonly Text[]): Problem[] {
  const firsts = new Map<string, Text>();
  return texts.flatMap((text): Problem[] => {
    const { folder, slug, fields } = text;
    if (folder !== 'articles' || typeof fields.title !== 'string') return [];
    const title = fields.title.trim().replace(/\s+/g, ' ').toLowerCase();
    const key = JSON.stringify([title, nounOf(text)]);
    const first = firsts.get(key);
    firsts.set(key, first ?? text);
    // Two files of the same name are one mistake.
    if (!first || first.slug === slug) return [];
    const found = `"${fields.title}", the title of ${first.file}`;
    const problem = fieldProblem(text, 'title', 'a title that no other article has', found);
    return [{ ...problem, severity: 'warning' }];
  });
}

/** Returns a valid name that is as similar to a name as possible. */
const slugFrom = (name: string) =>
  name
    .split('/')
    .map((part) =>
      part.replace(/[^\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}]+/gu, '-').replace(/^[-\p{M}]+|-$/gu, ''),
    )
    .join('/');
