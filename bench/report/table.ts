import type { Row } from '../results.ts';

/** Returns a Markdown table. Columns of numbers are aligned on the right. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const isNumber = (index: number) => rows.every((cells) => /^[\d–]/.test(cells[index] ?? ''));
  const alignment = headings.map((_, index) => (isNumber(index) ? '---:' : '---'));
  return [headings, alignment, ...rows].map(line).join('\n');
}

/** Returns a table with a column for each field of the rows. */
export function rowsTable(rows: readonly Row[]): string {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (value: string | number | undefined) =>
    typeof value === 'number' ? rounded(value) : (value ?? '');
  return table(
    fields.map((field) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)),
    rows.map((row) => fields.map((field) => cell(row[field]))),
  );
}

/** Formats a number with about three digits, as in 12,300, 123, 12.3 and 0.12. */
export function rounded(value: number): string {
  const digits = value === 0 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  const most = Math.min(digits, 2);
  return value.toLocaleString('en', { maximumFractionDigits: value < 1000 ? most : 0 });
}
