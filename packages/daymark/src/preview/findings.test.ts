import { describe, expect, it } from 'vitest';
import { ProblemsError } from '../content/checks/problem.ts';
import { findingsOf, settingsFindings } from './findings.ts';

it('findings name the page of the file, with errors before warnings', () => {
  const expected = 'a published page';
  const problems = [
    { file: 'content/articles/dawn.md', line: 4, field: 'cover', expected, found: '"a: b"' },
    { file: 'site.config.ts', expected, found: 'nothing' },
  ];
  expect(findingsOf({ problems, warnings: problems.slice(0, 1) })).toEqual([
    {
      isError: true,
      file: 'content/articles/dawn.md',
      line: 4,
      page: '/blog/dawn',
      text: 'cover: expected a published page; found "a: b"',
    },
    { isError: true, file: 'site.config.ts', text: 'expected a published page; found nothing' },
    expect.objectContaining({ isError: false, line: 4 }),
  ]);
});

it('a finding may quote several lines', () => {
  const problem = {
    file: 'content/articles/dawn.md',
    line: 4,
    expected: 'a class',
    found: '<p\n>',
  };
  expect(findingsOf({ problems: [problem], warnings: [] })).toMatchObject([
    { line: 4, text: 'expected a class; found <p\n>' },
  ]);
});

describe('the findings of invalid settings', () => {
  const file = 'site.config.ts';

  it('are the problems of the error', () => {
    const problem = { file, line: 3, field: 'noun', expected: 'a noun', found: '""' };
    expect(settingsFindings(new ProblemsError([problem]), file)).toEqual([
      { isError: true, file, line: 3, text: 'noun: expected a noun; found ""' },
    ]);
  });

  it('are the message of any other error', () => {
    expect(settingsFindings(new Error('other.ts:3: none'), file)).toEqual([
      { isError: true, file, text: 'other.ts:3: none' },
    ]);
  });
});
