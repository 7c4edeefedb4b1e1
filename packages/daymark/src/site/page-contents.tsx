import * as wording from '#words';
import { elements } from '../basics/markup.ts';

export interface Section {
  id: string;
  /** The heading as HTML. */
  heading: string;
}

/** The fewest sections of a page that has a table of contents. */
const FEWEST = 3;

interface PageContentsProps {
  sections: readonly Section[];
  /** Whether the page shows the sections only with JavaScript; by default not. */
  needScript?: boolean;
}

/** Lists the sections of a page as links, if it has enough of them, for the space beside its text. */
export function PageContents({ sections, needScript }: PageContentsProps) {
  if (sections.length < FEWEST) return null;
  return (
    <nav
      className="beside-text"
      aria-label={wording.contents}
      data-needs-script={needScript || undefined}
    >
      <p className="label text-soft" aria-hidden="true">
        {wording.contents}
      </p>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a heading of the owner's Markdown */}
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: heading }} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Returns the sections of a text: its headings of level 2 with an id. */
export function sectionsOf(html: string): Section[] {
  return [...elements(html)].flatMap(({ name, attributes, end }) => {
    const id = attributes.get('id');
    if (name !== 'h2' || !id) return [];
    // A heading may contain a link, and a link inside a link is invalid.
    const heading = html.slice(end, html.indexOf('</h2>', end)).replace(/<\/?a\b[^<>]*>/g, '');
    return [{ id, heading }];
  });
}
