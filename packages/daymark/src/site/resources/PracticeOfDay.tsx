import * as wording from '#words';
import type { Step } from '../../content/steps.ts';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './practice-of-day.css';

/**
 * Shows the practice of one step of the path. All practices are in the same place, so that the box has
 * the height of the longest, and nothing moves when the script shows the practice of the visitor's day.
 */
export const PracticeOfDay = ({ steps }: { steps: readonly Step[] }) => (
  <section className="mt-16">
    <SectionHeading title={wording.practiceOfDay} />
    <div className="of-day hairline pt-5" data-of-day>
      {steps.map(({ slug, path, practice }, index) => (
        <p key={slug} data-shown={index === 0 || undefined}>
          <a className="text-link display text-title" href={path}>
            {practice.name}
          </a>{' '}
          <span className="label text-soft">{wording.minutesToPractise(practice.minutes)}</span>
        </p>
      ))}
    </div>
  </section>
);
