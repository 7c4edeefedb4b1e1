import type { ReactElement } from 'react';
import * as wording from '#words';
import type { Step } from '../../content/steps.ts';
import { Picture } from '../articles/Picture.tsx';
import './path.css';

/** The path (a course of steps): a link to begin, and each step with its practice and article. */
export function PathList({ steps }: { steps: readonly Step[] }) {
  const [first] = steps;
  if (!first) return null;
  return (
    <>
      <p className="path-begin">
        <a className="button" href={first.path} data-begin>
          {wording.beginPath}
        </a>
      </p>
      <ol>
        {steps.map(({ slug, key, path, place, title, summary, practice, article }) => (
          <li key={slug} className="card path-step" data-step={key}>
            <p className="display text-page path-numeral" aria-hidden="true">
              {place}
            </p>
            <div>
              <h3 className="display text-title">
                <a className="card-link" href={path}>
                  {title}
                </a>
              </h3>
              <p className="summary mt-2">{summary}</p>
              <p className="mt-3 text-small text-soft">
                {withArticle(
                  <a key="article" className="text-link" href={article.path}>
                    {article.title}
                  </a>,
                  article.subtitle,
                )}
              </p>
              <p className="label mt-3 text-soft">
                {wording.minutesOfStep(
                  wording.minutesToPractise(practice.minutes),
                  wording.minutesToReadIt(article.minutes),
                )}
                <span className="path-done" data-done-words={` · ${wording.done}`} />
              </p>
            </div>
            <Picture article={article} shape="path-step-picture" />
          </li>
        ))}
      </ol>
    </>
  );
}

const withArticle = (article: ReactElement, subtitle: string | undefined) =>
  subtitle ? wording.withArticleAndSubtitle(article, subtitle) : wording.withArticle(article);
