import { readFileSync } from 'node:fs';
import { type ESTree, type ParseResult, parseSync } from 'vite';
import { decodeText, type TextFault } from './plain-text.ts';
import { lineAt } from './problems.ts';

/** A field that an object of the settings contains more than once. */
interface Repetition {
  field: string;
  lines: number[];
}

/** The places of the fields in the text of a settings file. */
export interface Source {
  /**
   * Returns the line number of a field such as "slots.home", or of the nearest field around it that
   * is in the file, or of the default export; undefined for a file without one.
   */
  lineOf(field: string): number | undefined;
  repetitions: readonly Repetition[];
  fault?: TextFault | undefined;
}

/** A settings file, and the lines of its fields. */
export interface SettingsSource extends Pick<Source, 'lineOf'> {
  /** The path relative to the site's folder. */
  file: string;
}

/**
 * Returns the first syntax error of a file in TypeScript; undefined if there is none.
 * @param name the name of the file, which may end with .ts or .tsx
 */
export const syntaxFault = (name: string, text: string): TextFault | undefined =>
  faultOf(parseSync(name, text), text);

/**
 * Returns the first syntax error of a settings file, in words for owners who have never seen code.
 */
function faultOf({ errors: [error] }: Pick<ParseResult, 'errors'>, text: string) {
  if (!error) return undefined;
  return {
    line: lineAt(text, error.labels[0]?.start ?? 0),
    expected:
      'valid TypeScript (look at the commas, quotation marks and brackets of this line and the line before)',
    found: `a syntax error: ${error.message}`,
  };
}

/** Reads the places of the fields in the text of a module whose default export is an object. */
export function readSource(text: string): Source {
  const parsed = parseSync('site.config.ts', text);
  const { lines, repetitions } = new Fields(parsed.program, (offset) => lineAt(text, offset));
  return {
    lineOf: (field) => nearestLine(lines, field),
    repetitions,
    fault: faultOf(parsed, text),
  };
}

/** Reads a settings file. A file that cannot be read has no places. */
export function readSourceFile(path: string): Source {
  const nowhere: Source = { lineOf: () => undefined, repetitions: [] };
  try {
    const { text, fault } = decodeText(readFileSync(path));
    return fault ? { ...nowhere, fault } : readSource(text);
  } catch {
    return nowhere;
  }
}

/** Returns the line of a field, or of the nearest field around it. */
function nearestLine(lines: ReadonlyMap<string, number>, field: string): number | undefined {
  const line = lines.get(field);
  if (line !== undefined || field === '') return line;
  return nearestLine(lines, field.slice(0, Math.max(0, field.lastIndexOf('.'))));
}

/** Walks the object literal that a settings file exports, and the constants that it names. */
class Fields {
  readonly lines = new Map<string, number>();
  readonly repetitions: Repetition[] = [];
  readonly #constants = new Map<string, ESTree.Expression>();
  readonly #lineAt: (offset: number) => number;

  constructor({ body }: ESTree.Program, lineAt: (offset: number) => number) {
    this.#lineAt = lineAt;
    for (const statement of body) {
      const declared =
        statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declared?.type !== 'VariableDeclaration') continue;
      for (const { id, init } of declared.declarations)
        if (id.type === 'Identifier' && init) this.#constants.set(id.name, init);
    }
    for (const statement of body) {
      if (statement.type !== 'ExportDefaultDeclaration') continue;
      this.lines.set('', lineAt(statement.start));
      this.#walk(statement.declaration, '', []);
    }
  }

  /**
   * Records the lines of the fields in a value.
   * @param inside the constants that are being walked, because a constant may name itself
   */
  #walk(node: ESTree.Node, prefix: string, inside: readonly string[]): void {
    switch (node.type) {
      case 'ObjectExpression':
        this.#walkObject(node, prefix, inside);
        break;
      case 'ArrayExpression':
        for (const [index, item] of node.elements.entries()) {
          // After a spread, the position of an item is unknown.
          if (item?.type === 'SpreadElement') break;
          if (item) this.#add(`${prefix}${index}`, item, item, inside);
        }
        break;
      case 'Identifier': {
        const value = this.#constants.get(node.name);
        if (value && !inside.includes(node.name)) this.#walk(value, prefix, [...inside, node.name]);
        break;
      }
      case 'CallExpression': {
        const [argument] = node.arguments;
        if (argument) this.#walk(argument, prefix, inside);
        break;
      }
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'SpreadElement':
        this.#walk('argument' in node ? node.argument : node.expression, prefix, inside);
    }
  }

  #walkObject({ properties }: ESTree.ObjectExpression, prefix: string, inside: readonly string[]) {
    const own = new Map<string, number[]>();
    for (const property of properties) {
      if (property.type === 'SpreadElement') this.#walk(property, prefix, inside);
      else if (!property.computed) {
        const name = nameOf(property.key);
        own.set(name, [...(own.get(name) ?? []), this.#lineAt(property.start)]);
        this.#add(prefix + name, property, property.value, inside);
      }
    }
    for (const [name, lines] of own)
      if (lines.length > 1) this.repetitions.push({ field: prefix + name, lines });
  }

  #add(field: string, { start }: ESTree.Span, value: ESTree.Node, inside: readonly string[]): void {
    this.lines.set(field, this.#lineAt(start));
    this.#walk(value, `${field}.`, inside);
  }
}

/** Returns the name of a field, which is a word or a text in quotes. */
const nameOf = (key: ESTree.PropertyKey): string =>
  String('value' in key ? key.value : 'name' in key ? key.name : '');
