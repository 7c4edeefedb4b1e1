import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../basics/files.ts';
import { tags } from '../../basics/markup.ts';
import { isPage, urlOf } from '../../http/urls.ts';

/* Compares the addresses and the words of two builds of a site, by two engines. */

/**
 * Matches the paths of files with a hash in their names, to which only pages of the same build
 * link, and of compressed files.
 */
const OF_BUILD = /(?:^|\/)_astro\/|[/.-][\da-f]{10,12}[/.]|\.(?:br|gz)$/;

/** Elements inside a line of text. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

const NAMED_REFERENCES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  quot: '"',
};

/** Replaces the character references that Astro and React write. */
const decoded = (html: string) =>
  html.replaceAll(/&(?:#(x?)([\da-f]{1,6})|(\w{2,4}));/gi, (whole, hex, number, name) =>
    name === undefined
      ? String.fromCodePoint(Number.parseInt(number, hex ? 16 : 10))
      : (NAMED_REFERENCES[name] ?? whole),
  );

/**
 * Returns the lines of text of a page, as visitors read them, without those in drawings. The key of a
 * line is its words, because engines change the signs between words, such as the dot between facts.
 */
function linesOf(html: string): Map<string, string> {
  const lines = new Map<string, string>();
  let line = '';
  const end = () => {
    const text = decoded(line).replaceAll(/\s+/g, ' ').trim();
    const words = text.replaceAll(/[\p{P}\p{Z}]+/gu, ' ').trim();
    if (words) lines.set(words, text);
    line = '';
  };
  for (const { name, before, text, isForeign, isEnd } of tags(html)) {
    if (!isForeign || (name === 'svg' && !isEnd)) line += before;
    if (isForeign || INLINE.has(name)) continue;
    end();
    if (name === 'title' && text) {
      line = text;
      end();
    }
  }
  return lines;
}

/** The lines that only one of two builds has, each with the URL paths of its pages. */
type Lines = Map<string, string[]>;

/** Adds the lines that one page has and the other lacks. */
function addDifference(
  lines: Lines,
  page: string,
  has: ReadonlyMap<string, string>,
  lacks: ReadonlyMap<string, string>,
): void {
  for (const [words, line] of has)
    if (!lacks.has(words)) lines.set(line, [...(lines.get(line) ?? []), urlOf(page)]);
}

/** Prints lines of text with their pages, the lines of the most pages first. */
const printedLines = (sign: string, lines: Lines) =>
  [...lines]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([line, [first, ...others]]) => {
      const pages = others.length > 0 ? `${first} and ${others.length} more` : first;
      return `  ${sign} ${line}  [${pages}]`;
    });

/**
 * Describes how one build of a site differs from another, in lines: the addresses, then the words
 * of pages that have the same address in both builds.
 * @param before the folder of the earlier build
 * @param after the folder of the later build
 */
export function buildDifferences(before: string, after: string): string[] {
  const [former, later] = [before, after].map(
    (build) => new Set(listFiles(join(build, 'site')).filter((file) => !OF_BUILD.test(file))),
  ) as [Set<string>, Set<string>];
  const file = join(after, 'redirects.json');
  const redirects = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const lost = [...former.difference(later)].map((each) => {
    const target = redirects[urlOf(each)];
    return `  - ${urlOf(each)}${target ? `, which leads to ${target} now` : ''}`;
  });
  const added = [...later.difference(former)].map((each) => `  + ${urlOf(each)}`);
  const pages = [...former.intersection(later)].filter(isPage);
  const [gone, fresh]: [Lines, Lines] = [new Map(), new Map()];
  for (const page of pages) {
    const [old, now] = [before, after].map((build) =>
      linesOf(readFileSync(join(build, 'site', page), 'utf8')),
    ) as [Map<string, string>, Map<string, string>];
    addDifference(gone, page, old, now);
    addDifference(fresh, page, now, old);
  }
  const changed = new Set([...gone.values(), ...fresh.values()].flat());
  return [
    `Addresses that no longer exist: ${lost.length || 'none'}`,
    ...lost,
    `New addresses: ${added.length || 'none'}`,
    ...added,
    `Pages with changed words: ${changed.size ? `${changed.size} of ${pages.length}` : 'none'}`,
    ...printedLines('-', gone),
    ...printedLines('+', fresh),
  ];
}
