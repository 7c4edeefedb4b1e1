import { describe, expect, it } from 'vitest';
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
  const textsOf = (message: string) =>
    settingsFindings(new Error(message), 'site.config.ts').map(({ line, text }) => [line, text]);

  it('are the lines of the message that name a position', () => {
    const message = '2 problems:\n  site.config.ts:3: noun: empty\n  site.config.ts:9: ads: none';
    expect(textsOf(message)).toEqual([
      [3, 'noun: empty'],
      [9, 'ads: none'],
    ]);
  });

  it('are the whole message if it names no position', () => {
    expect(textsOf('Unterminated string')).toEqual([[undefined, 'Unterminated string']]);
  });
});
