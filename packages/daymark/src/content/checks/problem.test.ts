import { describe, expect, it } from 'vitest';
import { formatProblem, problemsError } from './problem.ts';

const report = (...lists: Parameters<typeof problemsError>) => problemsError(...lists).message;

const problem = { file: 'content/b.md', expected: 'a day', found: '"soon"' };

describe('a problem', () => {
  it('is formatted with its position, the expected value and the found value', () => {
    expect(formatProblem({ ...problem, line: 3, field: 'date' })).toBe(
      'content/b.md:3: date: expected a day; found "soon"',
    );
    expect(formatProblem(problem)).toBe('content/b.md: expected a day; found "soon"');
  });

  it('is listed by file and line in a report with the total number', () => {
    const problems = [
      { ...problem, line: 10 },
      { ...problem, line: 9 },
      { ...problem, file: 'content/a.md', line: 12 },
    ];
    expect(report(problems)).toBe(`3 problems in the content or the settings:
  content/a.md:12: expected a day; found "soon"
  content/b.md:9: expected a day; found "soon"
  content/b.md:10: expected a day; found "soon"`);
    expect(report([problem])).toContain('1 problem in the content or the settings:');
  });

  it('of a field is followed by the name of the document about the field', () => {
    const setting = { ...problem, file: 'site.config.ts', field: 'noun' };
    const field = { ...problem, field: 'date' };
    const lastLine = (...problems: Parameters<typeof problemsError>[0]) =>
      report(problems).split('\n').at(-1);
    expect(lastLine(setting)).toBe('All fields are explained in docs/settings.md of Daymark.');
    expect(lastLine(problem, field)).toBe(
      'All fields are explained in docs/front-matter.md of Daymark.',
    );
    expect(lastLine({ ...problem, expected: 'front matter between two lines ---' })).toContain(
      'docs/front-matter.md',
    );
    expect(lastLine(field, setting)).toContain('docs/settings.md and docs/front-matter.md');
    expect(lastLine(problem)).toBe('  content/b.md: expected a day; found "soon"');
  });

  it('is listed above the warnings', () => {
    const warning = { ...problem, file: 'content/a.md', severity: 'warning' as const };
    expect(report([problem], [warning])).toBe(`1 problem in the content or the settings:
  content/b.md: expected a day; found "soon"
1 warning in the content or the settings:
  content/a.md: expected a day; found "soon"`);
  });
});
