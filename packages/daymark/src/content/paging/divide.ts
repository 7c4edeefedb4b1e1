import * as wording from '#words';
import { pagePath } from '../../settings/paths.ts';

/** One page of a paginated list. */
export interface ListPage<Item> {
  items: Item[];
  /** The page number, from 1. */
  number: number;
  /** The number of pages of the list. */
  count: number;
  path: string;
  /** The path of the previous page, if there is one. */
  previous?: string | undefined;
  /** The path of the next page, if there is one. */
  next?: string | undefined;
}

/** Splits items into pages. An empty list has one empty page. */
export function inPages<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, page) => items.slice(page * size, (page + 1) * size));
}

/**
 * Divides a list into pages with paths. An empty list has one empty page.
 * @param size the number of items on one page
 * @param path the path of the first page, such as "/blog"
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

/** Returns the title of a list page, with the page number except on the first page. */
export function listPageTitle(title: string, { number }: Pick<ListPage<unknown>, 'number'>) {
  return number === 1 ? title : wording.titleOfPage(title, number);
}
