import * as wording from '#words';
import './contents.css';
import type { Section } from './sections.ts';

/**
 * Lists the sections of an article as links. The list opens and closes without JavaScript.
 * `watchContents` opens the list if it is beside the text, and marks the current section.
 */
export function Contents({ sections }: { sections: readonly Section[] }) {
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
