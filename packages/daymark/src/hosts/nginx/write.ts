import { configurationTemplate } from '../configuration-template.ts';

/** Writes directives of nginx. */
export const nginx = configurationTemplate('    ');

/** Returns a text as nginx reads it back. A `$` in it begins a variable of nginx. */
export function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
