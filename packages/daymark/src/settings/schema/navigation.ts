import { z } from 'zod';
import { path, text } from './fields.ts';

export const navigationItem = z.strictObject({
  /** The text of the link. */
  name: text('the text of a link'),
  /** The path on this site that the link points to. */
  path: path(),
});

/** The links of the navigation bar and of the menu, in order. */
export const navigation = z
  .array(navigationItem, 'a list of links')
  .min(1, 'at least one link')
  .max(8, 'at most 8 links, because the navigation bar has no space for more');
