import { type CollectionEntry, getEntry, render } from 'astro:content';
import { site } from '../site/index.ts';
import { fillWords, fillWordsIn } from '../site/noun.ts';
import { words } from '../site/words.ts';
import { dayInWords } from '../ui/date.ts';

/** The pages of words alone: those to be found by their words. */
export const textNames = [
  'about',
  'community',
  'contact',
  'privacy',
  'resources',
  'terms',
] as const;

type Name = (typeof textNames)[number] | 'preferences';

async function entryOf(name: Name): Promise<CollectionEntry<'texts'>> {
  const entry: CollectionEntry<'texts'> | undefined = await getEntry('texts', name);
  if (entry) return entry;
  throw new Error(`content/pages/${name}.md: expected the words of /${name}; found no file`);
}

/** A page of its own as lists name it. */
export async function textEntry(name: Name) {
  const { data } = await entryOf(name);
  return { title: fillWords(data.title, words), path: `/${name}` };
}

/** The words of a page of its own: front matter and rendered body. */
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
