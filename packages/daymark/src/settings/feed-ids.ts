import { type AddressSettings, addressesOf, oldPath, placeIn } from './addresses.ts';
import type { Settings } from './site.ts';

/*
 * The ids of articles in feeds. Feed readers show an article whose id has changed as new. After a
 * change of the site's addresses, the settings therefore contain the former values from which the ids
 * are made.
 */

type IdSettings = AddressSettings & Pick<Settings, 'feeds'>;

/** The values from which the ids of a language are made. */
export interface IdForm {
  /** The URL of the site, or a tag URI. */
  id: string;
  /** The pattern for the addresses of articles. */
  articles: string;
}

/**
 * Returns what ids are made from: the addresses of the site, unless the settings have other values.
 */
export function idFormOf(settings: IdSettings): IdForm {
  const { feeds, identity } = settings;
  const { code } = placeIn(settings);
  const site = code === '' ? identity.url : identity.url.slice(0, -`/${code}`.length);
  return {
    id: feeds.id ?? site,
    articles: feeds.articles ?? addressesOf(settings).pattern,
  };
}

/** Returns the functions that make the ids of a language. */
export function feedIds(settings: IdSettings) {
  const { id, articles } = idFormOf(settings);
  const { code } = placeIn(settings);
  const isTag = id.startsWith('tag:');
  const site = isTag ? 'https://tag.invalid' : id;
  const identity = { url: code === '' ? site : `${site}/${code}` };
  const { root } = placeIn({ identity: { url: site } });
  const { base, of, isArticle } = addressesOf({
    identity,
    addresses: { ...settings.addresses, articles },
    place: { root, code, languages: [] },
  });
  const absolute = (path: string) => {
    const { href, pathname } = new URL(path, site);
    return isTag ? id + pathname : href;
  };
  /** Returns the path of the first alias with the form of an article's address; undefined without one. */
  const aliasPath = (slug: string, date: Date, aliases: readonly string[]) =>
    aliases.map((alias) => oldPath(alias, of(`/blog/${slug}`, date), root)).find(isArticle);
  return {
    /**
     * Returns the permanent id of an article: its first address, which is the first alias with the form of
     * an article's address. Without such an alias, it is the current address.
     */
    ofArticle: (slug: string, date: Date, aliases: readonly string[]): string =>
      absolute(aliasPath(slug, date, aliases) ?? of(`/blog/${slug}`, date)),
    /** Returns the alias that is the id of an article, without the path of the site on its host. */
    aliasOfArticle: (...article: Parameters<typeof aliasPath>): string | undefined =>
      aliasPath(...article)?.slice(root.length),
    /** Returns the id of the feed of a page, such as that of a topic. */
    ofFeed(page: string): string {
      const path = page.slice(addressesOf(settings).base.length);
      return absolute(base + path.replace(/^\/$/, '') || '/');
    },
  };
}
