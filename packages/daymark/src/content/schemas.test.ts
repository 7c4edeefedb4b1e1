import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeProblems, problemSentence } from '../settings/problems.ts';
import { schemasOf } from './schemas.ts';
import { OWN_PAGES } from './static-pages/names.ts';

const schema = schemasOf(() => z.string()).path;

const step = {
  title: 'Five breaths',
  summary: 'One short exercise to learn by heart, the same each day.',
  article: 'guide-1',
  practice: { name: 'Five breaths', minutes: 2, kind: 'breathing' },
};
const report = (practice: object) => {
  const input = { ...step, practice: { ...step.practice, ...practice } };
  const { error } = schema.safeParse(input);
  return describeProblems(error?.issues ?? [], input).map(problemSentence);
};

it('a page of the owner may have former addresses, as articles and topics do', () => {
  const { title, summary } = step;
  const page = schemasOf(() => z.string())[OWN_PAGES];
  expect(page.parse({ title, summary, aliases: ['/2019/about.html'] }).aliases).toHaveLength(1);
});

describe('the front matter of a step', () => {
  it('contains the name, the duration and the kind of the practice', () => {
    expect(schema.safeParse(step).success).toBe(true);
  });

  it('is rejected with an unknown kind or a duration out of range', () => {
    expect(report({ kind: 'floating', minutes: 90 })).toEqual([
      'practice.minutes: expected a whole number from 1 to 60; found 90',
      'practice.kind: expected one of breathing, sitting, writing, words; found "floating"',
    ]);
  });

  it.each([
    ['must contain questions for a writing practice', { kind: 'writing' }, 'nothing'],
    ['must not contain questions for other practices', { prompts: ['Why?'] }, '["Why?"]'],
  ])('%s', (_, practice, received) => {
    expect(report(practice)).toEqual([
      `practice.prompts: expected a list of questions if kind is writing, otherwise no prompts; found ${received}`,
    ]);
  });
});
