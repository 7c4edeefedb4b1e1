import * as wording from '#words';
import type { Step } from '../../content/steps.ts';
import './strip.css';

/**
 * The steps of the path in one row, with their minutes. progress.browser.ts marks the steps that are
 * done and the step that comes next.
 */
export function PathStrip({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  return (
    <nav className="wrap path-strip" aria-labelledby="path-strip">
      <h2 id="path-strip" className="label text-soft">
        {wording.pathOfSteps(steps.length)}
      </h2>
      <ol>
        {steps.map(({ slug, key, path, place, title, practice }) => (
          <li key={slug} data-step={key}>
            <a href={path}>
              <span className="display" aria-hidden="true">
                {place}
              </span>
              {title}
              <small>
                {wording.minutesToDo(practice.minutes)}
                <span data-done-words={wording.doneMark} />
              </small>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
