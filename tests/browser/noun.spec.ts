import { expect, test } from './site.ts';
import { readTexts, siteTexts } from './texts.ts';

/** Patterns that match any form of the noun of each site under test. */
const TRACES = [
  { noun: 'Mindfulness', trace: /mindful/i },
  { noun: 'Tai Chi & Qigong', trace: /tai[\s_-]*chi|qi[\s_-]*gong/i },
];
const TOKEN = /(?:\{|%7B)(?:product|site)(?:\}|%7D)/i;
/** In decoded text, a match means that a character was escaped twice. */
const ESCAPE = /&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);/i;

const inMarkup = (text: string) => text.replaceAll('&', '&amp;');

test('only cited works contain the noun of another site', async ({ site, noun, page, request }) => {
  const others = TRACES.filter((known) => known.noun !== noun);
  expect(others).toHaveLength(TRACES.length - 1);
  for (const { url, source } of await readTexts(page, await siteTexts(site, page, request)))
    for (const { trace } of others) {
      expect.soft(url).not.toMatch(trace);
      expect.soft(source.match(trace)?.[0], `in ${url}`).toBeUndefined();
    }
});

test('no noun or site name token is left unreplaced', async ({ site, page, request }) => {
  for (const { url, body } of await siteTexts(site, page, request))
    expect.soft(body.match(TOKEN)?.[0], `in ${url}`).toBeUndefined();
});

test('special characters are escaped, and never twice', async ({ site, noun, page, request }) => {
  const texts = await siteTexts(site, page, request);
  for (const { url, words } of await readTexts(page, texts))
    expect.soft(words.match(ESCAPE)?.[0], `in ${url}`).toBeUndefined();

  const forms = [noun, noun.toLowerCase()];
  for (const { url, body } of texts.filter(({ type }) => type.startsWith('text/html'))) {
    const rest = forms.reduce((text, form) => text.replaceAll(inMarkup(form), ''), body);
    for (const form of forms) expect.soft(rest.includes(form), `${form} in ${url}`).toBe(false);
  }
});

test('the headline, the guides and the footer contain the noun of the site', ({ site, noun }) => {
  const title = inMarkup(noun);
  const running = inMarkup(noun.toLowerCase());
  for (const [path, { html }] of site)
    expect(html, path).toContain(`personal growth and ${running} techniques`);

  const html = site.get('/')?.html;
  expect(html).toContain(`>Transform Your Reality Through ${title}</h1>`);
  for (const number of [1, 2, 3]) {
    expect(html).toContain(`>${title} Guide ${number}</a>`);
    const guide = site.get(`/blog/guide-${number}`);
    expect(guide?.headings[0]?.text).toBe(`${noun} Guide ${number}`);
    expect(guide?.title).toContain(`${noun} Guide ${number}`);
  }
});
