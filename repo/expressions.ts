import { globSync } from 'node:fs';
import { analyse } from 'scslre';
import { type ESTree, Visitor } from 'vite';
import { type Code, parse } from './imports.ts';

/*
 * Finds regular expressions of the packages that take super-linear time on a run of one character,
 * such as /a+b/ on thousands of "a". repo/expressions.test.ts tries longer pieces as well. A
 * comment "backtracks: …" above an expression permits it, and says why the texts that it reads are
 * short.
 */

interface Expression {
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
  /** The reason in the comment "backtracks: …"; undefined without such a comment. */
  readonly reason: string | undefined;
}

/** The letter that stands for a part of an expression that is known only at run time. */
const UNKNOWN = 'a';

type Constants = ReadonlyMap<string, ESTree.Expression>;

/**
 * Returns the string that a TypeScript expression evaluates to, with `UNKNOWN` for what the file
 * does not show.
 */
function textOf(node: ESTree.Node | null | undefined, constants: Constants): string {
  const inside = (part: ESTree.Node | null | undefined) => textOf(part, constants);
  switch (node?.type) {
    case 'ParenthesizedExpression':
      return inside(node.expression);
    case 'Literal':
      if ('regex' in node) return node.regex.pattern;
      return typeof node.value === 'string' ? node.value : UNKNOWN;
    case 'TemplateLiteral':
      return joined(node, ({ cooked, raw }) => cooked ?? raw, inside);
    case 'TaggedTemplateExpression':
      return joined(node.quasi, ({ raw }) => raw, inside);
    case 'BinaryExpression':
      return node.operator === '+' ? inside(node.left) + inside(node.right) : UNKNOWN;
    case 'Identifier': {
      // Removes the constant first, because its value may contain its own name.
      const others = new Map([...constants].filter(([name]) => name !== node.name));
      return textOf(constants.get(node.name), others);
    }
    case 'MemberExpression':
      return nameOf(node.property) === 'source' ? inside(node.object) : UNKNOWN;
    case 'CallExpression': {
      const { callee } = node;
      const isJoin = callee.type === 'MemberExpression' && nameOf(callee.property) === 'join';
      return isJoin && callee.object.type === 'ArrayExpression'
        ? callee.object.elements.map(inside).join(inside(node.arguments[0]))
        : UNKNOWN;
    }
    default:
      return UNKNOWN;
  }
}

/** Joins the texts of a template with the strings of the expressions between them. */
const joined = (
  { quasis, expressions }: ESTree.TemplateLiteral,
  text: (value: ESTree.TemplateElement['value']) => string,
  inside: (expression: ESTree.Expression) => string,
) =>
  quasis
    .map(
      ({ value }, index) =>
        text(value) +
        expressions
          .slice(index, index + 1)
          .map(inside)
          .join(''),
    )
    .join('');

const nameOf = (node: ESTree.Node) => (node.type === 'Identifier' ? node.name : undefined);

/** Matches a line of a comment. */
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/**
 * Returns whether a pattern is a valid regular expression. A pattern with unknown parts may be
 * invalid.
 */
function isValid({ source, flags }: Pick<Expression, 'source' | 'flags'>): boolean {
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}

/** A call such as `RegExp('a+')`, with or without `new`. */
type Made = Pick<ESTree.NewExpression, 'callee' | 'arguments' | 'start'>;

/**
 * Returns the regular expressions of a file: literals, and those that `RegExp` makes of strings in
 * the file.
 */
export function expressionsIn(file: string, { text, program }: Code = parse(file)): Expression[] {
  const constants = new Map<string, ESTree.Expression>();
  const found: Expression[] = [];
  const lines = text.split('\n');
  const add = (start: number, source: string, flags: string) => {
    const line = text.slice(0, start).split('\n').length;
    let above = line - 1;
    while (COMMENT.test(lines[above - 1] ?? '')) above -= 1;
    const reason = /\bbacktracks: (.*)/.exec(lines.slice(above, line - 1).join('\n'))?.[1];
    found.push({ file, line, source, flags, reason });
  };
  const addMade = ({ callee, arguments: [source, flags], start }: Made) => {
    if (nameOf(callee) === 'RegExp')
      add(start, textOf(source, constants), flags ? textOf(flags, constants) : '');
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    },
    Literal(node) {
      if ('regex' in node) add(node.start, node.regex.pattern, node.regex.flags);
    },
    NewExpression: addMade,
    CallExpression: addMade,
  }).visit(program);
  return found.filter(isValid);
}

/** Returns the regular expressions of the packages, except those of tests. */
export const allExpressions = (): Expression[] =>
  globSync('packages/*/{src,words,bin}/**/*.{ts,tsx,mjs,astro}', {
    exclude: ['**/*.test.*', '**/testing/**', '**/testing.ts'],
  }).flatMap((file) => expressionsIn(file));

/**
 * Describes the fault of an expression that takes super-linear time and has no comment with a
 * reason; undefined for any other.
 */
export function faultOf({ file, line, source, flags, reason }: Expression): string | undefined {
  if (reason) return undefined;
  const [report] = analyse({ source, flags }).reports;
  if (!report) return undefined;
  const time = report.exponential ? 'exponential' : 'quadratic';
  const run = JSON.stringify(report.character.pick);
  return `${file}:${line}: expected an expression that takes linear time, or a comment "backtracks: …" above it with the reason why its texts are short; found /${source}/${flags}, which takes ${time} time on a run of ${run}`;
}

if (import.meta.main) {
  const faults = allExpressions().flatMap((expression) => faultOf(expression) ?? []);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
