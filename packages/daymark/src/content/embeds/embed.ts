import { z } from 'zod';

/** The schema of audio or video in an article: an external player, or a file of the site. */
export const embedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('player'),
    title: z.string(),
    /** The name of the service: "YouTube". */
    service: z.string(),
    /** The URL of the player. */
    src: z.string(),
    /** The URL of the video's page on the service. */
    page: z.string(),
  }),
  z.object({
    kind: z.enum(['video', 'audio']),
    title: z.string(),
    /** The path of the file. */
    src: z.string(),
    /** The path of the captions of a video. */
    captions: z.string().optional(),
    /** The path or the anchor of the words of a sound. */
    transcript: z.string().optional(),
  }),
]);

export type Embed = z.infer<typeof embedSchema>;
