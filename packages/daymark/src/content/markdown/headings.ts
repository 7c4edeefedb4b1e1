import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { elements } from '../../basics/markup.ts';
import { contains, contentError, element, type HtmlPlugin, type MarkdownPlugin } from './plugin.ts';

/** Returns whether a file is an article, in any language. */
const isArticle = (file: URL | undefined) =>
  file !== undefined && /\/content\/(?:[^/]+\/)?articles\//.test(file.pathname);

/**
 * Requires that headings of an article are at the top level, because ad slots are inserted before
 * some of them. Headings cannot contain footnotes and formulas, because the table of contents repeats
 * their words.
 * @throws ProblemsError with file and line if a heading is inside another element or contains a
 *   footnote or a formula
 */
const topLevel: MarkdownPlugin = ({ fileURL }) =>
  isArticle(fileURL) && {
    name: 'headings',
    options: { position: true },
    heading(heading, context) {
      if (context.parent(heading)?.type !== 'root')
        throw contentError(context, heading, {
          expected: 'a heading outside lists and quotations',
          found: 'a heading inside one',
        });
      if (contains(heading, ({ type }) => type === 'footnoteReference'))
        throw contentError(context, heading, {
          expected: 'a heading without a footnote, which belongs in the text below',
          found: 'a heading with a footnote',
        });
      if (contains(heading, ({ type }) => type === 'inlineMath'))
        throw contentError(context, heading, {
          expected: 'a heading without a formula, which the table of contents cannot show',
          found: 'a heading with a formula',
        });
    },
  };

/** The id of the heading of the footnotes. */
export const FOOTNOTES = 'footnote-label';
/**
 * The ids of the elements around the text of every page, and of the heading of the footnotes. `logo-a` is the first
 * id in a logo.
 */
const ON_EVERY_PAGE = ['content', 'logo-a', 'menu', 'scheme', 'slot-settings', FOOTNOTES];
/** The ids of the parts around some texts, by the path of the text in `content/`. */
const ON_SOME_PAGES: Readonly<Record<string, readonly string[]>> = {
  'path/': ['journal', 'journal-excess', 'journal-place', 'sitting-fault'],
  'pages/preferences.md': [
    'advertising',
    'ask',
    'ask-warning',
    'colours',
    'export',
    'notes',
    'reading-list',
    'scheme-here',
    'stored',
    'text',
    'text-here',
  ],
};

/** Returns the ids of a page that its text must not use. */
export const idsAround = (file: string): string[] => [
  ...ON_EVERY_PAGE,
  ...Object.entries(ON_SOME_PAGES).flatMap(([path, ids]) =>
    new RegExp(`/content/(?:[^/]+/)?${RegExp.escape(path)}`).test(file) ? ids : [],
  ),
];

/** The id of a heading without letters and digits. */
const NAMELESS = 'section';

/** Returns whether an id belongs to an element of every page, or to a footnote. */
export const isIdOfPage = (id: string): boolean =>
  ON_EVERY_PAGE.includes(id) || /^fn(?:ref)?-/.test(id);

/** Returns the id that a text may have for a name, such as an id of another tool; '' for none. */
export const idFrom = (name: string): string =>
  name
    .normalize()
    .replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-')
    .replace(/^[^\p{L}\p{N}_]+/u, '');

const WRITTEN_ID = /(?<!\s)\s*\{#([^{}]*)\}\s*$/;
const IS_ID = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*$/u;

/** Returns the id that an author has written at the end of a heading: `## Rest {#rest}`. */
export function writtenId(heading: string): { id: string; isValid: boolean } | undefined {
  const id = WRITTEN_ID.exec(heading)?.[1]?.normalize();
  return id === undefined ? undefined : { id, isValid: IS_ID.test(id) };
}

/** The name under which the plugins keep the ids that authors have written in a text. */
const WRITTEN = 'writtenIds';

/** Reads the ids that authors have written in headings and in HTML, and the ids of footnotes. */
const writtenIds: MarkdownPlugin = () => {
  const ids = new Set<string>();
  return {
    name: 'written-ids',
    before(_, context) {
      context.data[WRITTEN] = ids;
    },
    heading(heading, context) {
      const last = heading.children.at(-1);
      const written = last?.type === 'text' ? writtenId(last.value) : undefined;
      if (last?.type !== 'text' || !written?.isValid) return;
      ids.add(written.id);
      context.setProperty(last, 'value', last.value.replace(WRITTEN_ID, ''));
      const hProperties = { id: written.id, dataWritten: true };
      context.setProperty(heading, 'data', { hProperties });
    },
    html({ value }) {
      for (const { attributes } of elements(value)) ids.add(attributes.get('id') ?? '');
    },
    footnoteDefinition({ identifier }) {
      ids.add(`fn-${identifier}`).add(`fnref-${identifier}`);
    },
  };
};

/** Gives each heading an id that is neither empty nor the id of another part of the page. */
const freeIds: HtmlPlugin = ({ fileURL }) => {
  const taken = new Set(idsAround(decodeURI(fileURL?.pathname ?? '')));
  const copies = new Map<string, number>();
  return {
    name: 'free-ids',
    before(_, context) {
      for (const id of Object(context.data[WRITTEN] ?? [])) taken.add(id);
    },
    element: {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      visit(heading, context) {
        const { id: slug, dataWritten } = heading.properties;
        if (dataWritten) return context.setProperty(heading, 'dataWritten', null);
        // The heading of the footnotes is the only heading in an element of the parser.
        if (context.parent(heading)?.type !== 'root' && slug === FOOTNOTES) return;
        const isNamed = /[\p{L}\p{N}]/u.test(context.textContent(heading));
        // The lower case of İ, which the parser takes from no language, has a dot of its own.
        const base = isNamed ? String(slug).replaceAll('i\u0307', 'i').normalize() : NAMELESS;
        let id = base;
        while (taken.has(id)) {
          const copy = (copies.get(base) ?? 0) + 1;
          copies.set(base, copy);
          id = `${base}-${copy}`;
        }
        taken.add(id);
        if (id !== slug) context.setProperty(heading, 'id', id);
      },
    },
  };
};

/**
 * Converts the text of every heading of an article to a link to the heading. The whole text is the
 * link, not only the "#" that CSS draws, so that visitors can also use it on touch screens.
 * Headings that contain a link and the heading of the footnotes stay unchanged.
 */
const selfLinks: HtmlPlugin = ({ fileURL }) =>
  isArticle(fileURL) && {
    name: 'self-links',
    element: {
      filter: ['h2', 'h3'],
      visit(heading, context) {
        const { id } = heading.properties;
        const containsLink = contains(heading, ({ tagName }) => tagName === 'a');
        if (containsLink || context.parent(heading)?.type !== 'root') return;
        const link = element('a', { href: `#${id}` }, [...heading.children]);
        context.setProperty(heading, 'children', [link]);
      },
    },
  };

export const headings: { markdown: MarkdownPlugin; html: HtmlPlugin } = {
  markdown: [topLevel, writtenIds],
  // Astro's plugin makes an id of each heading's text. The second run, after all other plugins, keeps the
  // ids and lists the headings.
  html: [satteriHeadingIdsPlugin(), freeIds, selfLinks],
};
