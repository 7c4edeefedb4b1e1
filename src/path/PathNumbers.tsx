import type { Step } from './step.ts';

interface PathNumbersProps {
  steps: readonly Step[];
  current: Step;
}

/** The numbers of the steps in one line, the present one and those that are done marked. */
export function PathNumbers({ steps, current }: PathNumbersProps) {
  return (
    <nav aria-label="The path">
      <ol className="path-numbers display">
        {steps.map(({ slug, path, place, title }) => (
          <li key={slug} data-step={slug}>
            <a href={path} aria-current={slug === current.slug ? 'page' : undefined}>
              <span aria-hidden="true">{place}</span>
              <span className="sr-only">
                {`Step ${place}: ${title}`}
                <span data-done-words hidden>
                  , done
                </span>
              </span>
            </a>
          </li>
        ))}
        <li>
          <a className="text-small path-whole" href="/resources">
            The whole path
          </a>
        </li>
      </ol>
    </nav>
  );
}
