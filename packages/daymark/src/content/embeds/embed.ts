import { z } from 'zod';
import { escapeHtml } from '../../basics/text.ts';

/** The schema of audio or video in an article: an external player, or a file of the site. */
const embedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('player'),
    title: z.string(),
    /** The name of the service: "YouTube". */
    service: z.string(),
    /** The URL of the player. */
    src: z.string(),
    /** The URL of the video's page on the service. */
    page: z.string(),
  }),
  z.object({
    kind: z.enum(['video', 'audio']),
    title: z.string(),
    /** The path of the file. */
    src: z.string(),
    /** The path of the captions of a video. */
    captions: z.string().optional(),
    /** The path or the anchor of the words of a sound. */
    transcript: z.string().optional(),
  }),
]);

export type Embed = z.infer<typeof embedSchema>;

/** A link on a separate line: a button, or a file of the site with its type and size. */
export interface LinkLine {
  kind: 'button' | 'file';
  title: string;
  /** The address, or the path of the file. */
  href: string;
}

/*
 * In the HTML from Markdown, each audio or video is a paragraph with a link, so that it also works
 * in a feed. When the build renders a page, it replaces the paragraph with a player.
 */

const PLACEHOLDER = /<p data-embed="([^"]*)">(?:(?!<p ).)*?<\/p>/;

/**
 * Returns the paragraph that represents an embed in the HTML of a text. A page replaces it by the
 * player; a feed keeps it.
 */
export function embedPlaceholder(embed: Embed): string {
  const address = embed.kind === 'player' ? embed.page : embed.src;
  const data = encodeURIComponent(JSON.stringify(embed));
  return `<p data-embed="${data}"><a href="${escapeHtml(address)}">${escapeHtml(embed.title)}</a></p>`;
}

/**
 * Returns the HTML of a link on a separate line.
 * @param facts the type and size of a file
 */
export function linkLine({ kind, title, href }: LinkLine, facts = ''): string {
  const [address, words] = [escapeHtml(href), escapeHtml(title)];
  if (kind === 'button')
    return `<p class="button-line"><a class="button" href="${address}">${words}</a></p>`;
  return `<p class="file-line"><a href="${address}"><span>${words}</span> <small>${facts}</small></a></p>`;
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
