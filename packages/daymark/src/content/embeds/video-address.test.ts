import { expect, it } from 'vitest';
import { readEmbed } from './read-embed.ts';
import { videoAt, videoPage } from './video-address.ts';

it.each([
  'https://www.youtube.com/watch?v=abc-_def123',
  'http://youtube.com/watch?app=desktop&v=abc-_def123&t=42s',
  'https://www.youtube.com/watch?v=abc-_def123&list=PLaaaaaaaaaaaaaaaa&index=3',
  'https://www.youtube.com/watch/?v=abc-_def123',
  'https://m.youtube.com/watch?v=abc-_def123#t=1m',
  'https://music.youtube.com/watch?v=abc-_def123',
  'HTTPS://WWW.YouTube.COM:443/watch?v=abc-_def123',
  '//www.youtube.com/embed/abc-_def123',
  ' https://youtu.be/abc-_def123?si=4KqTJ5wqTn1bSxRs\n',
  'https://youtu.be/abc-_def123?t=9',
  'https://youtu.be/abc-_def123/',
  'https://youtu.be/abc-_def123&feature=share',
  'https://www.youtube-nocookie.com/embed/abc-_def123?rel=0&start=3',
  'https://www.youtube.com//embed/abc-_def123?list=PLaaaaaaaaaaaaaaaa',
  'http://www.youtube.com/v/abc-_def123&hl=en&fs=1',
  'http://www.youtube.com/v/abc-_def123?version=3',
  'https://youtube.com/shorts/abc-_def123?feature=share',
  'https://www.youtube.com/live/abc-_def123',
])('%j leads to a video on YouTube', (address) => {
  expect(videoAt(address)).toEqual({ service: 'youtube', id: 'abc-_def123' });
});

it.each([
  'https://vimeo.com/146022717',
  'https://www.vimeo.com/146022717?share=copy#t=10s',
  '//player.vimeo.com/video/146022717?autoplay=1',
  'https://vimeo.com/channels/staffpicks/146022717',
  'https://vimeo.com/groups/piers/videos/146022717/',
])('%j leads to a video on Vimeo', (address) => {
  expect(videoAt(address)).toEqual({ service: 'vimeo', id: '146022717' });
});

it.each([
  // Channels, people and lists whose names have eleven characters, as ids have.
  'https://www.youtube.com/c/mindfulness',
  'https://www.youtube.com/user/mindfulness',
  'https://www.youtube.com/@mindfulness',
  'https://www.youtube.com/mindfulness',
  'https://www.youtube.com/hashtag/mindfulness',
  'https://www.youtube.com/@still.point/videos',
  'https://www.youtube.com/channel/UCaaaaaaaaaaaaaaaaaaaaaa',
  'https://www.youtube.com/playlist?list=PLaaaaaaaaa',
  'https://www.youtube.com/playlist?list=PLaaaaaaaaa&v=abc-_def123',
  'https://www.youtube.com/embed/videoseries?list=PLaaaaaaaaaaaaaaaa',
  'https://www.youtube.com/watch?v=videoseries&list=PLaaaaaaaaaaaaaaaa',
  'https://www.youtube.com/embed?listType=playlist&list=PLaaaaaaaaaaaaaaaa',
  'https://www.youtube.com/embed/live_stream?channel=UCaaaaaaaaaaaaaaaaaaaaaa',
  'https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3Dabc-_def123',
  'https://www.youtube.com/results?search_query=mindfulness&v=abc-_def123',
  'https://www.youtube.com/post/abc-_def123',
  'https://www.youtube.com/watch',
  // Addresses with the punctuation of a sentence, and ids that are too short or too long.
  'https://youtu.be/abc-_def123.',
  'https://youtu.be/abc-_def123)',
  'https://www.youtube.com/watch?v=abc-_def123,',
  'https://youtu.be/abc-_def12',
  'https://youtu.be/abc-_def1234',
  'https://youtu.be/watch/abc-_def123',
  'https://youtu.be/abc-_def123 at dawn',
  // Other hosts.
  'https://youtube.com.evil.example/watch?v=abc-_def123',
  'https://notyoutube.com/watch?v=abc-_def123',
  'https://youtube.com@evil.example/watch?v=abc-_def123',
  'https://evil.example/?https://youtu.be/abc-_def123',
  'https://www.youtube.com:8080/watch?v=abc-_def123',
  'https://music.vimeo.com/146022717',
  // Videos that the player of Vimeo shows only with a key, a ticket or another number.
  'https://vimeo.com/146022717/0123abcdef',
  'https://vimeo.com/146022717?h=0123abcdef',
  'https://player.vimeo.com/video/146022717?h=0123abcdef',
  'https://vimeo.com/ondemand/piers/146022717',
  'https://vimeo.com/event/1460227',
  'https://vimeo.com/album/1460227',
  'https://vimeo.com/album/1460227/video/146022717',
  'https://vimeo.com/showcase/1460227/video/146022717',
  'https://vimeo.com/channels/1460227',
  'https://vimeo.com/groups/1460227',
  'https://player.vimeo.com/146022717',
  'https://vimeo.com/user1460227',
  // No address.
  '',
  'abc-_def123',
  '/watch?v=abc-_def123',
  'youtu.be/abc-_def123',
  'ftp://youtu.be/abc-_def123',
  'https://',
])('%j leads to no video', (address) => {
  expect(videoAt(address)).toBeUndefined();
});

it('reads the page of each video that the directive accepts', () => {
  for (const [service, id] of [
    ['youtube', 'abc-_def123'],
    ['vimeo', '146022717'],
  ] as const) {
    const page = videoPage({ service, id });
    expect(videoAt(page)).toEqual({ service, id });
    expect(readEmbed('video', { [service]: id, label: 'A walk' }).embed).toMatchObject({ page });
  }
});
