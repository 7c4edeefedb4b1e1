/*
 * Decides which branch of a condition visitors saw: `{% if %}`, `{% unless %}` and `{% case %}` of Liquid
 * and Nunjucks. Front matter and settings decide most conditions. Other conditions depend on the
 * templates of the site.
 */
import type { Range } from '../../markdown/draft.ts';
import type { Fact } from './step.ts';

type FactFor = (name: string) => Fact;

/** A branch of a condition, with the range of its content and the expression in its tag. */
export interface Branch extends Range {
  kind: 'if' | 'unless' | 'when' | 'else';
  test: string;
}

/**
 * Returns the branch that visitors saw; `null` if they saw none; undefined if only the templates decide.
 * @param subject the expression of `{% case … %}`
 */
export function shownBranch(
  branches: readonly Branch[],
  subject: string,
  factFor: FactFor,
): Branch | null | undefined {
  for (const branch of branches) {
    const isShown = isBranchShown(branch, subject, factFor);
    if (isShown === undefined) return undefined;
    if (isShown) return branch;
  }
  return null;
}

/** Returns whether a branch is shown; undefined if only the tool would know. */
function isBranchShown({ kind, test }: Branch, subject: string, factFor: FactFor) {
  if (kind === 'else') return true;
  if (kind === 'if') return isTrue(test, factFor);
  if (kind === 'unless') return not(isTrue(test, factFor));
  const values = test
    .split(/,|(?<=\s)or(?=\s)/)
    .map((value) => compared(subject, '==', value, factFor));
  return anyOf(values);
}

type Answer = boolean | undefined;

/** Negates an answer. If the value of a condition is unknown, its negation is unknown too. */
const not = (answer: Answer): Answer => (answer === undefined ? undefined : !answer);
const anyOf = (answers: readonly Answer[]): Answer =>
  answers.includes(true) ? true : answers.includes(undefined) ? undefined : false;

/* Match the words and signs that divide a condition, and quoted text, in which such words and signs do not count. */
const WORD = /"[^"]*"|'[^']*'|(?<=\s)(and|or)(?=\s)|["']/g;
const SIGN = /"[^"]*"|'[^']*'|(===?|!==?|<>|<=|>=|<|>|(?<=\s)contains(?=\s))(?!=)|["'<>=!]/g;

/** Divides an expression at the first word or sign outside quotation marks, if there is one. */
function dividedAt(marks: RegExp, expression: string) {
  for (const { 0: found, 1: mark, index } of expression.matchAll(marks)) {
    if (mark !== undefined)
      return [expression.slice(0, index), mark, expression.slice(index + mark.length)] as const;
    if (found.length === 1) return undefined;
  }
  return undefined;
}

/**
 * Evaluates a condition. Liquid evaluates `and` and `or` from right to left, and neither has
 * precedence.
 */
function isTrue(expression: string, factFor: FactFor): Answer {
  const parts = dividedAt(WORD, expression);
  if (parts) {
    const [left, word, right] = parts;
    const [one, other] = [isTrue(left, factFor), isTrue(right, factFor)];
    if (word === 'or') return anyOf([one, other]);
    return not(anyOf([not(one), not(other)]));
  }
  const inverse = /^(?:not\s|!)(?!=)([\s\S]+)$/.exec(expression.trim());
  if (inverse) return not(isTrue(inverse[1] ?? '', factFor));
  const sides = dividedAt(SIGN, expression);
  if (sides) return compared(...sides, factFor);
  const fact = factOf(expression, factFor);
  return fact && fact.value !== null && fact.value !== undefined && fact.value !== false
    ? true
    : fact && false;
}

/** Returns the value of a literal, or of a variable. */
export function factOf(expression: string, factFor: FactFor): Fact {
  const text = expression.trim();
  const quoted = /^(?:"([^"]*)"|'([^']*)')$/.exec(text);
  if (quoted) return { value: quoted[1] ?? quoted[2] };
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return { value: Number(text) };
  if (text === 'true' || text === 'false') return { value: text === 'true' };
  if (/^(?:nil|null|none)$/.test(text)) return { value: null };
  if (!/^[\p{L}_][\p{L}\p{N}_.-]*(?:\[["'][^"'\]]+["']\][\w.]*)*$/u.test(text)) return undefined;
  const name = text.replace(/\[["']([^"'\]]+)["']\]/g, '.$1');
  const [, list, part] = /^(.+)\.(size|first|last)$/.exec(name) ?? [];
  const fact = factFor(name);
  if (!list || (fact && fact.value !== null)) return fact;
  const whole = factFor(list)?.value;
  if (typeof whole !== 'string' && !Array.isArray(whole)) return fact;
  return { value: part === 'size' ? whole.length : whole.at(part === 'first' ? 0 : -1) };
}

/** Compares two values; undefined if a value is unknown. */
function compared(one: string, sign: string, other: string, factFor: FactFor): Answer {
  const isEmpty = /^(?:empty|blank)$/.test(other.trim());
  const [left, right] = [factOf(one, factFor), isEmpty ? { value: '' } : factOf(other, factFor)];
  if (!left || !right) return undefined;
  const [a, b] = [left.value ?? null, right.value ?? null];
  // The order of two days depends on the format in which the site writes them, so it is unknown.
  if (a instanceof Date || b instanceof Date) return undefined;
  if (isEmpty) {
    const isBlank = a === '' || (Array.isArray(a) && a.length === 0);
    const isNothing = /^blank$/.test(other.trim()) && (a === null || a === false);
    return sign.startsWith('!') || sign === '<>' ? !(isBlank || isNothing) : isBlank || isNothing;
  }
  if (sign === 'contains') {
    if (Array.isArray(a)) return a.some((item) => item === b || String(item) === String(b));
    return typeof a === 'string' && a.includes(String(b));
  }
  if (/^={2,3}$/.test(sign)) return a === b;
  if (sign.startsWith('!') || sign === '<>') return a !== b;
  if (typeof a !== 'number' || typeof b !== 'number')
    return a === null || b === null ? false : undefined;
  if (sign === '<') return a < b;
  if (sign === '>') return a > b;
  return sign === '<=' ? a <= b : a >= b;
}
