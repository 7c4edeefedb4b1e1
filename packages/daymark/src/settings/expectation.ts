import type { z } from 'zod';
import { similarName, suggestion } from './edit-distance.ts';
import { NO_FIELD, readableValue } from './problems.ts';

type RawIssue = z.core.$ZodRawIssue;

/** The words for each type of value, by the type's name in Zod. */
const VALUES: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list in square brackets',
  record: 'an object in braces',
  date: 'a date',
};

const UNITS: Readonly<Record<string, string>> = {
  string: ' characters',
  array: ' items',
  set: ' items',
};

/**
 * Returns the expectation of an issue whose schema sets none, such as the schema of an owner's adapter.
 * Pass it to Zod as the error map of a parse, so that reports contain no sentence of Zod's.
 */
export function expectation(issue: RawIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys': {
      // One line for each unknown field, because `describeProblems` makes a problem of each line.
      const known = namesIn(issue.inst);
      return issue.keys.map((key) => fieldExpected(known, similarName(key, known))).join('\n');
    }
    case 'invalid_type':
      return issue.expected === 'object' ? anObject(issue.inst) : aValue(issue.expected);
    case 'invalid_value':
      return `${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(readableValue).join(', ')}`;
    case 'invalid_format':
      return issue.pattern
        ? `a text that matches ${issue.pattern}`
        : `a text of the form "${issue.format}"`;
    case 'too_small':
      return `at least ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    case 'too_big':
      return `at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    default:
      return 'another value';
  }
}

/**
 * Returns the expectation of an unknown field: the fields that exist, and the field that was meant.
 * @param meant the name of the field that the owner probably meant
 */
export function fieldExpected(known: readonly string[], meant: string | undefined): string {
  if (known.length === 0) return NO_FIELD;
  const fields = known.length === 1 ? 'the field' : 'one of the fields';
  // The hint comes first, because the list may be long.
  const hint = meant === undefined ? '' : `${suggestion(meant)}:`;
  return `${fields}${hint} ${known.join(', ')}`;
}

const aValue = (type: string) => VALUES[type] ?? 'another kind of value';

/** Describes an object by the fields that it must have, or otherwise by the fields that it may have. */
function anObject(schema: unknown): string {
  const all = namesIn(schema);
  const { shape = {} } = definitionOf(schema);
  const needed = all.filter((name) => shape[name]?._zod.optin === undefined);
  if (all.length === 0) return 'an object in braces';
  if (needed.length === 0) return `an object with fields such as ${all.slice(0, 3).join(', ')}`;
  return `an object with the field${needed.length > 1 ? 's' : ''} ${needed.join(', ')}`;
}

/** Returns the names of the fields of an object's schema, or the keys that a record allows. */
function namesIn(schema: unknown): string[] {
  const { shape, keyType } = definitionOf(schema);
  return shape ? Object.keys(shape) : [...(keyType?._zod.values ?? [])].map(String);
}

/** The parts of a Zod schema that contain its fields. */
interface Definition {
  shape?: Readonly<Record<string, z.core.$ZodType>>;
  keyType?: z.core.$ZodType;
}

/** Returns the definition of a schema, which Zod keeps in an internal field. */
const definitionOf = (schema: unknown): Definition => Object(schema)._zod?.def ?? {};
