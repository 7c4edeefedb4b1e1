/** An entry of the list of contents. */
export interface Section {
  /** The id of the heading. */
  id: string;
  title: string;
  /** Whether this is a subsection of the section before it. */
  isPart: boolean;
}

/** A heading from the Markdown processor. */
interface Heading {
  depth: number;
  slug: string;
  text: string;
}

/** An article with fewer sections and subsections needs no list. */
const FEWEST = 4;
/** A list with more entries omits subsections. */
const MAX_SECTIONS = 14;

/** Returns the entries of the list of contents; none for an article that needs no list. */
export function sectionsOf(headings: readonly Heading[]): Section[] {
  const sections = headings
    .filter(({ depth, slug }) => (depth === 2 || depth === 3) && slug !== 'footnote-label')
    .map(({ depth, slug, text }) => ({ id: slug, title: text, isPart: depth === 3 }));
  if (sections.length < FEWEST) return [];
  return sections.length > MAX_SECTIONS ? sections.filter(({ isPart }) => !isPart) : sections;
}
