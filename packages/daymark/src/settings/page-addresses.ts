/*
 * The addresses of the engine's fixed pages, which components and browser scripts import as
 * `#addresses`. A bundle contains the addresses of the site instead (`siteConstants` in
 * browser/scripts/site-constants.ts). This module contains the routes, which are the addresses of a site
 * without settings for addresses.
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
/** The address of the list of all pages, which browsers fetch. */
export const PAGE_INDEX = '/pages.json';
export const PREFERENCES = '/preferences';
export const PRIVACY = '/privacy';
export const RESOURCES = '/resources';
export const SEARCH = '/search';
export const SITEMAP = '/sitemap';
export const TERMS = '/terms';
