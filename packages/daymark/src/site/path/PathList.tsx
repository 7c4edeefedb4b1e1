import type { Step } from '../../content/path/step.ts';
import { Picture } from '../articles/Picture.tsx';
import './path.css';

/** The whole path: a link to begin, and the steps in order, each with its practice and article. */
export function PathList({ steps }: { steps: readonly Step[] }) {
  const [first] = steps;
  if (!first) return null;
  return (
    <>
      <p className="path-begin">
        <a className="button" href={first.path} data-begin>
          Begin with step 1
        </a>
      </p>
      <ol>
        {steps.map((step) => (
          <PathRow key={step.slug} step={step} />
        ))}
      </ol>
    </>
  );
}

function PathRow({ step }: { step: Step }) {
  const { slug, path, place, title, summary, practice, article } = step;
  return (
    <li className="card path-step" data-step={slug}>
      <p className="display text-page path-numeral" aria-hidden="true">
        {place}
      </p>
      <div>
        <h3 className="display text-title">
          <a className="card-link" href={path}>
            {title}
          </a>
        </h3>
        <p className="mt-2 text-small">{summary}</p>
        <p className="mt-3 text-small text-soft">
          With{' '}
          <a className="text-link" href={article.path}>
            {article.title}
          </a>
          {article.subtitle && `: ${article.subtitle}`}
        </p>
        <p className="label mt-3 text-soft">
          {practice.minutes} min to do · {article.minutes} min to read
          <span className="path-done" data-done-words data-needs-script hidden>
            {' · '}
            Done
          </span>
        </p>
      </div>
      <Picture article={article} shape="path-step-picture" />
    </li>
  );
}
