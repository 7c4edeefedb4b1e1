import { wordsOrEnglish } from '../../words/languages.ts';
import { elements, type Tag } from '../basics/markup.ts';
import { type AddressSettings, placeIn } from '../settings/addresses.ts';
import type { Settings } from '../settings/site.ts';

/*
 * The links for which somebody pays: affiliate links, which the settings name, and links to the
 * sponsor of an article. Search engines and the laws of many countries require that they are marked.
 */

type PaidSettings = AddressSettings & Pick<Settings, 'identity' | 'affiliates'>;

/** Returns a function that finds the links for which somebody pays, in an article with this sponsor. */
export function paidLinks(
  settings: PaidSettings,
  sponsor?: { url: string },
): (href: string) => boolean {
  const { origin } = new URL(settings.identity.url);
  const { root } = placeIn(settings);
  const sponsors = sponsor ? [new URL(sponsor.url).hostname.replace(/^www\./, '')] : [];
  const addresses = [...settings.affiliates, ...sponsors];
  return (href) => {
    const url = URL.parse(href, origin);
    if (!url) return false;
    const path = url.origin === origin ? url.pathname : '';
    return addresses.some((address) =>
      address.startsWith('/')
        ? path.startsWith(root + address)
        : `.${url.hostname}`.endsWith(`.${address}`),
    );
  };
}

/**
 * Marks the links for which somebody pays in the HTML of a text. A text with affiliate links begins with
 * a sentence about them. Other texts stay as they are.
 * @param fields the front matter, not validated
 */
export function discloseLinks(
  html: string,
  fields: Readonly<Record<string, unknown>>,
  settings: PaidSettings,
): string {
  const sponsor = sponsorIn(fields);
  if (settings.affiliates.length === 0 && !sponsor) return html;
  const isPaid = paidLinks(settings, sponsor);
  const isAffiliate = paidLinks(settings);
  const cited = Array.isArray(fields.sources) ? fields.sources : [];
  let hasAffiliates = cited.some((source) => isAffiliate(String(Object(source).url)));
  let [marked, place] = ['', 0];
  for (const tag of elements(html)) {
    const href = tag.name === 'a' ? tag.attributes.get('href') : undefined;
    if (href === undefined || !isPaid(href)) continue;
    hasAffiliates ||= isAffiliate(href);
    marked += html.slice(place, tag.start) + sponsored(html.slice(tag.start, tag.end), tag);
    place = tag.end;
  }
  marked += html.slice(place);
  if (!hasAffiliates) return marked;
  const { affiliateLinks } = wordsOrEnglish(settings.identity.language);
  return `<p class="text-small text-soft">${affiliateLinks}</p>\n${marked}`;
}

/** Returns the sponsor in the front matter of an article, which may be invalid. */
function sponsorIn({ sponsor }: Readonly<Record<string, unknown>>): { url: string } | undefined {
  const { url } = Object(sponsor);
  return URL.canParse(url) ? { url: String(url) } : undefined;
}

/** Matches the tag of a link up to the value of its attribute `rel`, and the value. */
const REL = /^((?:[^>"']|"[^"]*"|'[^']*')*?\srel\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/** Returns the tag of a link with `sponsored` in its attribute `rel`. */
function sponsored(source: string, { attributes, nameEnd, start }: Tag): string {
  const rel = attributes.get('rel');
  if (rel?.toLowerCase().split(/\s+/).includes('sponsored')) return source;
  // If a tag has an attribute twice, browsers read the first.
  const place = nameEnd - start;
  if (!rel) return `${source.slice(0, place)} rel="sponsored"${source.slice(place)}`;
  return source.replace(
    REL,
    (_, before: string) => `${before}"${rel.replaceAll('"', '')} sponsored"`,
  );
}

/** Hosts whose addresses are affiliate links. */
const AFFILIATE_HOSTS = [
  'amzn.to',
  'anrdoezrs.net',
  'awin1.com',
  'dpbolvw.net',
  'go.skimresources.com',
  'hop.clickbank.net',
  'jdoqocy.com',
  'kqzyfj.com',
  'linksynergy.com',
  'partner-ads.com',
  'prf.hn',
  'pxf.io',
  'rstyle.me',
  's.click.aliexpress.com',
  'shareasale.com',
  'sjv.io',
  'tidd.ly',
  'tkqlhce.com',
  'tradedoubler.com',
];

/** Returns the host for the setting `affiliates`, if an address is known as an affiliate link. */
export function affiliateHost(href: string): string | undefined {
  const url = URL.parse(href);
  if (!url) return undefined;
  const { hostname, search } = url;
  const amazon = /(?:^|\.)(amazon\.(?:[a-z]{2,3}\.)?[a-z]{2,3})$/.exec(hostname)?.[1];
  if (amazon && /[?&;]tag=/.test(search)) return amazon;
  return AFFILIATE_HOSTS.find((host) => `.${hostname}`.endsWith(`.${host}`));
}
