import { configurationTemplate } from '../configuration-template.ts';

/** The template tag for directives of nginx. */
export const nginx = configurationTemplate('    ');

/**
 * Quotes a text for nginx. A `$` in the text begins a variable of nginx. In quotes, nginx keeps a
 * backslash unless it precedes a quote or another backslash.
 */
export function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
