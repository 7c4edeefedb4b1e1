import type { ReactNode } from 'react';
import { RESOURCES } from '#addresses';
import * as wording from '#words';
import { PACES } from '../../browser/practices/breathing/pace.ts';
import type { Step } from '../../content/steps.ts';
import type { Settings } from '../../settings/site.ts';
import { ArticleRow } from '../articles/ArticleRow.tsx';
import { Picture } from '../articles/Picture.tsx';
import { HeadedPage, Note } from '../HeadedPage.tsx';
import '../home/hero.css';
import './path.css';
import '../../browser/practices/practices.css';
import '../../ui/controls.css';
import '../../browser/practices/breathing/pacer.css';
import '../../browser/practices/sitting/timer.css';
import '../../browser/practices/writing/journal.css';

interface StepPageProps {
  step: Step;
  steps: readonly Step[];
  /** The island of the practice, such as a timer, if the practice has an island. */
  practice?: ReactNode;
  /** The island with a calendar file for a week of the practice. */
  week?: ReactNode;
  /** The island that marks the step as done. */
  done?: ReactNode;
  /** A link for visitors who should read something before they begin. */
  note?: Settings['home']['note'];
  /** The instructions of the practice. */
  children?: ReactNode;
}

/**
 * The page of a step: the practice on the first screen, then its explanation and the button that marks
 * it as done, the article to read, and links to the other steps.
 */
export function StepPage(props: StepPageProps) {
  const { step, steps, practice, week, done, note, children } = props;
  const { place, title, summary, article } = step;
  const { name, minutes } = step.practice;
  const next = steps[place];
  const isAlone = steps.length === 1;
  const position = isAlone ? wording.thePath : wording.stepOf(place, steps.length);
  return (
    <HeadedPage
      className="step"
      title={title}
      summary={summary}
      label={`${position} · ${wording.practiceLasts(minutes)}`}
      note={
        <>
          <Note note={note} className="step-note" />
          {/* The circle of a breathing practice is a picture itself. */}
          {step.practice.kind !== 'breathing' && (
            <Picture article={article} shape="step-picture" coarseness={3} flattest={2} />
          )}
        </>
      }
      column={
        <section className="step-text">
          {practice && (
            <>
              <div className="practice without-script">
                <PracticeInWords {...step.practice} />
              </div>
              {practice}
            </>
          )}
          <h2 className="display text-section">{name}</h2>
          <div className="prose mt-4">{children}</div>
          {done}
          {week}
        </section>
      }
    >
      <section className="mt-16">
        <h2 className="display text-section">{wording.readWithStep}</h2>
        <div className="mt-6">
          <ArticleRow article={article} heading="h3" />
        </div>
      </section>
      <p className="step-next">
        <span className="label text-soft">{next ? wording.next : wording.endOfPath}</span>
        <a className="display text-title" href={next?.path ?? RESOURCES}>
          {next ? wording.nextStep(next.place, next.title) : wording.pathAndLibrary}
        </a>
      </p>
      {!isAlone && <PathNumbers steps={steps} current={step} />}
    </HeadedPage>
  );
}

/** The instruction for visitors without JavaScript, in place of the island. */
function PracticeInWords({ kind, minutes, prompts }: Step['practice']) {
  if (kind === 'words') return null;
  const { [kind]: words } = wording.practicesWithoutScript;
  const lines = kind === 'breathing' ? PACES.map(({ name }) => name) : prompts;
  return (
    <>
      <p>{typeof words === 'string' ? words : words(minutes)}</p>
      {lines && (
        <ul className="step-prompts">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The step numbers in one line. progress.browser.ts marks the steps that are done. */
function PathNumbers({ steps, current }: { steps: readonly Step[]; current: Step }) {
  return (
    <nav className="path-numbers" aria-label={wording.thePath}>
      <ol className="display">
        {steps.map(({ slug, key, path, place, title }) => (
          <li key={slug} data-step={key}>
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
      <a className="text-small" href={RESOURCES}>
        {wording.thePath}
      </a>
    </nav>
  );
}
