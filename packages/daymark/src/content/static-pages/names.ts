/** The names of the static pages in the search index. */
export const textNames = [
  'about',
  'community',
  'contact',
  'privacy',
  'resources',
  'terms',
] as const;

/** The names of all static pages, whose texts are in `content/pages/`. */
export const STATIC_PAGES = [...textNames, 'preferences'] as const;
