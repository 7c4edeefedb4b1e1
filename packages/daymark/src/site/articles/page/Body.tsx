import type { MarkdownHeading } from 'astro';
import { Fragment } from 'react';
import * as wording from '#words';
import type { SlotsOn } from '../../../ads/placements.ts';
import { PlacedSlot, Slot } from '../../../ads/Slot.tsx';
import { divideAtEmbeds, type Embed as EmbedProps } from '../../../content/embeds/embed.ts';
import { Prose } from '../../../ui/Prose.tsx';
import { Landscape } from '../../../ui/pictures/Landscape.tsx';
import { placeApart, placeInContent } from './in-content.ts';

interface BodyProps {
  html: string;
  /** The headings from Markdown, before which ad slots can be inserted. */
  headings: readonly MarkdownHeading[];
  slots?: SlotsOn<'article'> | undefined;
}

/** Shows the text of an article with its ad slots: on phones between sections, or on every screen. */
export function Body({ html, headings, slots }: BodyProps) {
  const everywhere = slots?.['in-content'];
  const onPhones = [slots?.['in-content-1'], slots?.['in-content-2']].filter((slot) => !!slot);
  const inContent = everywhere?.slots ?? onPhones;
  const ids = new Set(headings.map(({ slug }) => slug));
  const [beginning, ...parts] = everywhere
    ? placeApart(html, {
        slots: inContent.length,
        everyWords: everywhere.everyWords,
        hasTall: !!slots?.['beside-content'],
      })
    : placeInContent(html, ids, inContent.length);
  return (
    <>
      <Passage html={beginning} />
      {inContent.slice(0, parts.length).map((slot, index) => (
        <Fragment key={slot.bannerId}>
          {everywhere ? <PlacedSlot slot={slot} className="in-content" /> : <Slot {...slot} />}
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

/**
 * Shows audio or video. The iframe of an external player has no URL until the visitor clicks, so
 * that the page contacts no third party. Without JavaScript, a player is only a link.
 */
function Embed(embed: EmbedProps) {
  const { title, src } = embed;
  const isPlayer = embed.kind === 'player';
  return (
    <figure className="embed measure">
      {isPlayer && <Player title={title} src={src} />}
      {embed.kind === 'audio' && (
        // biome-ignore lint/a11y/useMediaCaption: audio has no captions; its words are in the text
        <audio src={src} aria-label={title} preload="none" controls />
      )}
      {embed.kind === 'video' && (
        <video className="embed-frame" src={src} aria-label={title} preload="none" controls>
          <track kind="captions" src={embed.captions} />
        </video>
      )}
      <figcaption>
        {wording.sentence(title)}
        {wording.space}
        <a className="text-link" href={isPlayer ? embed.page : src}>
          {isPlayer ? wording.watchOn(embed.service) : wording.theFile}
        </a>
        {embed.kind === 'audio' && embed.transcript && (
          <>
            {wording.space}
            <a className="text-link" href={embed.transcript}>
              {wording.transcript}
            </a>
          </>
        )}
      </figcaption>
    </figure>
  );
}

/** A player that contacts its host only after a click. Until then, a drawing takes its place. */
function Player({ title, src }: { title: string; src: string }) {
  return (
    <div className="embed-frame">
      <Landscape seed={title} className="picture embed-poster" />
      <button type="button" className="embed-play button" data-needs-script>
        {wording.playFilm}
        <small>{wording.contactsHost(new URL(src).host)}</small>
        <span className="sr-only"> {title}</span>
      </button>
      <iframe
        title={title}
        data-embed-src={src}
        allow="encrypted-media; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        hidden
      />
    </div>
  );
}
