import { ABOUT, HOME, ROOT } from '#addresses';
import { inOrderOf } from '../basics/language.ts';
import { onSite } from '../settings/addresses.ts';
import { settings, tokenValues } from '../settings/index.ts';
import { fillTokensIn } from '../settings/noun.ts';
import { authorPath } from '../settings/paths.ts';
import { isWritten } from './static-pages/queries.ts';
import { entriesOf, type FrontMatter, once } from './texts.ts';

/** The author of an article, as shown in the byline. */
export interface Author extends Pick<FrontMatter['authors'], 'name' | 'kind' | 'note'> {
  /** The path of the page about the author. */
  path: string;
}

/** An author who has a page on the site. */
export type AuthorProfile = Author & FrontMatter['authors'] & { slug: string };

/** Adds the path of the site on its host to the address in an author's note. */
const withNote = <Data extends Pick<FrontMatter['authors'], 'note'>>(data: Data): Data =>
  data.note ? { ...data, note: { ...data.note, href: onSite(data.note.href, ROOT) } } : data;

const inOrder = inOrderOf(settings.identity.language);

/** Returns all authors with the entries that contain their biographies, sorted by name. */
export const authorsWithEntries = once(async () =>
  entriesOf('authors')
    .toSorted((a, b) => inOrder(a.data.name, b.data.name))
    .map((entry) => {
      const { slug, data } = entry;
      const author: AuthorProfile = {
        ...withNote(fillTokensIn(data, tokenValues)),
        slug,
        path: authorPath(slug),
      };
      return { entry, author };
    }),
);

/** Returns the publisher, whose page is the home page if there is no text about the publisher. */
async function publisher(): Promise<Author> {
  const path = (await isWritten('about')) ? ABOUT : HOME;
  return { name: settings.identity.publisher, path, kind: 'organization' };
}

/**
 * Returns a function that finds the author of an article: the author in the front matter, otherwise
 * the author in the settings, otherwise the publisher. The checks report an unknown author; the
 * live preview ignores an unknown author.
 */
export const authorOf = once(async () => {
  const authors = new Map((await authorsWithEntries()).map(({ author }) => [author.slug, author]));
  const byDefault = authors.get(settings.blog.author ?? '') ?? (await publisher());
  return (slug: string | undefined): Author => authors.get(slug ?? '') ?? byDefault;
});
