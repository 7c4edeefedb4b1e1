import { escapeHtml } from '../../basics/text.ts';
import { type Embed, embedSchema } from './embed.ts';

/*
 * In the HTML from Markdown, each audio or video is a paragraph with a link, so that it also works
 * in a feed. When the build renders a page, it replaces the paragraph with a player.
 */

const PLACEHOLDER = /<p data-embed="([^"]*)">.*?<\/p>/;

export function embedPlaceholder(embed: Embed): string {
  const address = embed.kind === 'player' ? embed.page : embed.src;
  const data = encodeURIComponent(JSON.stringify(embed));
  return `<p data-embed="${data}"><a href="${escapeHtml(address)}">${escapeHtml(embed.title)}</a></p>`;
}

/** Divides HTML at the placeholders into pieces of HTML and the embeds between the pieces. */
export function divideAtEmbeds(html: string): (string | Embed)[] {
  return html
    .split(PLACEHOLDER)
    .map((part, index) =>
      index % 2 ? embedSchema.parse(JSON.parse(decodeURIComponent(part))) : part,
    )
    .filter((part) => typeof part !== 'string' || part.trim() !== '');
}
