import { withoutControls } from '../../settings/plain-text.ts';
import { plainText } from '../markdown/plain-text.ts';
import { quoted } from './finder.ts';
import type { Problem } from './problem.ts';
import { fieldProblem, type Text } from './text.ts';

/** Matches the fields that contain sentences. In names and addresses, no sign is markup. */
const SENTENCE = /(?:^|\.)(?:title|subtitle|summary|quote|text|coverAlt|prompts\.\d+)$/;

/**
 * Returns the fields of the front matter as the plain text that pages, feeds and metadata show, and
 * a warning for each text with markup.
 */
export function plainFields(text: Pick<Text, 'file' | 'lineOf' | 'fields'>) {
  const warnings: Problem[] = [];
  const plain = (value: unknown, field: string): unknown => {
    const nameOf = (part: string) => (field === '' ? part : `${field}.${part}`);
    if (Array.isArray(value)) return value.map((item, index) => plain(item, nameOf(`${index}`)));
    if (typeof value === 'string') {
      const written = withoutControls(value);
      const shown = SENTENCE.test(field) ? plainText(written) : written;
      if (shown !== written) {
        const found = `${quoted(written)}, which the site shows as ${quoted(shown)}`;
        const problem = fieldProblem(text, field, 'plain text without markup', found);
        warnings.push({ ...problem, severity: 'warning' });
      }
      return shown;
    }
    // Other values, such as dates, stay as they are.
    if (Object.prototype.toString.call(value) !== '[object Object]') return value;
    return Object.fromEntries(
      Object.entries(Object(value)).map(([name, part]) => [name, plain(part, nameOf(name))]),
    );
  };
  const fields: Text['fields'] = Object(plain(text.fields, ''));
  return { fields, warnings };
}
