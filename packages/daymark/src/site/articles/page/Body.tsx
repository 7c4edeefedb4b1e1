import type { MarkdownHeading } from 'astro';
import { Fragment } from 'react';
import type { SlotsOn } from '../../../ads/placements.ts';
import { Slot } from '../../../ads/Slot.tsx';
import { divideAtEmbeds } from '../../../content/embeds/embed.ts';
import { Prose } from '../../../ui/Prose.tsx';
import { Embed } from '../../embeds/Embed.tsx';
import { placeInContent } from './in-content.ts';

interface BodyProps {
  html: string;
  /** The headings from Markdown, before which ad slots can be inserted. */
  headings: readonly MarkdownHeading[];
  slots?: SlotsOn<'article'> | undefined;
}

/** Shows the text of an article. On phones, ad slots are between its sections. */
export function Body({ html, headings, slots }: BodyProps) {
  const inContent = [slots?.['in-content-1'], slots?.['in-content-2']].filter((slot) => !!slot);
  const ids = new Set(headings.map(({ slug }) => slug));
  const [beginning, ...parts] = placeInContent(html, ids, inContent.length);
  return (
    <>
      <Passage html={beginning} />
      {inContent.slice(0, parts.length).map((slot, index) => (
        <Fragment key={slot.bannerId}>
          <Slot {...slot} />
          <Passage html={parts[index] ?? ''} />
        </Fragment>
      ))}
    </>
  );
}

/** Shows a part of an article's text with its embedded audio and video. */
function Passage({ html }: { html: string }) {
  return divideAtEmbeds(html).map((part) =>
    typeof part === 'string' ? (
      <Prose key={part} html={part} className="measure" />
    ) : (
      <Embed key={part.src} {...part} />
    ),
  );
}
