import { type CollectionEntry, getCollection } from 'astro:content';

export type Article = CollectionEntry<'blog'>;

export const PAGE_SIZE = 9;

let sorted: Promise<Article[]> | undefined;

const sort = async () =>
  (await getCollection('blog')).sort((a, b) => b.data.date.getTime() - a.data.date.getTime());

/** Returns all articles, the newest first. */
export const articles = (): Promise<Article[]> => {
  sorted ??= sort();
  return sorted;
};

/** Returns the articles of each topic or of each author. */
export const articlesBy = async (field: 'topics' | 'authors') =>
  Map.groupBy(await articles(), ({ data }) => data[field][0] ?? '');
