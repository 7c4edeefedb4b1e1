import { z } from 'zod';
import { path, text } from './kinds.ts';

export const navigationItem = z.strictObject({
  /** The words of the link. */
  name: text('the words of a link'),
  /** Where it leads on this site. */
  path: path(),
});

/** The links of the bar and of the menu, in order. */
export const navigation = z
  .array(navigationItem, { error: 'a list of links' })
  .min(1, { error: 'at least one link' })
  .max(8, { error: 'at most 8 links, which is what the bar holds' });
