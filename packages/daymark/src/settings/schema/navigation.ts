import { z } from 'zod';
import { path, text, unique } from './fields.ts';

const link = z.strictObject({
  /** The text of the link. */
  name: text('the text of a link'),
  /** The path on this site that the link points to. */
  path: path(),
});

/** A list of links to different pages of this site. */
export const links = z
  .array(link, 'a list of links')
  .superRefine(unique('path', 'a path that no other link of the list has'));

/** The links of the navigation bar and of the menu, in order. */
export const navigation = links
  .min(1, 'at least one link')
  .max(8, 'at most 8 links, because the navigation bar has no space for more');
