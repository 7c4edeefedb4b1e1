import type { BuildTime } from './articles/publication.ts';
import { fieldWarning, type Problem } from './checks/problem.ts';
import { type Text, typedDate } from './checks/text.ts';

/** The texts that a site publishes later. */
export interface Schedule {
  /**
   * The instants in milliseconds from which and until which the same texts are due, apart from texts
   * whose date has no hour.
   */
  readonly since: number;
  readonly until: number;
  /** The text that becomes due next, and when: a day, or a time with its offset from UTC. */
  readonly next?: { readonly file: string; readonly at: string } | undefined;
  /** The timer that publishes the text, in words. */
  readonly timer?: string | undefined;
}

interface DatedText extends Pick<Text, 'file' | 'fields' | 'lineOf' | 'moments' | 'yaml'> {
  state: 'published' | 'scheduled' | 'draft';
  date: Date;
  isLeftOut: boolean;
}

const dueAt = ({ moments, date }: DatedText) => moments.date ?? date.toISOString().slice(0, 10);

/**
 * Returns the texts that a site publishes later.
 * @param timer the timer that publishes the texts, in words; undefined if no timer is known
 */
export function scheduleOf(
  texts: readonly DatedText[],
  { instant }: BuildTime,
  timer: string | undefined,
): Schedule {
  const moments = texts.flatMap(({ moments }) => (moments.date ? [Date.parse(moments.date)] : []));
  const next = firstOf(texts);
  return {
    since: moments.reduce((last, at) => (at <= +instant ? Math.max(last, at) : last), -Infinity),
    until: moments.reduce((first, at) => (at > +instant ? Math.min(first, at) : first), Infinity),
    ...(next && { next: { file: next.file, at: dueAt(next) }, timer }),
  };
}

/** Returns the scheduled text that becomes due first. */
const firstOf = <Dated extends DatedText>(texts: readonly Dated[]): Dated | undefined =>
  texts
    .filter(({ state, isLeftOut }) => state === 'scheduled' && !isLeftOut)
    .toSorted((one, other) => Date.parse(dueAt(one)) - Date.parse(dueAt(other)))[0];

/** Warns that nothing publishes the text that becomes due next. */
export function timerProblems(texts: readonly DatedText[], timer: string | undefined): Problem[] {
  const next = firstOf(texts);
  if (!next || timer !== undefined) return [];
  const expected =
    'a timer that builds the site then, such as the workflow of npm run host, or its name in publishing.timer of the settings';
  return [
    fieldWarning(next, 'date', expected, `${typedDate(next, 'date') ?? dueAt(next)}, and no timer`),
  ];
}

/** Joins the schedules of the languages of a site. */
export function joinSchedules(schedules: readonly Schedule[]): Schedule {
  const [first] = schedules
    .filter(({ next }) => next)
    .toSorted((one, other) => Date.parse(one.next?.at ?? '') - Date.parse(other.next?.at ?? ''));
  return {
    ...first,
    since: Math.max(...schedules.map(({ since }) => since)),
    until: Math.min(...schedules.map(({ until }) => until)),
  };
}
