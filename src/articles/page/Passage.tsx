import { Embed } from '../../embeds/Embed.tsx';
import { divideAtEmbeds } from '../../embeds/placeholder.ts';
import { Prose } from '../../ui/Prose.tsx';

/** A run of an article's text, with its sound and film in their places. */
export function Passage({ html }: { html: string }) {
  return divideAtEmbeds(html).map((part) =>
    typeof part === 'string' ? (
      <Prose key={part} html={part} className="measure" />
    ) : (
      <Embed key={part.src} {...part} />
    ),
  );
}
