import { configurationTemplate } from '../configuration-template.ts';

/** The template tag for directives of Caddy. */
export const caddy = configurationTemplate('\t');

/**
 * Writes a constant text, which may contain placeholders. The text is not checked: use `quote` for
 * everything that comes from a site.
 */
export const verbatim = (text: string) => `\`${text}\``;

/**
 * Writes a text without placeholders.
 * @throws when Caddy would read a character of the text as its end, or as part of a placeholder
 */
export function quote(text: string): string {
  if (/[`{}]/.test(text))
    throw new Error(`Caddy: expected a text without backticks and braces; found ${text}.`);
  return verbatim(text);
}
