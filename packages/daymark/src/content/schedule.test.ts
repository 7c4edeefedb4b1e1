import { expect, it } from 'vitest';
import { readBuildTime } from './articles/publication.ts';
import { formatProblem } from './checks/problem.ts';
import { readText } from './checks/text.ts';
import { joinSchedules, scheduleOf, timerProblems } from './schedule.ts';

const time = readBuildTime(new Date('2027-03-01T07:00Z'), {});

/** Returns a text with a date. */
function textWith(date: string, state: 'published' | 'scheduled' | 'draft' = 'scheduled') {
  const { fields, ...text } = readText(
    `content/articles/of-${date}.md`,
    `---\ntitle: Dawn\ndate: ${date}\n---\n`,
    '',
    'Europe/Berlin',
  );
  return { ...text, fields, date: new Date(Object(fields).date), state, isLeftOut: false };
}

const texts = [
  textWith('2027-02-01T08:00', 'published'),
  textWith('2027-03-01T08:00', 'published'),
  textWith('2027-03-02'),
  textWith('2027-03-01T20:00'),
  textWith('2027-03-01T09:00', 'draft'),
];

it('the same texts are due from the last hour at which one became due to the next', () => {
  const { since, until } = scheduleOf(texts, time, undefined);
  expect(new Date(since)).toEqual(new Date('2027-03-01T07:00Z'));
  expect(new Date(until)).toEqual(new Date('2027-03-01T08:00Z'));
  expect(scheduleOf([textWith('2027-03-02')], time, undefined)).toMatchObject({
    since: -Infinity,
    until: Infinity,
  });
});

it('the next text is the scheduled one that becomes due first, with or without an hour', () => {
  expect(scheduleOf(texts, time, 'cron')).toMatchObject({
    next: { file: 'content/articles/of-2027-03-01T20:00.md', at: '2027-03-01T20:00:00+01:00' },
    timer: 'cron',
  });
  const days = [textWith('2027-03-02T02:00'), textWith('2027-03-02')];
  expect(scheduleOf(days, time, 'cron').next?.at).toBe('2027-03-02');
  expect(scheduleOf([], time, 'cron').next).toBeUndefined();
});

it('a scheduled text without a timer causes one warning, with its line', () => {
  expect(timerProblems(texts, undefined).map(formatProblem)).toEqual([
    'content/articles/of-2027-03-01T20:00.md:3: date: expected a timer that builds the site then, such as the workflow of npm run host, or its name in publishing.timer of the settings; found 2027-03-01T20:00, and no timer',
  ]);
  expect(timerProblems(texts, 'cron')).toEqual([]);
  expect(timerProblems([{ ...textWith('2027-03-02'), isLeftOut: true }], undefined)).toEqual([]);
});

it('the languages of a site have one schedule', () => {
  const [one, other] = [
    scheduleOf([textWith('2027-03-03')], time, 'cron'),
    scheduleOf(texts, time, 'cron'),
  ];
  expect(joinSchedules([one, other])).toEqual(other);
});
