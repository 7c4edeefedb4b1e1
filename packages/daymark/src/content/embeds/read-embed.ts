import { z } from 'zod';
import { describeProblems, type Problem } from '../../settings/problems.ts';
import { matching, suggesting, text } from '../../settings/schema/fields.ts';
import type { Embed, LinkLine } from './embed.ts';
import { VIDEO_IDS, videoAt, videoPage } from './video-address.ts';

type Attributes = Readonly<Record<string, unknown>>;

/** The supported file name extensions of audio and video. */
const ENDINGS = {
  film: ['mp4', 'webm'],
  captions: ['vtt'],
  sound: ['mp3', 'm4a', 'ogg', 'opus'],
} as const;

/** Returns the kind of recording in a file; undefined for a file that not every browser plays. */
export function recordingIn(path: string): 'film' | 'sound' | undefined {
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase();
  return (['film', 'sound'] as const).find((kind) =>
    ENDINGS[kind].some((known) => known === ending),
  );
}

/** The schema of the path of a file in `public/`. */
const file = (kind: keyof typeof ENDINGS, example: string) =>
  matching(
    new RegExp(`^/[^\\s"]+\\.(?:${ENDINGS[kind].join('|')})$`),
    `the path of a file in public/, such as "${example}"`,
  );

/** The id of a video. The message suggests the id in the address of a video. */
const id = (pattern: RegExp, expected: string) =>
  z.string(expected).regex(pattern, {
    error: ({ input }) => suggesting(expected, videoAt(String(input))?.id),
  });

const label = text('a title in brackets before the braces');

/** The value of `transcript` for a recording without words, such as the sound of a bell. */
export const NO_WORDS = 'none';

/** The schemas of the leaf directives, by the attribute that contains the id, the address or the path. */
const SOURCES = {
  video: {
    youtube: z
      .strictObject({
        label,
        youtube: id(VIDEO_IDS.youtube, 'the 11-character id of a YouTube video'),
      })
      .transform(
        ({ label, youtube }): Embed => ({
          kind: 'player',
          title: label,
          service: 'YouTube',
          src: `https://www.youtube-nocookie.com/embed/${youtube}`,
          page: videoPage({ service: 'youtube', id: youtube }),
        }),
      ),
    vimeo: z
      .strictObject({ label, vimeo: id(VIDEO_IDS.vimeo, 'the numeric id of a Vimeo video') })
      .transform(
        ({ label, vimeo }): Embed => ({
          kind: 'player',
          title: label,
          service: 'Vimeo',
          src: `https://player.vimeo.com/video/${vimeo}?dnt=1`,
          page: videoPage({ service: 'vimeo', id: vimeo }),
        }),
      ),
    src: z
      .strictObject({
        label,
        src: file('film', '/media/walk.mp4'),
        // Captions are required, so that visitors can follow every video without sound.
        captions: file('captions', '/media/walk.vtt'),
      })
      .transform(({ label, ...files }): Embed => ({ kind: 'video', title: label, ...files })),
  },
  audio: {
    src: z
      .strictObject({
        label,
        src: file('sound', '/media/bell.mp3'),
        // The checks warn about a recording without a transcript.
        transcript: matching(
          /^(?:[/#][^\s"]+|none)$/,
          'a heading of the text such as "#transcript", the path of a page, or "none"',
        ).optional(),
      })
      .transform(
        ({ label, src, transcript }): Embed => ({
          kind: 'audio',
          title: label,
          src,
          ...(transcript !== undefined && transcript !== NO_WORDS && { transcript }),
        }),
      ),
  },
  button: {
    href: z
      .strictObject({
        label,
        href: matching(
          /^(?:[/#][^\s"]*|(?:https?:\/\/|mailto:|tel:)[^\s"]+)$/,
          'a path on this site such as "/plan", or a complete address',
        ),
      })
      .transform(({ label, href }): LinkLine => ({ kind: 'button', title: label, href })),
  },
  file: {
    src: z
      .strictObject({
        label,
        src: matching(
          /^\/[^\s"?#]+\.[a-z0-9]{1,9}$/i,
          'the path of a file in public/, such as "/files/plan.pdf"',
        ),
      })
      .transform(({ label, src }): LinkLine => ({ kind: 'file', title: label, href: src })),
  },
};

/** The names of the leaf directives, each with the attribute that messages show in an example. */
export const LEAVES = { video: 'youtube=…', audio: 'src=…', button: 'href=…', file: 'src=…' };

/**
 * Parses the label and attributes of a leaf directive. Returns the embed that the page shows, or
 * all problems of the directive.
 */
export function readEmbed(
  name: keyof typeof SOURCES,
  attributes: Attributes,
): { embed: Embed | LinkLine; problems?: never } | { embed?: never; problems: Problem[] } {
  const ways = Object.entries<z.ZodType<Embed | LinkLine>>(SOURCES[name]);
  const given = ways.filter(([way]) => way in attributes);
  const [way] = given;
  if (!way || given.length > 1) {
    const found = given.map(([way]) => way).join(' and ') || 'none of these';
    const names = ways.map(([way]) => way).join(', ');
    const expected = ways.length > 1 ? `one of ${names}` : `${names}=… in braces`;
    return { problems: [{ field: `::${name}`, expected, found }] };
  }
  const { data, error } = way[1].safeParse(attributes);
  if (data) return { embed: data };
  const problems = describeProblems(error.issues, attributes);
  return {
    problems: problems.map((problem) => ({ ...problem, field: `::${name}: ${problem.field}` })),
  };
}
