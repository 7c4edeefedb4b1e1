import type { z } from 'zod';
import { type Site, siteSchema } from './schema/site.ts';
import type { SiteInput } from './schema/site-input.ts';

/** Settings without pages, links and networks. */
const BLANK: SiteInput = {
  identity: {
    name: 'Blank',
    url: 'https://site.invalid',
    language: 'en',
    publisher: 'Nobody',
    description: 'Nothing.',
  },
  noun: 'Nothing',
  home: { subtitle: 'Nothing.', actionPath: '/' },
  navigation: [{ name: 'Home', path: '/' }],
  footer: { quickLinks: [], legal: [] },
  partners: [],
  slots: {
    home: false,
    article: false,
    blog: false,
    topic: false,
    resources: false,
    community: false,
  },
  creatives: [{ id: 'blank', title: 'Blank', message: 'Blank.', action: 'Blank', href: '/' }],
  donation: false,
  contact: { email: 'nobody@site.invalid' },
};

/** Returns valid settings of a site without content. */
export const blankSite = (): Site => siteSchema({}).parse(BLANK);

/** Returns a part of the settings without the fields that its issues call unknown. */
function withoutUnknownFields(part: unknown, issues: readonly z.core.$ZodIssue[] = []): unknown {
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
  if (unknown.length === 0) return part;
  const copy = structuredClone(part);
  for (const { keys, path } of unknown) {
    const object = path.reduce<unknown>((inside, key) => Object(inside)[key], copy);
    for (const key of keys) delete Object(object)[key];
  }
  return copy;
}

/**
 * Returns invalid settings as far as they are valid, so that the checks of links and files report
 * the problems of the other parts too. Parts that are invalid are those of a blank site.
 * @param input the export of the settings file
 */
export function validParts(input: unknown): Site {
  const site: Site = blankSite();
  for (const [name, part] of Object.entries(siteSchema({}).shape)) {
    const value = Object(input)[name];
    const parsed = part.safeParse(withoutUnknownFields(value, part.safeParse(value).error?.issues));
    if (parsed.success) Object.assign(site, { [name]: parsed.data });
    // The checks of networks depend on how the site asks for consent.
    else if (name === 'consent') site.networks = [];
  }
  return site;
}
