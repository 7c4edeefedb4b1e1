import type { MarkdownHeading } from 'astro';

/** An entry of the table of contents. */
export interface Section {
  /** The id of the heading. */
  id: string;
  title: string;
  /** Whether the entry is a subsection of the previous section. */
  isPart: boolean;
}

/** The minimum number of sections and subsections for which an article has a table of contents. */
const FEWEST = 4;
/** The maximum number of entries. A longer table of contents omits subsections. */
const MAX_SECTIONS = 14;

/** Returns the entries of the table of contents; none for an article with too few sections. */
export function sectionsOf(headings: readonly MarkdownHeading[]): Section[] {
  const sections = headings
    .filter(({ depth, slug }) => (depth === 2 || depth === 3) && slug !== 'footnote-label')
    .map(({ depth, slug, text }) => ({ id: slug, title: text, isPart: depth === 3 }));
  if (sections.length < FEWEST) return [];
  return sections.length > MAX_SECTIONS ? sections.filter(({ isPart }) => !isPart) : sections;
}
