import './contents.css';
import type { Section } from './sections.ts';

/**
 * The sections of an article as links. It opens and closes without script; with
 * it, `watchContents` opens it where it stands beside the text and marks the section being read.
 */
export function Contents({ sections }: { sections: readonly Section[] }) {
  if (sections.length === 0) return null;
  return (
    <nav className="toc" aria-label="Contents">
      <details>
        <summary className="label">Contents</summary>
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
