import * as wording from '#words';
import { inOrderOf } from '../../basics/language.ts';
import { settings, tokenValues } from '../../settings/index.ts';
import { fillTokens, fillTokensIn } from '../../settings/noun.ts';
import { textPath } from '../../settings/paths.ts';
import { type Entry, entriesOf, once } from '../texts.ts';
import { OWN_PAGES, STATIC_PAGES, type TextName } from './names.ts';

/** The front matter of a page whose text the owner has not written. */
type Heading = Pick<Entry<'pages'>['data'], 'title' | 'summary'>;

/** Returns the texts of static pages by name. */
export const staticPages = once(
  async () => new Map(entriesOf('pages').map((entry) => [entry.slug, entry])),
);

/** Returns whether the owner has written the text of a page. */
export const isWritten = async (name: TextName) => (await staticPages()).has(name);

/** Returns the names of the given pages whose texts the owner has written. */
export async function writtenTexts<Name extends TextName>(...names: Name[]): Promise<Name[]> {
  const written = await staticPages();
  return names.filter((name) => written.has(name));
}

/** Returns the titles of the given pages whose texts the owner has written, by name. */
export const writtenTitles = async (...names: TextName[]): Promise<Record<string, string>> =>
  Object.fromEntries(
    [...(await staticPages())]
      .filter(([name]) => names.some((each) => each === name))
      .map(([name, { data }]) => [name, fillTokens(data.title, tokenValues)]),
  );

/** The headings of the pages that exist without a text of the owner. */
export const unwritten: Readonly<Partial<Record<TextName, Heading>>> = {
  community: unwrittenHeading(wording.unwrittenCommunity, settings.identity.name),
  contact: unwrittenHeading(wording.unwrittenContact, settings.identity.name),
  preferences: unwrittenHeading(wording.unwrittenPreferences, settings.identity.name),
  resources: unwrittenHeading(wording.unwrittenResources, settings.noun.running),
};

/** Returns the heading of a page whose text the owner has not written. */
function unwrittenHeading(
  { title, summary }: { title: string; summary: (name: string) => string },
  name: string,
): Heading {
  return { title, summary: summary(name) };
}

/** Returns the titles and paths of the given static pages, if they exist. */
export async function textEntries(...names: TextName[]) {
  const written = await staticPages();
  return names.flatMap((name) => {
    const heading = written.get(name)?.data ?? unwritten[name];
    return heading ? [{ title: fillTokens(heading.title, tokenValues), path: textPath(name) }] : [];
  });
}

/** Returns the names of the static pages in the search index: pages with a text, except the preferences. */
export const searchedTexts = async () => {
  const names = await writtenTexts(...STATIC_PAGES);
  return names.filter((name) => name !== 'preferences').toSorted();
};

const inOrder = inOrderOf(settings.identity.language);

/** Returns the owner's pages, sorted by path. */
export const ownPages = once(async () =>
  entriesOf(OWN_PAGES)
    .map(({ slug, data, file, html, digest }) => ({
      ...fillTokensIn(data, tokenValues),
      path: textPath(slug),
      slug,
      isMarkdown: file.endsWith('.md'),
      html,
      digest,
    }))
    .toSorted((one, other) => inOrder(one.path, other.path)),
);
