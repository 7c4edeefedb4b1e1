/* The addresses of videos. Browsers run this module too: it imports nothing. */

/** A video on a service that the directive `::video` knows. */
interface Video {
  service: 'youtube' | 'vimeo';
  id: string;
}

/** Returns the video to which the address of its page, its player or its short link leads. */
export function videoAt(address: string): Video | undefined {
  const url = /^https?:\/\/\S+$/.test(address) ? URL.parse(address) : null;
  if (!url) return undefined;
  const host = url.hostname.replace(/^(?:www|m|player)\./, '');
  const last = url.pathname.split('/').findLast((part) => part !== '') ?? '';
  if (host === 'vimeo.com') return /^\d+$/.test(last) ? { service: 'vimeo', id: last } : undefined;
  if (host !== 'youtu.be' && host !== 'youtube.com' && host !== 'youtube-nocookie.com')
    return undefined;
  const id = url.searchParams.get('v') ?? last;
  return /^[\w-]{11}$/.test(id) ? { service: 'youtube', id } : undefined;
}
