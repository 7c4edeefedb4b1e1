import * as wording from '#words';
import type { Step } from '../../content/steps.ts';

/** The step numbers in one line. progress.browser.ts marks the steps that are done. */
export function PathNumbers({ steps, current }: { steps: readonly Step[]; current: Step }) {
  return (
    <nav className="path-numbers" aria-label={wording.thePath}>
      <ol className="display">
        {steps.map(({ slug, path, place, title }) => (
          <li key={slug} data-step={slug}>
            <a
              href={path}
              aria-label={wording.stepTitle(place, title)}
              aria-current={slug === current.slug ? 'page' : undefined}
            >
              {place}
            </a>
          </li>
        ))}
      </ol>
      <a className="text-small" href="/resources">
        {wording.wholePath}
      </a>
    </nav>
  );
}
