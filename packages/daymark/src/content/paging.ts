import * as wording from '#words';
import { pagePath } from '../settings/paths.ts';

/** A page of a list that has many items. */
export interface ListPage<Item> {
  items: Item[];
  /**
   * The number of an archive page, counted from the oldest page, which is page 1. The newest page, which is
   * the list itself, has no number.
   */
  number?: number | undefined;
  path: string;
  /** The path of the page with the next newer items, if there is one. */
  newer?: string | undefined;
  /** The path of the page with the next older items, if there is one. */
  older?: string | undefined;
}

/** Splits items into pages. An empty list has one empty page. */
export function inPages<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, page) => items.slice(page * size, (page + 1) * size));
}

/**
 * Divides a list into pages with paths, the newest page first. Archive pages are full and count from
 * the oldest item, so a new item changes only the newest page, which holds all items that do not
 * fill an archive page: fewer than twice `size`. An empty list has one empty page.
 * @param items the items, newest first
 * @param size the number of items on an archive page
 * @param path the path of the newest page, such as "/blog"
 * @param first items that come first on the newest page, wherever they are in the list
 */
export function divide<Item>(
  items: readonly Item[],
  size: number,
  path: string,
  first: readonly Item[] = [],
): ListPage<Item>[] {
  const archived = Math.max(0, Math.floor(items.length / size) - 1);
  const older = (number: number) => (number > 0 ? pagePath(path, number) : undefined);
  const onNewest = items.slice(0, items.length - archived * size);
  const newest = {
    items: [...first, ...onNewest.filter((item) => !first.includes(item))],
    path,
    older: older(archived),
  };
  const archive = Array.from({ length: archived }, (_, index) => {
    const number = archived - index;
    const start = items.length - number * size;
    return {
      items: items.slice(start, start + size),
      number,
      path: pagePath(path, number),
      newer: number < archived ? pagePath(path, number + 1) : path,
      older: older(number - 1),
    };
  });
  return [newest, ...archive];
}

/** Returns the title of a list page, with the page number except on the newest page. */
export function listPageTitle(title: string, { number }: Pick<ListPage<unknown>, 'number'>) {
  return number === undefined ? title : wording.titleOfPage(title, number);
}

/** Returns the days of the articles on a list page as text, for example below its title. */
export function daysOf({ items }: ListPage<{ day: string }>): string {
  const [first = '', last = ''] = [items.at(-1)?.day, items[0]?.day];
  return first === last ? wording.articlesOf(first) : wording.articlesBetween(first, last);
}
