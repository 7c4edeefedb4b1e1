import { type CollectionEntry, getEntry, render } from 'astro:content';
import { site, words } from '../../settings/index.ts';
import { fillWords, fillWordsIn } from '../../settings/noun.ts';
import { dayInWords } from '../../ui/date.ts';
import type { STATIC_PAGES } from './names.ts';

type Name = (typeof STATIC_PAGES)[number];

async function entryOf(name: Name): Promise<CollectionEntry<'texts'>> {
  const entry: CollectionEntry<'texts'> | undefined = await getEntry('texts', name);
  if (entry) return entry;
  throw new Error(
    `content/pages/${name}.md: expected the text of the page /${name}; found no file`,
  );
}

/** Returns the titles and paths of static pages. */
export const textEntries = async (...names: Name[]) =>
  Promise.all(
    names.map(async (name) => {
      const { data } = await entryOf(name);
      return { title: fillWords(data.title, words), path: `/${name}` };
    }),
  );

/** Returns the front matter and the rendered body of a static page. */
export async function textOf(name: Name) {
  const entry = await entryOf(name);
  const { Content } = await render(entry);
  const { updated, ...texts } = fillWordsIn(entry.data, words);
  return {
    ...texts,
    updatedDay: updated && dayInWords(updated, site.identity.language),
    Content,
  };
}
