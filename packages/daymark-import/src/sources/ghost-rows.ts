import { createDecoder } from '../export/decode.ts';
import { type Fields, LONGEST_TEXT } from '../export/export.ts';
import { type ExportFiles, fault } from '../export/export-files.ts';

/*
 * Reads the JSON that Ghost exports row by row, because the file may be larger than the memory.
 */

/** The largest length of a row, and of all text outside of rows, in characters. */
const LARGEST = 20_000_000;

/** A row of a table, with its place in the file. */
interface Row {
  table: string;
  /** The number of the row in its table, from 1. */
  number: number;
  line: number;
  /** The JSON of the row; undefined if the caller did not ask for the table. */
  json: string | undefined;
  /** Whether the rest of a text that is too large was left out. */
  isCut: boolean;
}

type Fail = (line: number, expected: string, found: string) => never;

/** Divides JSON into the rows of tables, and the skeleton around them, in which 0 stands for each row. */
class RowScanner {
  readonly #wanted: ReadonlySet<string>;
  readonly #fail: Fail;
  readonly #counts = new Map<string, number>();
  /** The objects and lists around the position, with the names of their fields. */
  readonly #open: { isList: boolean; name: string }[] = [];
  #line = 1;
  #isInString = false;
  #isEscaped = false;
  /** The characters of the string, and the characters since its last escape. */
  #length = 0;
  #sinceEscape = 0;
  /** Whether the rest of a string that is too large is left out. */
  #isLeftOut = false;
  /** The last string outside of rows, which may be the name of a field. */
  #string = '';
  #row: (Row & { depth: number; parts: string[]; length: number }) | undefined;
  skeleton = '';

  constructor(wanted: readonly string[], fail: Fail) {
    this.#wanted = new Set(wanted);
    this.#fail = fail;
  }

  /** Reads a piece of the file, and returns the rows that end in it. */
  read(piece: string): Row[] {
    const rows: Row[] = [];
    let from = 0;
    // The numbers are codes of characters: 10 is a line feed, 34 is ", 92 is \, 91 and 93 are
    // brackets, 123 and 125 are braces.
    for (let at = 0; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      if (code === 10) this.#line += 1;
      if (this.#isInString) {
        this.#length += 1;
        this.#sinceEscape = code === 92 ? 0 : this.#sinceEscape + 1;
      }
      // An escape has at most six characters, which must stay together.
      if (this.#row && this.#length > LONGEST_TEXT && this.#sinceEscape > 6 && !this.#isLeftOut) {
        this.#keep(piece.slice(from, at));
        this.#isLeftOut = true;
        this.#row.isCut = true;
      }
      if (this.#isEscaped) this.#isEscaped = false;
      else if (this.#isInString) {
        if (code === 92) this.#isEscaped = true;
        else if (code === 34) {
          this.#isInString = false;
          this.#length = 0;
          if (this.#isLeftOut) from = at;
          this.#isLeftOut = false;
        } else if (!this.#row && this.#string.length < 100) this.#string += piece[at];
      } else if (code === 34) {
        this.#isInString = true;
        if (!this.#row) this.#string = '';
      } else if (code === 123 || code === 91) {
        const table = code === 123 ? this.#tableHere() : undefined;
        if (this.#row) this.#row.depth += 1;
        else if (table === undefined) {
          const isInList = this.#open.at(-1)?.isList ?? true;
          this.#open.push({ isList: code === 91, name: isInList ? '' : this.#string });
        } else {
          this.#keep(piece.slice(from, at));
          from = at;
          const number = (this.#counts.get(table) ?? 0) + 1;
          this.#counts.set(table, number);
          const place = { table, number, line: this.#line, json: undefined, isCut: false };
          this.#row = { ...place, depth: 1, parts: [], length: 0 };
        }
      } else if (code === 125 || code === 93) {
        if (!this.#row) this.#open.pop();
        else {
          this.#row.depth -= 1;
          if (this.#row.depth > 0) continue;
          this.#keep(piece.slice(from, at + 1));
          from = at + 1;
          const { table, number, line, parts, isCut } = this.#row;
          const json = this.#wanted.has(table) ? parts.join('') : undefined;
          rows.push({ table, number, line, json, isCut });
          this.#row = undefined;
          // The skeleton has the same lines as the file.
          this.#keep(`0${'\n'.repeat(this.#line - line)}`);
        }
      }
    }
    if (!this.#isLeftOut) this.#keep(piece.slice(from));
    return rows;
  }

  /** Returns the table whose list of rows is around the position. */
  #tableHere(): string | undefined {
    if (this.#row) return undefined;
    const [data, list] = this.#open.slice(-2);
    return list?.isList && data?.name === 'data' && !data.isList ? list.name : undefined;
  }

  #keep(text: string): void {
    if (!this.#row) this.skeleton += text;
    else if (this.#wanted.has(this.#row.table)) {
      this.#row.length += text.length;
      if (text !== '') this.#row.parts.push(text);
    }
    if ((this.#row?.length ?? this.skeleton.length) > LARGEST)
      this.#fail(
        this.#row?.line ?? this.#line,
        `entries of at most ${LARGEST / 1_000_000} million characters`,
        this.#row ? `one with more in “${this.#row.table}”` : 'more outside of the tables',
      );
  }

  /** Checks at the end of the file that it is complete JSON. */
  end(): void {
    if (this.#row || this.#isInString || this.#open.length > 0)
      this.#fail(
        this.#line,
        'a whole file',
        `its end ${this.#row ? `in entry ${this.#row.number} of “${this.#row.table}”` : 'before the last bracket'}`,
      );
  }
}

/** Returns the message of the parser for damaged JSON, and the line of the damage. */
function damageOf(error: unknown, json: string): { line: number; says: string } {
  const says = error instanceof Error ? error.message : String(error);
  const [, at] = /at position (\d+)/.exec(says) ?? [];
  const before = at === undefined ? '' : json.slice(0, Number(at));
  const [reason = ''] = says.split(/ in JSON at |, "|, \.\.\./);
  return {
    line: before.split('\n').length - 1,
    says: reason.charAt(0).toLowerCase() + reason.slice(1),
  };
}

/** Reads the rows of tables. @throws Error with file and line if the export is damaged */
export async function* rowsOf(
  { pieces }: ExportFiles,
  name: string,
  source: string,
  wanted: readonly string[],
  onEnd: (skeleton: unknown) => void = () => undefined,
): AsyncGenerator<{ table: string; fields: Fields; isCut: boolean }> {
  const scanner = new RowScanner(wanted, (line, expected, found) => {
    throw fault(source, line, expected, found);
  });
  const decoder = createDecoder();
  const parsed = function* (rows: readonly Row[]) {
    for (const { table, number, line, json, isCut } of rows) {
      if (json === undefined) continue;
      try {
        yield { table, fields: JSON.parse(json) as Fields, isCut };
      } catch (error) {
        const { line: below, says } = damageOf(error, json);
        throw fault(
          source,
          line + below,
          'JSON',
          `a fault in entry ${number} of “${table}”: ${says}`,
        );
      }
    }
  };
  for await (const piece of pieces(name)) yield* parsed(scanner.read(decoder.decode(piece)));
  yield* parsed(scanner.read(decoder.decode()));
  scanner.end();
  const { skeleton } = scanner;
  let read: unknown;
  try {
    read = JSON.parse(skeleton);
  } catch (error) {
    const { line, says } = damageOf(error, skeleton);
    throw fault(source, line + 1, 'JSON', `a fault between the tables: ${says}`);
  }
  onEnd(read);
}
