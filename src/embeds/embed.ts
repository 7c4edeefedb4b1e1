import { z } from 'zod';

/** Sound or film in an article, as its author gives it: on another host, or a file of the site. */
export const embedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('player'),
    title: z.string(),
    /** Whose player it is, in words: "YouTube". */
    service: z.string(),
    /** The address of the player. */
    src: z.string(),
    /** The page for those who would rather go there. */
    page: z.string(),
  }),
  z.object({
    kind: z.enum(['video', 'audio']),
    title: z.string(),
    /** The path of the file. */
    src: z.string(),
    /** The path of the captions of a film. */
    captions: z.string().optional(),
  }),
]);

export type Embed = z.infer<typeof embedSchema>;
