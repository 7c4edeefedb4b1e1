import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../packages/daymark/src/content/checks/problem.ts';
import { contentMistakes } from './content.ts';
import { checkMistake } from './small-site.ts';

describe('a mistake in a content file gets exactly its messages', () => {
  it.each(contentMistakes)('$name', async (mistake) => {
    const { problems, warnings } = await checkMistake(mistake);
    const expected = { error: problems, warning: warnings }[mistake.severity];
    const other = { error: warnings, warning: problems }[mistake.severity];
    expect(expected.map(formatProblem)).toEqual(mistake.messages);
    expect(other.map(formatProblem)).toEqual([]);
  });
});

it('the small site without mistakes gets no message', async () => {
  expect(await checkMistake({ change: {} })).toMatchObject({
    problems: [],
    warnings: [],
    unproven: [],
  });
});
