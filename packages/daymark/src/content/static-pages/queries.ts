import * as wording from '#words';
import { site, words } from '../../settings/index.ts';
import { fillWords, fillWordsIn } from '../../settings/noun.ts';
import { dayInWords } from '../../ui/date.ts';
import { type Entry, entriesOf, once } from '../texts.ts';
import { INTRODUCTIONS, type Introduction, OWNERS_TEXTS, type TextName } from './names.ts';
import { withWaysToWrite } from './ways-to-write.tsx';

/** The front matter of a page whose text the owner has not written. */
type Heading = Pick<Entry<'pages'>['data'], 'title' | 'summary'>;

const entries = once(async () => new Map(entriesOf('pages').map((entry) => [entry.slug, entry])));

/** Returns whether the owner has written the text of a page. */
export const isWritten = async (name: TextName) => (await entries()).has(name);

/** Returns those of the given pages whose texts the owner has written. */
export async function writtenTexts<Name extends TextName>(...names: Name[]): Promise<Name[]> {
  const written = await entries();
  return names.filter((name) => written.has(name));
}

const headings: Readonly<Record<Introduction, Heading>> = {
  community: wording.unwrittenCommunity(site.identity.name),
  contact: wording.unwrittenContact(site.identity.name),
  preferences: wording.unwrittenPreferences(site.identity.name),
  resources: wording.unwrittenResources(site.noun.running),
};

const isIntroduction = (name: TextName): name is Introduction =>
  INTRODUCTIONS.some((other) => other === name);

/** Returns the titles and paths of those static pages that exist. */
export async function textEntries(...names: TextName[]) {
  const written = await entries();
  return names.flatMap((name) => {
    const heading = written.get(name)?.data ?? (isIntroduction(name) ? headings[name] : undefined);
    return heading ? [{ title: fillWords(heading.title, words), path: `/${name}` }] : [];
  });
}

/** Returns the names of the static pages in the search index: those with a text. */
export const searchedTexts = async () => {
  const names = await writtenTexts(...OWNERS_TEXTS, ...INTRODUCTIONS);
  return names.filter((name) => name !== 'preferences').toSorted();
};

/**
 * Returns the front matter and the rendered body of a static page. A page without a text has a
 * default heading and no body.
 * @throws if the page does not exist, because its text is one of the `OWNERS_TEXTS`
 */
export async function textOf(name: TextName) {
  const entry = (await entries()).get(name);
  if (entry) {
    const { updated, ...texts } = fillWordsIn(entry.data, words);
    return {
      ...texts,
      updatedDay: updated && dayInWords(updated, site.identity.language),
      html: withWaysToWrite(await entry.html(), site.contact),
    };
  }
  if (isIntroduction(name))
    return {
      ...headings[name],
      sensitive: false,
      updatedDay: undefined,
      html: '',
    };
  throw new Error(
    `content/pages/${name}.md: expected the text of the page /${name}; found no file`,
  );
}
