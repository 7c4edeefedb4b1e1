import { divideAtEmbeds } from '../../../content/embeds/placeholder.ts';
import { Prose } from '../../../ui/Prose.tsx';
import { Embed } from '../../embeds/Embed.tsx';

/** Shows a part of an article's text with its embedded audio and video. */
export function Passage({ html }: { html: string }) {
  return divideAtEmbeds(html).map((part) =>
    typeof part === 'string' ? (
      <Prose key={part} html={part} className="measure" />
    ) : (
      <Embed key={part.src} {...part} />
    ),
  );
}
