import { escapeHtml } from '../markdown/escape-html.ts';
import { type Embed, embedSchema } from './embed.ts';

/*
 * The HTML from Markdown contains audio and video as a paragraph with a link, which also works
 * without the page, as in a feed. The page replaces the paragraph with a player.
 */

const PLACEHOLDER = /<p data-embed="([^"]*)">.*?<\/p>/;

export function embedPlaceholder(embed: Embed): string {
  const address = embed.kind === 'player' ? embed.page : embed.src;
  const data = encodeURIComponent(JSON.stringify(embed));
  return `<p data-embed="${data}"><a href="${escapeHtml(address)}">${escapeHtml(embed.title)}</a></p>`;
}

/** Divides HTML into pieces of HTML and the embeds between them. */
export function divideAtEmbeds(html: string): (string | Embed)[] {
  return html
    .split(PLACEHOLDER)
    .map((part, index) =>
      index % 2 ? embedSchema.parse(JSON.parse(decodeURIComponent(part))) : part,
    )
    .filter((part) => typeof part !== 'string' || part.trim() !== '');
}
