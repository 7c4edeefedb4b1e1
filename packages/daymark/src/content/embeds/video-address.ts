/*
 * The ids and the addresses of videos. The importer and the desk use this module too, the desk in a
 * browser: it imports nothing.
 */

/** A video on a service that the directive `::video` knows. */
export interface Video {
  service: 'youtube' | 'vimeo';
  id: string;
}

/**
 * The ids of videos. In addresses of players, `videoseries` and `live_stream` are as long as an id, but
 * stand for a list and a channel.
 */
export const VIDEO_IDS = {
  youtube: /^(?!videoseries$|live_stream$)[\w-]{11}$/,
  vimeo: /^\d+$/,
} as const;

/** The addresses of videos without scheme and query. Lists and channels of a service have other paths. */
const YOUTUBE_PATH =
  /^(?:youtu\.be|(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\/+(?:embed|v|shorts|live))\/+([^/&]+)(?:&[^/]*)?\/?$/;
const YOUTUBE_QUERY = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\/+watch\/?$/;
const VIMEO_PATH =
  /^(?:(?:(?:www|m)\.)?vimeo\.com\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/)?|player\.vimeo\.com\/video\/)([^/]+)\/?$/;

/**
 * Returns the video to which the address of its page, its player or its short link leads. Returns
 * undefined for an address with the key of an unlisted video, because an id alone does not let the
 * player show it.
 */
export function videoAt(address: string): Video | undefined {
  const written = address.trim();
  if (!/^(?:https?:)?\/\/\S+$/i.test(written)) return undefined;
  const url = URL.parse(written, 'https://youtu.be');
  if (!url) return undefined;
  const { searchParams: query } = url;
  const place = url.host + url.pathname;
  const vimeo = VIMEO_PATH.exec(place)?.[1] ?? '';
  if (VIDEO_IDS.vimeo.test(vimeo))
    return query.has('h') ? undefined : { service: 'vimeo', id: vimeo };
  const inQuery = YOUTUBE_QUERY.test(place) ? query.get('v') : null;
  const youtube = inQuery ?? YOUTUBE_PATH.exec(place)?.[1] ?? '';
  return VIDEO_IDS.youtube.test(youtube) ? { service: 'youtube', id: youtube } : undefined;
}

/** Returns the address of the page of a video. */
export const videoPage = ({ service, id }: Video): string =>
  service === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
