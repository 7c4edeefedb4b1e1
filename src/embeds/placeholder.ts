import { escapeHtml } from '../markdown/escape-html.ts';
import { type Embed, embedSchema } from './embed.ts';

/*
 * Between Markdown and the page, sound or film is a paragraph with a link, which
 * is right for whoever reads the HTML alone; a page puts a player in its place.
 */

const PLACEHOLDER = /<p data-embed="([^"]*)">.*?<\/p>/;

export function embedPlaceholder(embed: Embed): string {
  const address = embed.kind === 'player' ? embed.page : embed.src;
  const data = encodeURIComponent(JSON.stringify(embed));
  return `<p data-embed="${data}"><a href="${escapeHtml(address)}">${escapeHtml(embed.title)}</a></p>`;
}

/** Divides the HTML of a text into runs of text and what is embedded between them. */
export function divideAtEmbeds(html: string): (string | Embed)[] {
  return html
    .split(PLACEHOLDER)
    .map((part, index) =>
      index % 2 ? embedSchema.parse(JSON.parse(decodeURIComponent(part))) : part,
    )
    .filter((part) => typeof part !== 'string' || part.trim() !== '');
}
