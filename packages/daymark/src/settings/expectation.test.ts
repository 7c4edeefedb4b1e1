import { expect, it } from 'vitest';
import { z } from 'zod';
import { expectation } from './expectation.ts';
import { describeProblems, problemSentence } from './problems.ts';

/** Returns the problems of a value of a schema without messages of its own. */
function problemsOf(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value, { error: expectation });
  return describeProblems(error?.issues ?? [], value).map(problemSentence);
}

it.each<[string, z.ZodType, unknown, string]>([
  ['a text', z.string(), 7, 'a text in quotes; found 7'],
  ['a number', z.number(), '7', 'a number without quotes; found "7"'],
  ['true or false', z.boolean(), 'true', 'true or false, without quotes; found "true"'],
  ['a list', z.array(z.string()), 'a', 'a list in square brackets; found "a"'],
  ['an object', z.object({ zone: z.string() }), 'a', 'an object with the field zone; found "a"'],
  [
    'an object of which all fields are optional',
    z.object({ zone: z.string().optional() }),
    7,
    'an object with fields such as zone; found 7',
  ],
  [
    'one of several values',
    z.enum(['north', 'south']),
    'west',
    'one of "north", "south"; found "west"',
  ],
  ['one value', z.literal(3), 4, '3; found 4'],
  ['a longer text', z.string().min(3), 'ab', 'at least 3 characters; found "ab"'],
  ['a shorter list', z.array(z.number()).max(1), [1, 2], 'at most 1 items; found [1,2]'],
  ['a URL', z.url(), 'a', 'a text of the form "url"; found "a"'],
  ['a pattern', z.string().regex(/^a+$/), 'b', 'a text that matches /^a+$/; found "b"'],
  ['a valid value', z.string().refine(() => false), 'b', 'another value; found "b"'],
])('a schema without a message of its own expects %s', (_, schema, value, sentence) => {
  expect(problemsOf(schema, value)).toEqual([`expected ${sentence}`]);
});

it('an unknown field is reported with a similar name', () => {
  const schema = z.strictObject({ zone: z.string().optional() });
  expect(problemsOf(schema, { zoen: 'a', colour: 'b' })).toEqual([
    'zoen: expected the field (did you mean "zone"?): zone; found "a"',
    'colour: expected the field zone; found "b"',
  ]);
});

it('a misspelt field that is required is one problem', () => {
  const schema = z.strictObject({ zone: z.string() });
  expect(problemsOf(schema, { zoen: 'a' })).toEqual([
    'zoen: expected the field (did you mean "zone"?): zone; found "a"',
  ]);
});
