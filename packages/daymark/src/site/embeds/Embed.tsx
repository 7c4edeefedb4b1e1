import * as wording from '#words';
import type { Embed as EmbedProps } from '../../content/embeds/embed.ts';
import { Landscape } from '../../ui/pictures/Landscape.tsx';

/**
 * Shows audio or video. The iframe of an external player has no URL until the visitor clicks, so
 * that the page contacts no third party. Without JavaScript, a player is only a link.
 */
export function Embed(embed: EmbedProps) {
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
