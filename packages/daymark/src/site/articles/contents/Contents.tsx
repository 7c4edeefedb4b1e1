import type { MarkdownHeading } from 'astro';
import * as wording from '#words';
import './contents.css';

/**
 * Lists the sections of an article as links, if it has enough of them. The list opens and closes
 * without JavaScript. `watchContents` opens the list if it is beside the text, and marks the current
 * section.
 */
export function Contents({ headings }: { headings: readonly MarkdownHeading[] }) {
  const sections = sectionsOf(headings);
  if (sections.length === 0) return null;
  return (
    <nav className="toc" aria-label={wording.contents}>
      <details>
        <summary className="label">{wording.contents}</summary>
        <ol>
          {sections.map(({ id, title, isPart }) => (
            <li key={id} className={isPart ? 'toc-part' : undefined}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** The minimum number of sections and subsections for which an article has a table of contents. */
const FEWEST = 4;
/** The maximum number of entries. A longer table of contents omits subsections. */
const MAX_SECTIONS = 14;

/** Returns the sections and, unless they are too many, their subsections. */
function sectionsOf(headings: readonly MarkdownHeading[]) {
  const sections = headings
    .filter(({ depth, slug }) => (depth === 2 || depth === 3) && slug !== 'footnote-label')
    .map(({ depth, slug, text }) => ({ id: slug, title: text, isPart: depth === 3 }));
  if (sections.length < FEWEST) return [];
  return sections.length > MAX_SECTIONS ? sections.filter(({ isPart }) => !isPart) : sections;
}
