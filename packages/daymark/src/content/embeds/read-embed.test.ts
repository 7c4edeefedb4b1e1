import { describe, expect, it } from 'vitest';
import { typeOf } from '../../http/content-type.ts';
import { readEmbed } from './read-embed.ts';

const label = 'A walk';
const title = label;

describe('audio and video', () => {
  it('can be from YouTube, with the host that sets no cookies', () => {
    expect(readEmbed('video', { youtube: 'abc-_def123', label }).embed).toEqual({
      kind: 'player',
      title,
      service: 'YouTube',
      src: 'https://www.youtube-nocookie.com/embed/abc-_def123',
      page: 'https://www.youtube.com/watch?v=abc-_def123',
    });
  });

  it('can be from Vimeo, with tracking disabled', () => {
    expect(readEmbed('video', { vimeo: '123', label }).embed).toMatchObject({
      src: 'https://player.vimeo.com/video/123?dnt=1',
    });
  });

  it('can be files of the site', () => {
    const film = { src: '/media/a.mp4', captions: '/media/a.vtt' };
    expect(readEmbed('video', { ...film, label }).embed).toEqual({ kind: 'video', title, ...film });
    const sound = { src: '/media/a.mp3' };
    expect(readEmbed('audio', { ...sound, label }).embed).toEqual({
      kind: 'audio',
      title,
      ...sound,
    });
    const { embed } = readEmbed('audio', { ...sound, label, transcript: '#words' });
    expect(embed).toMatchObject({ transcript: '#words' });
    expect(readEmbed('audio', { ...sound, label, transcript: 'none' }).embed).toEqual({
      kind: 'audio',
      title,
      ...sound,
    });
  });

  const captions = '/media/a.vtt';
  it.each([
    ['video', { src: '/media/a.mp4', captions }],
    ['video', { src: '/media/a.webm', captions }],
    ['audio', { src: '/media/a.mp3' }],
    ['audio', { src: '/media/a.m4a' }],
    ['audio', { src: '/media/a.ogg' }],
    ['audio', { src: '/media/a.opus' }],
  ] as const)('can be files of the formats that are sent as %s: %j', (name, files) => {
    expect(readEmbed(name, { ...files, label }).embed).toMatchObject(files);
    expect(typeOf(files.src).type).toMatch(new RegExp(`^${name}/`));
  });

  it('can be files of no other format', () => {
    for (const ending of ['mov', 'avi', 'wav', 'flac', 'srt', 'mp4x']) {
      const file = `/media/a.${ending}`;
      expect(readEmbed('video', { src: file, captions, label }).problems).toHaveLength(1);
      expect(readEmbed('audio', { src: file, label }).problems).toHaveLength(1);
    }
    expect(typeOf(captions).type).toMatch(/^text\/vtt/);
  });

  it.each([
    ['video', {}, 'expected one of youtube, vimeo, src; found none of these'],
    [
      'video',
      { youtube: 'abc-_def123', vimeo: '1', label },
      'expected one of youtube, vimeo, src; found youtube and vimeo',
    ],
    ['audio', { youtube: 'abc-_def123', label }, 'expected src=… in braces; found none of these'],
    [
      'video',
      { youtube: 'https://youtu.be/x' },
      'label: expected a title in brackets before the braces; found nothing; youtube: expected the 11-character id of a YouTube video; found "https://youtu.be/x"',
    ],
    [
      'video',
      { src: '/a.mp4', label },
      'captions: expected the path of a file in public/, such as "/media/walk.vtt"; found nothing',
    ],
    [
      'audio',
      { src: 'https://example.org/a.mp3', label },
      'src: expected the path of a file in public/, such as "/media/bell.mp3"; found "https://example.org/a.mp3"',
    ],
    [
      'audio',
      { src: '/a.mp3', label, transcript: 'words' },
      'transcript: expected a heading of the text such as "#transcript", the path of a page, or "none"; found "words"',
    ],
    [
      'audio',
      { src: '/a.mp3', label, loop: '' },
      'loop: expected no field with this name; found ""',
    ],
  ] as const)('in the form of ::%s cannot have the attributes %j', (name, attributes, problems) => {
    const found = readEmbed(name, attributes).problems ?? [];
    const inWords = found.map(({ field, expected, found }) =>
      `${field}: expected ${expected}; found ${found}`.replace(`::${name}: `, ''),
    );
    expect(inWords.join('; ')).toBe(problems);
  });
});
