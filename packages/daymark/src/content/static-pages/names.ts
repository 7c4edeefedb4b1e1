import type { Settings } from '../../settings/site.ts';

/** The folder of the owner's pages, relative to `content/` like all folders of texts. */
export const OWN_PAGES = '../pages';

/** The pages that exist only if the owner has written their texts. No one else could write them. */
export const OWNERS_TEXTS = ['about', 'privacy', 'terms', 'accessibility'] as const;

/** The pages that exist on every site. Their texts are optional introductions. */
const INTRODUCTIONS = ['community', 'contact', 'preferences', 'resources'] as const;

export const STATIC_PAGES = [...OWNERS_TEXTS, ...INTRODUCTIONS] as const;

/** The name of a file in `content/pages`, which is also the path of its page. */
export type TextName = (typeof STATIC_PAGES)[number];

/**
 * The path of the accessibility statement. Without its text in `content/pages/`, the owner may have a
 * page of their own at this address, as in sites of version 0.1.0.
 */
export const STATEMENT = '/accessibility';

export const OWNERS_TEXTS_ROUTE = '/[text]';

/** Returns whether a path is that of one of the `OWNERS_TEXTS`. */
export const isOwnersTextPath = (path: string) => OWNERS_TEXTS.some((name) => path === `/${name}`);

/** The anchor of the contact page at which it links to help for people in distress. */
export const HELP = 'help';

/** Returns the anchors of a text, and on the contact page that of the help in the settings. */
export const withHelp = (
  { folder, slug, ids }: { folder: string; slug: string; ids: ReadonlySet<string> },
  { help }: Pick<Settings, 'help'>,
): ReadonlySet<string> =>
  help && folder === 'pages' && slug === 'contact' ? new Set([...ids, HELP]) : ids;
