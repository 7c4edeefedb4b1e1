import type { Site } from '../../settings/site.ts';

/** The anchor of the contact page at which it links to help for people in distress. */
export const HELP = 'help';

/** Returns the anchors of a text, and on the contact page that of the help in the settings. */
export const withHelp = (
  { folder, slug, ids }: { folder: string; slug: string; ids: ReadonlySet<string> },
  { help }: Pick<Site, 'help'>,
): ReadonlySet<string> =>
  help && folder === 'pages' && slug === 'contact' ? new Set([...ids, HELP]) : ids;
