import type { Article } from '../articles/article.ts';
import { Picture } from '../articles/Picture.tsx';

interface PathStepProps {
  guide: Article;
  /** The place in the path, from 1. */
  step: number;
}

/** One step of the starting path: its number, its guide. */
export function PathStep({ guide, step }: PathStepProps) {
  const { path, title, subtitle, summary, minutes } = guide;
  return (
    <li className="card path-step">
      <p className="display text-page text-soft" aria-hidden="true">
        {step}
      </p>
      <div>
        <h3 className="display text-title">
          <a className="card-link" href={path}>
            {title}
          </a>
        </h3>
        {subtitle && <p className="text-lead text-soft">{subtitle}</p>}
        <p className="mt-2 text-small">{summary}</p>
        <p className="label mt-3 text-soft">{minutes} min read</p>
      </div>
      <Picture article={guide} shape="path-step-picture" />
    </li>
  );
}
