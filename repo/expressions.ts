import { globSync } from 'node:fs';
import { analyse } from 'scslre';
import ts from 'typescript';
import { parse } from './imports.ts';

/*
 * Finds regular expressions of the packages that take super-linear time on a run of one character,
 * such as /a+b/ on thousands of "a". repo/expressions.test.ts tries longer pieces as well. A comment
 * "backtracks: …" above an expression gives the reason why its texts are short.
 */

interface Expression {
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
  /** Why the expression may take super-linear time; undefined if it may not. */
  readonly reason: string | undefined;
}

/** The letter in place of a part of an expression that only the running code knows. */
const UNKNOWN = 'a';

/** Returns the text of an expression of TypeScript, as far as the file shows it. */
function textOf(node: ts.Expression | undefined, constants: Constants): string {
  if (node === undefined) return UNKNOWN;
  const all = (nodes: readonly ts.Expression[]) => nodes.map((one) => textOf(one, constants));
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression, constants);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isRegularExpressionLiteral(node)) return sourceOf(node.text);
  if (ts.isTemplateExpression(node))
    return (
      node.head.text +
      node.templateSpans
        .map(({ expression, literal }) => textOf(expression, constants) + literal.text)
        .join('')
    );
  if (ts.isTaggedTemplateExpression(node)) {
    const { template } = node;
    if (ts.isNoSubstitutionTemplateLiteral(template)) return template.rawText ?? template.text;
    const rest = template.templateSpans.map(
      ({ expression, literal }) => textOf(expression, constants) + (literal.rawText ?? ''),
    );
    return (template.head.rawText ?? '') + rest.join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return all([node.left, node.right]).join('');
  if (ts.isIdentifier(node) && constants.has(node.text)) {
    // Without the constant itself, whose value may contain its name.
    const others = new Map([...constants].filter(([name]) => name !== node.text));
    return textOf(constants.get(node.text), others);
  }
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source')
    return textOf(node.expression, constants);
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'join' &&
    ts.isArrayLiteralExpression(node.expression.expression)
  )
    return all(node.expression.expression.elements).join(textOf(node.arguments[0], constants));
  return UNKNOWN;
}

type Constants = ReadonlyMap<string, ts.Expression>;

/** Returns the pattern of a literal such as `/a+/g`. */
const sourceOf = (literal: string) => literal.slice(1, literal.lastIndexOf('/'));

/** Matches a line of a comment. */
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** Returns whether a pattern is valid, which one with unknown parts may not be. */
function isValid({ source, flags }: Pick<Expression, 'source' | 'flags'>): boolean {
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}

/** Returns the regular expressions of a file, also those that `RegExp` makes of texts in the file. */
export function expressionsIn(file: string, code = parse(file)): Expression[] {
  const constants = new Map<string, ts.Expression>();
  const found: Expression[] = [];
  const lines = code.text.split('\n');
  const add = (node: ts.Node, source: string, flags: string) => {
    const start = node.getStart(code);
    const line = code.getLineAndCharacterOfPosition(start).line + 1;
    let above = line - 1;
    while (COMMENT.test(lines[above - 1] ?? '')) above -= 1;
    const reason = /\bbacktracks: (.*)/.exec(lines.slice(above, line - 1).join('\n'))?.[1];
    found.push({ file, line, source, flags, reason });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    if (ts.isRegularExpressionLiteral(node))
      add(node, sourceOf(node.text), node.text.slice(node.text.lastIndexOf('/') + 1));
    else if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText(code) === 'RegExp'
    ) {
      const [source, flags] = node.arguments ?? [];
      add(node, textOf(source, constants), flags ? textOf(flags, constants) : '');
    }
    ts.forEachChild(node, visit);
  };
  visit(code);
  return found.filter(isValid);
}

/** Returns the regular expressions of the packages, except those of tests. */
export const allExpressions = (): Expression[] =>
  globSync('packages/*/{src,words,bin}/**/*.{ts,tsx,mjs,astro}', {
    exclude: ['**/*.test.*', '**/testing/**', '**/testing.ts'],
  }).flatMap((file) => expressionsIn(file));

/** Describes why an expression takes super-linear time, without a reason; undefined otherwise. */
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
