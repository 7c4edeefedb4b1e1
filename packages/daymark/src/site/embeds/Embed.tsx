import * as wording from '#words';
import type { Embed as EmbedProps } from '../../content/embeds/embed.ts';
import { Landscape } from '../../ui/pictures/Landscape.tsx';

/**
 * Shows audio or video. The iframe of an external player has no URL until the visitor clicks, so
 * that the page contacts no third party. Without JavaScript, there is only a link.
 */
export function Embed(embed: EmbedProps) {
  return (
    <figure className="embed measure">
      {embed.kind === 'player' ? <Player {...embed} /> : <File {...embed} />}
    </figure>
  );
}

function Player({ title, service, src, page }: Extract<EmbedProps, { kind: 'player' }>) {
  return (
    <>
      <div className="embed-frame">
        <Landscape seed={title} className="picture embed-poster" />
        <button type="button" className="embed-play button" data-needs-script>
          {wording.playFilm}
          <small>{wording.contactsHost(new URL(src).host)}</small>
        </button>
        <iframe
          title={title}
          data-embed-src={src}
          allow="encrypted-media; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          hidden
        />
      </div>
      <figcaption>
        {title}.{' '}
        <a className="text-link" href={page}>
          {wording.watchOn(service)}
        </a>
      </figcaption>
    </>
  );
}

function File({ kind, title, src, captions }: Extract<EmbedProps, { kind: 'video' | 'audio' }>) {
  return (
    <>
      {kind === 'audio' ? (
        // biome-ignore lint/a11y/useMediaCaption: audio has no captions; its words are in the text
        <audio src={src} aria-label={title} preload="none" controls />
      ) : (
        <video className="embed-frame" src={src} aria-label={title} preload="none" controls>
          <track kind="captions" src={captions} />
        </video>
      )}
      <figcaption>
        {title}.{' '}
        <a className="text-link" href={src}>
          {wording.theFile}
        </a>
      </figcaption>
    </>
  );
}
