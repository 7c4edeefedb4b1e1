import type { Settings } from '../../settings/site.ts';

/** The folder of the owner's pages, relative to `content/` like all folders of texts. */
export const OWN_PAGES = '../pages';

/**
 * The pages that exist only if the owner has written their texts. Only the owner can write these texts.
 */
export const OWNERS_TEXTS = ['about', 'privacy', 'terms', 'accessibility'] as const;

/** The pages that exist on every site. The texts of these pages are optional introductions. */
const INTRODUCTIONS = ['community', 'contact', 'preferences', 'resources'] as const;

export const STATIC_PAGES = [...OWNERS_TEXTS, ...INTRODUCTIONS] as const;

/** The name of a file in `content/pages`, which is also the path of its page. */
export type TextName = (typeof STATIC_PAGES)[number];

/** The anchor of the section of the contact page with help for people in distress. */
export const HELP = 'help';

/** Returns the anchors of a text, and on the contact page also the anchor of the help in the settings. */
export const withHelp = (
  { folder, slug, ids }: { folder: string; slug: string; ids: ReadonlySet<string> },
  { help }: Pick<Settings, 'help'>,
): ReadonlySet<string> =>
  help && folder === 'pages' && slug === 'contact' ? new Set([...ids, HELP]) : ids;
