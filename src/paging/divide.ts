import { pagePath } from '../site/paths.ts';

/** One page of a list that is too long for one. */
export interface ListPage<Item> {
  items: Item[];
  /** Its place, from 1. */
  number: number;
  /** How many pages the list has. */
  count: number;
  path: string;
  /** The path of the page before, if there is one. */
  previous?: string | undefined;
  /** The path of the page after, if there is one. */
  next?: string | undefined;
}

/** The items of each page; an empty list has one empty page. */
export function inPages<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, page) => items.slice(page * size, (page + 1) * size));
}

/**
 * Divides a list into pages with addresses; an empty list has one empty page.
 * @param size items on one page
 * @param path where the list begins, such as "/blog"
 */
export function divide<Item>(items: readonly Item[], size: number, path: string) {
  const pages = inPages(items, size);
  const count = pages.length;
  return pages.map((items, index): ListPage<Item> => {
    const number = index + 1;
    return {
      items,
      number,
      count,
      path: pagePath(path, number),
      previous: number > 1 ? pagePath(path, number - 1) : undefined,
      next: number < count ? pagePath(path, number + 1) : undefined,
    };
  });
}

/** The title of a page of a list: only the first goes without its number. */
export function listPageTitle(title: string, { number }: Pick<ListPage<unknown>, 'number'>) {
  return number === 1 ? title : `${title}, page ${number}`;
}
