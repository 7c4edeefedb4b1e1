import type { z } from 'zod';
import { beginning } from '../basics/language.ts';

/** An invalid field of the settings. */
export interface Problem {
  /** The path of the field: "slots.home.after-hero.bannerId". */
  field: string;
  expected: string;
  found: string;
}

/** The field of a problem of the whole file. */
const WHOLE = '(the whole file)';
/** The value of a missing field. */
const NOTHING = 'nothing';
/** The expectation in the report of an unknown field of an object without any known field. */
export const NO_FIELD = 'no field with this name';
/** The words of a report that replace a field or a value. Visitors read them in their language. */
const OWNERS_WORDS = {
  whole: WHOLE,
  nothing: NOTHING,
  unknown: NO_FIELD,
};
type ProblemWords = typeof OWNERS_WORDS;

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/**
 * Describes each issue of a failed parse: its path, the expectation and the value in `input`. A
 * misspelt field is one problem, although the field that was meant is missing.
 */
export const describeProblems = (issues: readonly Issue[], input: unknown): Problem[] =>
  problemsInWords(issues, input, OWNERS_WORDS);

/** Describes each issue as `describeProblems` does, in the words of a language. */
export function problemsInWords(
  issues: readonly Issue[],
  input: unknown,
  words: ProblemWords,
): Problem[] {
  const problems = problemsOf(issues, input, words);
  const meant = new Set(problems.map(fieldMeant));
  return problems.filter(({ field, found }) => found !== words.nothing || !meant.has(field));
}

/** Returns the field that an owner probably meant with a misspelt field. */
function fieldMeant({ field, expected }: Problem): string | undefined {
  const [, name] = KNOWN_FIELDS.test(expected) ? (/"([^"]+)"\?\): /.exec(expected) ?? []) : [];
  return name && field.replace(/(?<![^.])[^.]*$/, name);
}

/**
 * Makes problems of Zod's issues: one for each unknown field, and for a union the problems of the
 * member that the owner probably meant.
 */
function problemsOf(issues: readonly Issue[], input: unknown, words: ProblemWords): Problem[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const expected = issue.message.split('\n');
      return issue.keys.map((key, index) =>
        problemAt([...issue.path, key], unknownField(expected[index], words), input, words),
      );
    }
    const inside = issue.code === 'invalid_union' ? issuesInside(issue) : [];
    if (inside.length > 0) return problemsOf(inside, input, words);
    return [problemAt(issue.path, issue.message, input, words)];
  });
}

/** Matches the beginning of expectations of unknown fields that name the fields that exist. */
const KNOWN_FIELDS = /^(?:one of the fields|the field) /;

/** Returns the expectation of an unknown field, which `expectation` has made. */
const unknownField = (message = '', { unknown }: ProblemWords) =>
  KNOWN_FIELDS.test(message) ? message : unknown;

/**
 * Returns the issues of the union member that the owner probably meant, such as the object in
 * "false or an object": the first with an issue in a field of the value. May return no issues.
 */
function issuesInside({ errors, path }: z.core.$ZodIssueInvalidUnion): Issue[] {
  const meant = errors.find((issues) =>
    issues.some((issue) => issue.path.length > 0 || issue.code === 'unrecognized_keys'),
  );
  return (meant ?? []).map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
}

/** Returns every text inside a value, with the path of its field. */
export function textsIn(value: unknown, path: Path = []): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field: readablePath(path, WHOLE), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
}

/** Formats an invalid field as one sentence. */
export const problemSentence = ({
  field = WHOLE,
  expected,
  found,
}: Omit<Problem, 'field'> & { field?: string | undefined }) =>
  `${field === WHOLE ? '' : `${field}: `}expected ${expected}; found ${found}`;

/** Returns the problem of a field, with the value in the input. */
function problemAt(path: Path, expected: string, input: unknown, words: ProblemWords): Problem {
  const value = path.reduce<unknown>((part, key) => Object(part)[key], input);
  const found = value === undefined ? words.nothing : readableValue(value);
  return { field: readablePath(path, words.whole), expected, found };
}

const readablePath = (path: Path, whole: string): string => path.map(String).join('.') || whole;

/** Formats a value for an owner, as JSON if possible, and in at most 80 characters. */
export function readableValue(value: unknown): string {
  if (value === undefined) return NOTHING;
  if (typeof value === 'function') return 'a function';
  if (value instanceof Promise) return 'a promise';
  // A day, as an owner writes it.
  if (value instanceof Date) return String(jsonOf(value)).replace(/^"|(?:T00:00:00\.000Z)?"$/g, '');
  const json = jsonOf(value) ?? String(value);
  return shortened(json);
}

/** Cuts a text to 80 characters. */
export const shortened = (text: string) =>
  beginning(text, 80) === text ? text : `${beginning(text, 77)}...`;

/**
 * Returns a value as JSON, or in words if it has no JSON; undefined for a value such as a function.
 */
function jsonOf(value: unknown): string | undefined {
  // JSON.stringify would return "null" for NaN and Infinity.
  if (typeof value === 'number') return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    // The value is a bigint, or an object that contains itself.
    return typeof value === 'object' ? 'an object' : undefined;
  }
}

/** Returns the number of the line that contains an offset of a text, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** Formats a position in a file: "content/articles/first-light.md:12". */
export const positionOf = ({ file, line }: { file: string; line?: number | undefined }): string =>
  line === undefined ? file : `${file}:${line}`;
