import { fillTokens } from '../../../packages/daymark/src/settings/noun.ts';
import { htmlPages } from '../crawl.ts';
import { expect, test } from '../site.ts';
import { readTexts, siteTexts } from '../texts.ts';
import { sawPages } from './saw-pages.ts';

/** Matches a token such as `{product}`, which the build replaces by the noun or the site's name. */
const TOKEN = /(?:\{|%7B)(?:product|site)(?:\}|%7D)/i;
/** Matches code, in which tokens are not replaced. The markup may be escaped, as in a feed. */
const CODE = /(?:<|&lt;)(pre|code)\b[\s\S]*?(?:<|&lt;)\/\1/g;
/** Matches an escape. An escape in decoded text means that a character was escaped twice. */
const ESCAPE = /&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);/i;

/**
 * Matches nothing. The pattern that applies if the owner's texts contain the noun of the other
 * site, because pages may then contain that noun too.
 */
const NOTHING = /(?!)/;

const inMarkup = (text: string) => text.replaceAll('&', '&amp;');

test('no text contains the noun of another site, a token or a character that is escaped twice', async ({
  site,
  settings,
  otherNoun,
  page,
  request,
}) => {
  const texts = await siteTexts(site, page, request);
  const trace = otherNoun ?? NOTHING;
  for (const { url, source, words } of await readTexts(page, texts)) {
    expect.soft(url).not.toMatch(trace);
    expect.soft(source.match(trace)?.[0], `in ${url}`).toBeUndefined();
    expect.soft(words.match(ESCAPE)?.[0], `in ${url}`).toBeUndefined();
  }

  const special = Object.values(settings.noun).filter((form) => form !== inMarkup(form));
  for (const { url, type, body } of texts) {
    expect.soft(body.replace(CODE, '').match(TOKEN)?.[0], `in ${url}`).toBeUndefined();
    if (!type.startsWith('text/html')) continue;
    const rest = special.reduce((text, form) => text.replaceAll(inMarkup(form), ''), body);
    for (const form of special) expect.soft(rest.includes(form), `${form} in ${url}`).toBe(false);
  }
  sawPages(htmlPages(site).length);
});

test('the headline and every footer contain the noun', ({ site, settings }) => {
  const { noun, home, identity } = settings;
  const headline = fillTokens(home.headline, { noun, site: identity.name });
  expect(site.get('/')?.headings[0]?.text).toBe(headline);
  const pages = htmlPages(site);
  for (const { path, html } of pages)
    expect.soft(html.slice(html.indexOf('<footer')), path).toContain(inMarkup(noun.running));
  sawPages(pages.length);
});
