/*
 * The addresses of the engine's fixed pages, which components and browser scripts import as
 * `#addresses`. A bundle contains those of the site instead (`siteConstants` in
 * browser/scripts/site-constants.ts). These are the routes, which are the addresses of a site without settings
 * of its own.
 */

/** The path of the site on its host, with which the addresses of files begin. */
export const BASE = '';
/** The path of the whole site on its host, with which the addresses of files in `public/` begin. */
export const ROOT = '';
export const HOME = '/';
export const ABOUT = '/about';
export const ACCESSIBILITY = '/accessibility';
export const BLOG = '/blog';
export const COMMUNITY = '/community';
export const CONTACT = '/contact';
/** The list of the pages, for browsers. */
export const PAGE_INDEX = '/pages.json';
export const PREFERENCES = '/preferences';
export const PRIVACY = '/privacy';
export const RESOURCES = '/resources';
export const SEARCH = '/search';
export const SITEMAP = '/sitemap';
export const TERMS = '/terms';
