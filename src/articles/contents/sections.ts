/** A section of an article, as its list of contents names it. */
export interface Section {
  /** The id of its heading. */
  id: string;
  title: string;
  /** Whether it is a part of the section before it. */
  isPart: boolean;
}

/** A heading as the Markdown processor reports it. */
interface Heading {
  depth: number;
  slug: string;
  text: string;
}

/** An article with fewer sections is seen at a glance. */
const FEWEST = 4;
/** A list with more entries leaves the parts of sections out. */
const MOST = 14;

/** The sections that an article's list of contents names; none for an article that needs no list. */
export function sectionsOf(headings: readonly Heading[]): Section[] {
  const sections = headings
    .filter(({ depth, slug }) => (depth === 2 || depth === 3) && slug !== 'footnote-label')
    .map(({ depth, slug, text }) => ({ id: slug, title: text, isPart: depth === 3 }));
  if (sections.length < FEWEST) return [];
  return sections.length > MOST ? sections.filter(({ isPart }) => !isPart) : sections;
}
