import { z } from 'zod';
import { path, text, unique } from './fields.ts';

const link = z.strictObject({
  name: text('the text of a link').meta({
    label: 'Text',
    explanation: 'The text of the link.',
    example: 'About Us',
  }),
  path: path().meta({
    label: 'Page',
    explanation: 'The path of the page that the link leads to.',
    example: '/about',
  }),
});

/** A list of links to different pages of this site. */
export const links = z
  .array(link, 'a list of links')
  .superRefine(...unique('path', 'a path that no other link of the list has'));

export const navigation = links
  .min(1, 'at least one link')
  .max(8, 'at most 8 links, because the navigation bar has no space for more')
  .meta({
    label: 'Navigation',
    explanation: 'The links at the top of every page, in their order.',
    group: 'Pages',
  });
