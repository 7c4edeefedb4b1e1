import { parseSync } from 'vite';
import type { Problem } from './checks/problem.ts';

/** The facts that the checks know of a page that an owner has written in Astro. */
interface AstroPage {
  /** The value of the export `page`, not validated. */
  fields: Readonly<Record<string, unknown>>;
  line: number;
  /** The HTML of the template without styles, scripts and expressions. */
  html: string;
  problem?: Pick<Problem, 'expected' | 'found'>;
}

const FRONT_MATTER = /(?<![\s\S])\s*---\r?\n([\s\S]*?)^---/m;
/**
 * Matches styles, scripts and the innermost expressions of a template. Without its end, a style or script
 * reaches to the end of the page, as in browsers.
 */
const CODE = /<(style|script)\b[\s\S]*?(?:<\/\1>|(?![\s\S]))|\{[^{}]*\}/g;

/** Removes styles, scripts and expressions from a template. */
function withoutCode(template: string): string {
  const shorter = template.replace(CODE, ' ');
  return shorter === template ? template : withoutCode(shorter);
}

/**
 * Reads an Astro page without running it, because lists on other pages need the title. Therefore
 * the export `page` must be an object of plain values.
 */
export function readAstroPage(source: string): AstroPage {
  const [block = '', code = ''] = FRONT_MATTER.exec(source) ?? [];
  const html = withoutCode(source.replace(block, ''));
  const expected = "export const page = { title: '…', summary: '…' } with plain values";
  const wrong = (found: string, line = 1) => ({
    fields: {},
    line,
    html,
    problem: { expected, found },
  });
  const { program, errors } = parseSync('page.ts', code);
  if (errors[0]) return wrong(errors[0].message);
  const declared = program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' &&
    statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations
      : [],
  );
  const page = declared.find(({ id }) => id.type === 'Identifier' && id.name === 'page');
  if (!page?.init) return wrong('no such export');
  const { init } = page;
  const value =
    init.type === 'TSSatisfiesExpression' || init.type === 'TSAsExpression'
      ? init.expression
      : init;
  const line = source.slice(0, source.indexOf(code) + page.start).split('\n').length;
  try {
    const fields = new Function(`return (${code.slice(value.start, value.end)})`)();
    return { fields: Object(fields), line, html };
  } catch (error) {
    return wrong(String(error), line);
  }
}
