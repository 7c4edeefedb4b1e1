import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Mistake } from './mistake.ts';
import { SETTINGS_FILE, settingsWith, smallSite } from './small-settings.ts';

const warning = (
  name: string,
  change: Mistake['change'],
  ...messages: readonly string[]
): Mistake => ({ name, severity: 'warning', change, messages: [...messages] });
const error = (
  name: string,
  change: Mistake['change'],
  ...messages: readonly string[]
): Mistake => ({ name, severity: 'error', change, messages: [...messages] });

/**
 * Returns the change of the settings that gives articles slots in the text.
 * @param fields the fields of `in-content`
 * @param other a further slot
 * @param more further fields of the tall slot
 */
const inContent = (fields: string, other = '', more = '') =>
  settingsWith([
    'article: false,',
    `article: {
      'in-content': { ${fields} },${other && `\n      ${other},`}
      'beside-content': { bannerId: 203${more} },
      'after-content': { bannerId: 204 },
    },`,
  ]);

/** A font with the letters A, z and あ of Noto Serif CJK, which is under the SIL Open Font License. */
const kana = readFileSync('tests/mistakes/kana.woff2');

/** A picture of 300 × 250 pixels. */
const lamps = await sharp({ create: { width: 300, height: 250, channels: 3, background: '#246' } })
  .png()
  .toBuffer();

/** A picture of 728 × 90 pixels. */
const wide = await sharp(lamps).resize(728, 90, { fit: 'fill' }).png().toBuffer();

/** Changes the only house creative of the small site. */
const creativeWith = (fields: string) =>
  settingsWith(["href: '/about',", `href: '/about', ${fields},`]);

/** Adds a house creative to the small site. */
const secondCreative = (fields: string) =>
  settingsWith([
    '  ],\n  networks',
    `    { id: 'b', title: 'B', message: 'B.', action: 'To the lamps', href: '/about', ${fields} },\n  ],\n  networks`,
  ]);

/**
 * Adds services to the small site.
 * @param more text at the end of the privacy page
 */
const servicesWith = (services: string, more = '') => ({
  ...settingsWith(['  donation: false,', `  services: [${services}],\n  donation: false,`]),
  'content/pages/privacy.md': smallSite['content/pages/privacy.md'] + more,
});

/** Adds Ad Manager with key-values to the small site. */
const adManagerWith = (targeting: string) =>
  settingsWith([
    '  ],\n  donation: false,',
    `    { adapter: 'gpt', mode: 'inline', id: 'ad-manager', name: 'Ad Manager', privacyPolicy: 'https://google.example/privacy', needsConsent: true, cookies: [{ name: 'a', purpose: 'Counts.', lifetime: 'a day' }], adsTxt: ['google.example, 1, DIRECT'], targeting: ${targeting}, slots: { 'home.after-featured': { sizes: ['300x250'], unit: '/1/a' } } },\n  ],\n  consent: { outsideEurope: true },\n  donation: false,`,
  ]);

const topic = `---\ntitle: Rest\nsummary: A topic of a small site that the tests use for a mistake.\norder: 1\n---\n\nWalks.\n`;

/** Mistakes in the settings of a site. */
/** Adds redirects to the small site. */
const redirectsTo = (redirects: string) =>
  settingsWith([
    "  blog: { author: 'anna' },",
    `  redirects: { ${redirects} },\n  blog: { author: 'anna' },`,
  ]);

export const settingsMistakes: readonly Mistake[] = [
  // The file as a whole.
  error(
    'the settings file is missing',
    { [SETTINGS_FILE]: null },
    'site.config.ts: expected the settings of a site in the folder …; found no such file. Run the command in the folder of a site.',
  ),
  error(
    'the settings file has another ending',
    {
      [SETTINGS_FILE]: null,
      'site.config.js': 'export default {};',
    },
    'site.config.ts: expected the settings of a site in the folder …; found site.config.js. Run the command in the folder of a site.',
  ),
  error(
    'a comma is missing',
    settingsWith(["noun: 'Yoga',", "noun: 'Yoga'"]),
    'site.config.ts:12: expected valid TypeScript (look at the commas, quotation marks and brackets of this line and the line before); found a syntax error: Expected `,` or `}` but found `Identifier`',
  ),
  error(
    'an apostrophe ends a text',
    settingsWith(["'The Harbour Press'", "'Harbour's Press'"]),
    'site.config.ts:8: expected valid TypeScript (look at the commas, quotation marks and brackets of this line and the line before); found a syntax error: Expected `,` or `}` but found `Identifier`',
  ),
  error(
    'the file is saved in another encoding than UTF-8',
    { [SETTINGS_FILE]: Buffer.from("export default {\n  noun: 'Caf\xe9',\n};\n", 'latin1') },
    'site.config.ts:2: expected a text in UTF-8; found bytes of another encoding; save the file with the encoding UTF-8',
  ),
  error(
    'a text is in typographic quotation marks',
    settingsWith(["'Yoga'", '‘Yoga’']),
    'site.config.ts:11: expected valid TypeScript (look at the commas, quotation marks and brackets of this line and the line before); found a syntax error: Invalid Character `‘`',
  ),
  error(
    'a bracket is not closed',
    settingsWith(['  ],\n  footer', '  footer']),
    'site.config.ts:16: expected valid TypeScript (look at the commas, quotation marks and brackets of this line and the line before); found a syntax error: Expected `,` or `]` but found `:`',
  ),
  error(
    'the file exports nothing',
    settingsWith(['export default ', 'const site = ']),
    'site.config.ts: expected the settings as the default export: export default defineSite({ … }); found nothing',
  ),
  error(
    'the file exports a function',
    settingsWith(['export default defineSite({', 'export default () => ({']),
    'site.config.ts:3: expected the settings as the default export: export default defineSite({ … }); found a function',
  ),
  error(
    'the file exports a promise',
    settingsWith(['export default defineSite({', 'export default Promise.resolve({']),
    'site.config.ts:3: expected the settings as the default export: export default defineSite({ … }); found a promise',
  ),
  error(
    'the file imports a file that does not exist',
    settingsWith(['import', "import './words.ts';\nimport"]),
    'site.config.ts:1: expected settings that can be loaded; found an import of "./words.ts", which does not exist',
  ),
  error(
    'the file imports a package that is not installed',
    settingsWith(['import', "import 'left-pad';\nimport"]),
    'site.config.ts:1: expected settings that can be loaded; found an import of "left-pad", which is not installed',
  ),
  error(
    'the file names a constant that does not exist',
    settingsWith(["noun: 'Yoga'", 'noun: NOUN']),
    'site.config.ts:11: expected settings that can be loaded; found the error "ReferenceError: NOUN is not defined"',
  ),
  error(
    'the file throws an error',
    settingsWith(['export default', "throw new Error('no key');\nexport default"]),
    'site.config.ts:3: expected settings that can be loaded; found the error "no key"',
  ),
  // Fields.
  error(
    'a field is missing',
    settingsWith(["    publisher: 'The Harbour Press',\n", '']),
    'site.config.ts:4: identity.publisher: expected the name of the publisher; found nothing',
  ),
  error(
    'a part of the settings is missing',
    settingsWith(['  donation: false,\n', '']),
    'site.config.ts:3: donation: expected false, or an object with charity, url, title and message; found nothing',
  ),
  error(
    'the name of a field is misspelt',
    settingsWith(['  donation: false', '  theem: {},\n  donation: false']),
    'site.config.ts:54: theem: expected one of the fields (did you mean "theme"?): identity, noun, home, navigation, needs, footer, partners, blog, addresses, feeds, redirects, languages, slots, creatives, networks, affiliates, ads, consent, services, donation, contact, help, security, publishing, socialImages, theme, desk; found {}',
  ),
  error(
    'the name of a field has another case',
    settingsWith(['accentHue', 'accenthue']),
    'site.config.ts:56: theme.accenthue: expected one of the fields (did you mean "accentHue"?): accentHue, logo, mark, paper, corners, header, headlines, headlineFont, hero, home, largePictures, typeface; found 200',
  ),
  error(
    'a field is unknown',
    settingsWith(['  donation: false', "  colour: 'blue',\n  donation: false"]),
    'site.config.ts:54: colour: expected one of the fields identity, noun, home, navigation, needs, footer, partners, blog, addresses, feeds, redirects, languages, slots, creatives, networks, affiliates, ads, consent, services, donation, contact, help, security, publishing, socialImages, theme, desk; found "blue"',
  ),
  error(
    'an unknown field beside mistakes of other kinds',
    settingsWith(
      ["noun: 'Yoga',", "noun: 'Yoga',\n  colour: 'blue',"],
      ["name: 'About', path", "nmae: 'About', path"],
      [
        "{ name: 'Open Library', url: 'https://openlibrary.org/' }",
        "{ name: 'Open Library', url: 'openlibrary.org' }, { name: 'Us', url: 'https://harbour.example' }",
      ],
      ['bannerId: 102', 'bannerId: 101'],
      ["'home.after-hero': {", "'home.after-heroes': {"],
    ),
    'site.config.ts:16: navigation.1.nmae: expected one of the fields (did you mean "name"?): name, path; found "About"',
    'site.config.ts:19: partners.0.url: expected a URL that begins with "https://" (did you mean "https://openlibrary.org"?); found "openlibrary.org"',
    'site.config.ts:12: colour: expected one of the fields identity, noun, home, navigation, needs, footer, partners, blog, addresses, feeds, redirects, languages, slots, creatives, networks, affiliates, ads, consent, services, donation, contact, help, security, publishing, socialImages, theme, desk; found "blue"',
    'site.config.ts:24: slots.home.after-featured.bannerId: expected a unique banner id: slots.home.after-hero has the same id; found 101',
    'site.config.ts:52: networks.0.slots.home.after-heroes: expected one of the slots home.after-hero, home.after-featured, home.in-latest, home.beside-latest, article.in-content-1, article.in-content-2, article.beside-content, article.after-content, article.in-content, blog.in-list, blog.beside-list, topic.after-list, resources.after-path, community.after-stories, home.google-ads (did you mean "home.after-hero"?); found {"sizes":["320x100"]}',
    'site.config.ts:19: partners.1.url: expected the URL of another site, because this is the address of the site itself; found "https://harbour.example"',
  ),
  error(
    'a field is there twice',
    settingsWith(['  donation: false', "  noun: 'Zen',\n  donation: false"]),
    'site.config.ts:54: noun: expected only one field with this name; found it in lines 11 and 54',
  ),
  error(
    'several parts of the settings are wrong, and a link leads to no page',
    settingsWith(
      ["noun: 'Yoga'", 'noun: 7'],
      ["path: '/about' }", "path: '/abuot' }"],
      ["author: 'anna'", "author: 'ana'"],
    ),
    'site.config.ts:11: noun: expected a noun of 1 to 60 characters without braces, or { title, running }; found 7',
    'site.config.ts:19: blog.author: expected one of anna (did you mean "anna"?); found "ana"',
    'site.config.ts:15: navigation.1.path: expected a link to a page or file of this site (did you mean "/about"?); found /abuot',
  ),
  error(
    'a text in the place of an object',
    settingsWith([
      "{ subtitle: 'Unhurried reading on {product}.', actionPath: '/about' }",
      "'Unhurried reading'",
    ]),
    'site.config.ts:12: home: expected an object with the field subtitle; found "Unhurried reading"',
  ),
  error(
    'an object in the place of a list',
    settingsWith([
      "[{ name: 'Open Library', url: 'https://openlibrary.org/' }]",
      "{ name: 'Open Library' }",
    ]),
    'site.config.ts:18: partners: expected a list of partners; found {"name":"Open Library"}',
  ),
  error(
    'a number in the place of a text',
    settingsWith(["name: 'Harbour'", 'name: 7']),
    'site.config.ts:5: identity.name: expected the name of the site, in quotes; found 7',
  ),
  error(
    'a text is empty',
    settingsWith(["'The Harbour Press'", "' '"]),
    'site.config.ts:8: identity.publisher: expected the name of the publisher; found " "',
  ),
  error(
    'a text is too long',
    settingsWith(["name: 'Harbour'", "name: 'Harbour, a Publication on Yoga and on Rest'"]),
    'site.config.ts:5: identity.name: expected a name of at most 40 characters; found "Harbour, a Publication on Yoga and on Rest"',
  ),
  error(
    'a number is in quotes',
    settingsWith(['bannerId: 102', "bannerId: '102'"]),
    'site.config.ts:23: slots.home.after-featured.bannerId: expected a whole number from 1 to 2147483647, without quotes; found "102"',
  ),
  warning(
    'a text contains a misspelt token',
    settingsWith(['reading on {product}', 'reading on {produkt}']),
    'site.config.ts:12: home.subtitle: expected the token {product}; found {produkt}',
  ),
  error(
    'the noun contains braces',
    settingsWith(["noun: 'Yoga'", "noun: '{product}'"]),
    'site.config.ts:11: noun: expected a noun without braces or line breaks; found "{product}"',
  ),
  warning(
    'texts of links that say nothing about the page',
    settingsWith(
      ["name: 'About'", "name: 'Read more'"],
      ["action: 'Write to us'", "action: 'Click here'"],
    ),
    'site.config.ts:15: navigation.1.name: expected the text of a link that names its target; found "Read more"',
    'site.config.ts:38: creatives.0.action: expected the text of a link that names its target; found "Click here"',
  ),
  // Addresses and names.
  error(
    'the URL of the site ends with a slash',
    settingsWith(["'https://harbour.example'", "'https://harbour.example/'"]),
    'site.config.ts:6: identity.url: expected a URL without a slash at its end, such as "https://example.org" (did you mean "https://harbour.example"?); found "https://harbour.example/"',
  ),
  error(
    'the URL of the site has a query',
    settingsWith(["'https://harbour.example'", "'https://harbour.example/blog?a'"]),
    'site.config.ts:6: identity.url: expected a URL without a slash at its end, such as "https://example.org" (did you mean "https://harbour.example/blog"?); found "https://harbour.example/blog?a"',
  ),
  {
    name: 'the URL of the site is not secure',
    severity: 'warning',
    change: settingsWith(["'https://harbour.example'", "'http://harbour.example'"]),
    messages: [
      'site.config.ts:6: identity.url: expected a URL that begins with "https://" (did you mean "https://harbour.example"?); found "http://harbour.example"',
    ],
  },
  {
    name: 'the URL of the site has an origin that all sites of an account share',
    severity: 'warning',
    change: settingsWith(["'https://harbour.example'", "'https://ada.github.io/calm'"]),
    messages: [
      'site.config.ts:6: identity.url: expected a domain of the site’s own; found https://ada.github.io, which all sites of this account share. They can read each other’s notebooks of visitors and answers to the consent prompt, and each overwrites those of the others. Give the site a custom domain, or keep no other site in this account',
    ],
  },
  {
    name: 'the URL of the site is not secure, and has an origin that all sites of an account share',
    severity: 'warning',
    change: settingsWith(["'https://harbour.example'", "'http://ada.github.io'"]),
    messages: [
      'site.config.ts:6: identity.url: expected a domain of the site’s own; found http://ada.github.io, which all sites of this account share. They can read each other’s notebooks of visitors and answers to the consent prompt, and each overwrites those of the others. Give the site a custom domain, or keep no other site in this account',
      'site.config.ts:6: identity.url: expected a URL that begins with "https://" (did you mean "https://ada.github.io"?); found "http://ada.github.io"',
    ],
  },
  error(
    'the URL of the site lacks its scheme',
    settingsWith(["'https://harbour.example'", "'harbour.example'"]),
    'site.config.ts:6: identity.url: expected a URL without a slash at its end, such as "https://example.org"; found "harbour.example"',
  ),
  error(
    'the language is no language tag',
    settingsWith(["'en-GB'", "'English'"]),
    'site.config.ts:7: identity.language: expected a language tag, such as "en-GB"; found "English"',
  ),
  error(
    'the language has an underscore',
    settingsWith(["'en-GB'", "'en_GB'"]),
    'site.config.ts:7: identity.language: expected a language tag, such as "en-GB" (did you mean "en-GB"?); found "en_GB"',
  ),
  error(
    'the language has a region that does not exist',
    settingsWith(["'en-GB'", "'en-UK'"]),
    'site.config.ts:7: identity.language: expected a language tag, such as "en-GB" (did you mean "en-GB"?); found "en-UK"',
  ),
  error(
    'the day of the help is not in the form of a day',
    settingsWith([
      '  contact: {',
      "  help: { name: 'Help', url: 'https://help.example', lookedUp: '14.6.2026' },\n  contact: {",
    ]),
    'site.config.ts:55: help.lookedUp: expected a day in the form "2026-06-14"; found "14.6.2026"',
  ),
  error(
    'a day in the settings does not exist',
    secondCreative("to: '2026-02-30'"),
    'site.config.ts:41: creatives.1.to: expected a day that exists, such as "2026-06-14"; found "2026-02-30"',
  ),
  error(
    'an e-mail address lacks the @',
    settingsWith(["'letters@harbour.example'", "'letters.harbour.example'"]),
    'site.config.ts:55: contact.email: expected an e-mail address, such as "letters@example.org"; found "letters.harbour.example"',
  ),
  error(
    'the issue tracker has an e-mail address in place of a URL',
    settingsWith(["email: 'letters@harbour.example'", "issues: 'letters@harbour.example'"]),
    'site.config.ts:55: contact.issues: expected a URL that begins with "https://"; found "letters@harbour.example"',
  ),
  error(
    'a link of the navigation lacks the slash at its beginning',
    settingsWith(["path: '/about' }", "path: 'about' }"]),
    'site.config.ts:15: navigation.1.path: expected a path on this site in lower case without a trailing slash, such as "/about" (did you mean "/about"?); found "about"',
  ),
  error(
    'a link of the navigation ends with a slash',
    settingsWith(["path: '/about' }", "path: '/about/' }"]),
    'site.config.ts:15: navigation.1.path: expected a path on this site in lower case without a trailing slash, such as "/about" (did you mean "/about"?); found "/about/"',
  ),
  error(
    'a link of the navigation is the full URL of a page of the site',
    settingsWith(["path: '/about' }", "path: 'https://harbour.example/about' }"]),
    'site.config.ts:15: navigation.1.path: expected a path on this site in lower case without a trailing slash, such as "/about"; found "https://harbour.example/about"',
  ),
  error(
    'a link of the navigation leads to no page',
    settingsWith(["path: '/about' }", "path: '/abuot' }"]),
    'site.config.ts:15: navigation.1.path: expected a link to a page or file of this site (did you mean "/about"?); found /abuot',
  ),
  error(
    'a link of the navigation is there twice',
    settingsWith(["path: '/about' }", "path: '/' }"]),
    'site.config.ts:15: navigation.1.path: expected a path that no other link of the list has; found "/"',
  ),
  error(
    'a need leads to no page',
    settingsWith([
      '  footer: {',
      "  needs: [{ text: 'I am tired', href: '/abuot' }],\n  footer: {",
    ]),
    'site.config.ts:17: needs.0.href: expected a link to a page or file of this site (did you mean "/about"?); found /abuot',
  ),
  error(
    'a need is there twice, and another one leads to a search',
    settingsWith([
      '  footer: {',
      "  needs: [\n    { text: 'I am tired', href: '/topics/rest' },\n    { text: 'I am tired', href: '/blog' },\n    { text: 'I am angry', href: '/search?q=anger' },\n  ],\n  footer: {",
    ]),
    'site.config.ts:20: needs.2.href: expected a path on this site, or a heading on a page of it, such as "/topics/rest"; found "/search?q=anger"',
    'site.config.ts:19: needs.1.text: expected a text that no other link of the list has; found "I am tired"',
  ),
  error(
    'a URL lacks its scheme',
    settingsWith(["'https://openlibrary.org/'", "'openlibrary.org'"]),
    'site.config.ts:18: partners.0.url: expected a URL that begins with "https://" (did you mean "https://openlibrary.org"?); found "openlibrary.org"',
  ),
  error(
    'a URL is not secure',
    settingsWith(["'https://openlibrary.org/'", "'http://openlibrary.org/'"]),
    'site.config.ts:18: partners.0.url: expected a URL that begins with "https://" (did you mean "https://openlibrary.org/"?); found "http://openlibrary.org/"',
  ),
  error(
    'a partner is listed twice',
    settingsWith([
      "  partners: [{ name: 'Open Library', url: 'https://openlibrary.org/' }]",
      "  partners: [\n    { name: 'Open Library', url: 'https://openlibrary.org/' },\n    { name: 'Books', url: 'https://openlibrary.org/' },\n  ]",
    ]),
    'site.config.ts:20: partners.1.url: expected a URL that no other partner has; found "https://openlibrary.org/"',
  ),
  error(
    'a partner is the site itself',
    settingsWith(["'https://openlibrary.org/'", "'https://harbour.example/about'"]),
    'site.config.ts:18: partners.0.url: expected the URL of another site, because this is the address of the site itself; found "https://harbour.example/about"',
  ),
  error(
    'a house creative has the full URL of a page of the site',
    settingsWith(["href: '/about'", "href: 'https://harbour.example/about'"]),
    'site.config.ts:39: creatives.0.href: expected a path without the address of the site, such as "/about"; found "https://harbour.example/about"',
  ),
  error(
    'the default author does not exist',
    settingsWith(["author: 'anna'", "author: 'ana'"]),
    'site.config.ts:19: blog.author: expected one of anna (did you mean "anna"?); found "ana"',
  ),
  // Slots and networks.
  error(
    'a page of the slots does not exist',
    settingsWith(['    topic: false', '    topics: false,\n    topic: false']),
    'site.config.ts:29: slots.topics: expected one of the fields (did you mean "topic"?): home, article, blog, topic, resources, community; found false',
  ),
  error(
    'a slot does not exist',
    settingsWith(["'after-featured': {", "'after-feature': {"]),
    'site.config.ts:23: slots.home.after-feature: expected one of the fields (did you mean "after-featured"?): after-hero, after-featured, in-latest, beside-latest; found {"bannerId":102}',
  ),
  error(
    'two slots have the same banner id',
    settingsWith(['bannerId: 102', 'bannerId: 101']),
    'site.config.ts:23: slots.home.after-featured.bannerId: expected a unique banner id: slots.home.after-hero has the same id; found 101',
  ),
  error(
    'a slot names a house creative that does not exist',
    settingsWith(["creative: 'write-to-us' }", "creative: 'write-to-uss' }"]),
    'site.config.ts:22: slots.home.after-hero.creative: expected the id of a house creative: write-to-us (did you mean "write-to-us"?); found "write-to-uss"',
  ),
  error(
    'slots in the text of articles are too close to each other',
    inContent('bannerIds: [211], everyWords: 100'),
    'site.config.ts:28: slots.article.in-content.everyWords: expected so many words between two slots that advertising takes at most a quarter of the height on phones: a whole number from 250 to 5000; found 100',
  ),
  error(
    'a banner id of slots in the text of articles is no number',
    inContent("bannerIds: [211, 'north']"),
    'site.config.ts:28: slots.article.in-content.bannerIds.1: expected a whole number from 1 to 2147483647; found "north"',
  ),
  error(
    'slots in the text of articles have a banner id twice, or that of another slot',
    inContent('bannerIds: [211, 211, 101]'),
    'site.config.ts:28: slots.article.in-content.bannerIds.1: expected a unique banner id: slots.article.in-content has the same id; found 211',
    'site.config.ts:28: slots.article.in-content.bannerIds.2: expected a unique banner id: slots.home.after-hero has the same id; found 101',
  ),
  error(
    'articles have slots for phones beside those for every screen',
    inContent('bannerIds: [211]', "'in-content-1': { bannerId: 201 }"),
    'site.config.ts:29: slots.article.in-content-1: expected no slot here, because in-content takes its place; found {"bannerId":201}',
  ),
  error(
    'articles have no slots in the text',
    settingsWith([
      'article: false',
      "article: { 'beside-content': { bannerId: 203 }, 'after-content': { bannerId: 204 } }",
    ]),
    'site.config.ts:27: slots.article.in-content-1: expected a slot, such as { bannerId: 201 }, unless in-content takes its place; found nothing',
    'site.config.ts:27: slots.article.in-content-2: expected a slot, such as { bannerId: 201 }, unless in-content takes its place; found nothing',
  ),
  error(
    'a network fills a slot in the text of articles for which the settings have others',
    {
      [SETTINGS_FILE]: inContent('bannerIds: [211]')[SETTINGS_FILE].replace(
        "'home.after-hero': {",
        "'article.in-content-1': {",
      ),
    },
    'site.config.ts:55: networks.0.slots.article.in-content-1: expected a slot in slots.article, which has beside-content, after-content, in-content; found {"sizes":["320x100"]}',
  ),
  error(
    'a slot without text beside it is sticky',
    settingsWith(['bannerId: 102', 'bannerId: 102, sticky: true']),
    'site.config.ts:23: slots.home.after-featured.sticky: expected false: only tall slots (home.beside-latest, article.beside-content, blog.beside-list) have text beside them; found true',
  ),
  error(
    'the tall slot of articles is sticky beside slots in the text',
    inContent('bannerIds: [211]', undefined, ', sticky: true'),
    'site.config.ts:29: slots.article.beside-content.sticky: expected false, because the slots of in-content would be beside the sticky slot; found true',
  ),
  error(
    'AdSense fills a sticky slot',
    settingsWith(
      ['bannerId: 104', 'bannerId: 104, sticky: true'],
      ["adapter: 'elements'", "adapter: 'adsense'"],
      [
        "script: 'https://cdn.acme.example/fill.js',\n      adsTxt: ['acme.example, 4711, DIRECT']",
        "client: 'ca-pub-1234567890123456',\n      cookies: [{ name: 'a', purpose: 'Counts.', lifetime: '1 day' }]",
      ],
      [
        "'home.after-hero': { sizes: ['320x100'] }",
        "'home.beside-latest': { sizes: ['300x600'], unit: '1234567890' }",
      ],
      ['donation: false', 'consent: { outsideEurope: true },\n  donation: false'],
    ),
    'site.config.ts:51: networks.0.slots.home.beside-latest: expected a slot that is not sticky, because AdSense forbids ads that stick to the screen: remove sticky from slots.home.beside-latest, or let another network fill the slot; found {"sizes":["300x600"],"unit":"1234567890"}',
  ),
  error(
    'a section of the home page is misspelt',
    settingsWith([
      'home: { ',
      "home: {\n    sections: ['featured', 'newset', 'stories', 'google-ads'],\n    ",
    ]),
    'site.config.ts:13: home.sections.1: expected one of featured, newest, stories, google-ads (did you mean "newest"?); found "newset"',
  ),
  error(
    'a network fills a slot of a section that the home page leaves out',
    settingsWith(
      ['home: { ', "home: {\n    sections: ['featured', 'stories'],\n    "],
      ["'home.after-hero': {", "'home.in-latest': {"],
    ),
    'site.config.ts:53: networks.0.slots.home.in-latest: expected a slot of a section in home.sections, which does not list "newest"; found {"sizes":["320x100"]}',
  ),
  error(
    'the adapter of a network is misspelt',
    settingsWith(["adapter: 'elements'", "adapter: 'element'"]),
    'site.config.ts:44: networks.0.adapter: expected an adapter: "elements", "adsense", "gpt", "tag", or the path of a module of your own, such as "./adapters/acme.ts" (did you mean "elements"?); found "element"',
  ),
  error(
    'the mode of a network is misspelt',
    settingsWith(["id: 'acme'", "id: 'acme',\n      mode: 'iframe'"]),
    'site.config.ts:46: networks.0.mode: expected "frame", "second-host" (a frame on ads.frameHost), or "inline" (in the page itself) (did you mean "frame"?); found "iframe"',
  ),
  error(
    'a network fills a slot that does not exist',
    settingsWith(["'home.after-hero': {", "'home.after-heros': {"]),
    'site.config.ts:51: networks.0.slots.home.after-heros: expected one of the slots home.after-hero, home.after-featured, home.in-latest, home.beside-latest, article.in-content-1, article.in-content-2, article.beside-content, article.after-content, article.in-content, blog.in-list, blog.beside-list, topic.after-list, resources.after-path, community.after-stories, home.google-ads (did you mean "home.after-hero"?); found {"sizes":["320x100"]}',
  ),
  error(
    'a network in the page itself that may replace the page',
    settingsWith(["id: 'acme'", "id: 'acme',\n      mode: 'inline',\n      mayReplacePage: true"]),
    'site.config.ts:47: networks.0.mayReplacePage: expected false, because a network in the page itself can always replace it; found true',
  ),
  error(
    'a network sets cookies without consent',
    settingsWith([
      'needsConsent: true',
      "needsConsent: false,\n      cookies: [{ name: 'a', purpose: 'Counts.', lifetime: '1 day' }]",
    ]),
    'site.config.ts:48: networks.0.needsConsent: expected true, because the network sets cookies; found false',
  ),
  error(
    'a line of ads.txt is neither a record nor a variable nor a comment',
    settingsWith(['acme.example, 4711, DIRECT', 'MANAGER=acme.example']),
    'site.config.ts:50: networks.0.adsTxt.0: expected an ads.txt record such as "example.com, pub-1234, DIRECT, f08c47fec0942fa0" (the domain of the ad system, the account id, DIRECT or RESELLER), a comment that begins with "#", or a variable such as "MANAGERDOMAIN=example.com"; found "MANAGER=acme.example"',
  ),
  error(
    'ads.txt is in public/ and redirected too',
    {
      ...settingsWith([
        'donation: false,',
        "ads: { adsTxt: { redirect: 'https://manager.example/ads.txt' } },\n  donation: false,",
      ]),
      'public/ads.txt': 'acme.example, 4711, DIRECT\n',
    },
    'site.config.ts:54: ads.adsTxt.redirect: expected no redirect beside the file public/ads.txt, or no such file; found "https://manager.example/ads.txt"',
  ),
  warning(
    'ads.txt is in public/ beside the records of networks',
    { 'public/ads.txt': 'acme.example, 4711, DIRECT\n' },
    'public/ads.txt: expected no such file, because the settings of the networks have the records (adsTxt); found a file that replaces these records',
  ),
  error(
    'the script of a consent platform has an attribute that runs code',
    settingsWith([
      'donation: false,',
      "consent: {\n    platform: {\n      name: 'Askers',\n      script: 'https://askers.example/tcf.js',\n      attributes: { onload: 'run()' },\n      privacyPolicy: 'https://askers.example/privacy',\n    },\n  },\n  donation: false,",
    ]),
    'site.config.ts:58: consent.platform.attributes.onload: expected an attribute with the name "id", or a name that begins with "data-"; found "run()"',
  ),
  error(
    'Global Privacy Control restricts advertising where the GDPR may apply',
    settingsWith(['donation: false,', "consent: { gpc: 'restrict' },\n  donation: false,"]),
    'site.config.ts:54: consent.gpc: expected "refuse", unless consent.platform finds out where the GDPR applies, or consent.outsideEurope is true; found "restrict"',
  ),
  error(
    'a cookie is listed twice',
    settingsWith([
      'needsConsent: true',
      "needsConsent: true,\n      cookies: [\n        { name: 'a', purpose: 'Counts.', lifetime: '1 day' },\n        { name: 'a', purpose: 'Counts.', lifetime: '1 day' },\n      ]",
    ]),
    'site.config.ts:51: networks.0.cookies.1.name: expected a cookie that is not already in the list; found "a"',
  ),
  error(
    'the module of an adapter does not exist',
    settingsWith(["adapter: 'elements'", "adapter: './adapters/acme.ts'"]),
    'site.config.ts:44: networks.0.adapter: expected the path of a module whose default export is an adapter, made by defineAdapter of daymark/adapters; found "./adapters/acme.ts", which does not exist',
  ),
  error(
    'the module of an adapter throws an error',
    {
      ...settingsWith(["adapter: 'elements'", "adapter: './adapters/acme.ts'"]),
      'adapters/acme.ts': 'const key = null;\nexport default { key: key.zone };\n',
    },
    'site.config.ts:44: networks.0.adapter: expected the path of a module whose default export is an adapter, made by defineAdapter of daymark/adapters; found "./adapters/acme.ts", which cannot be loaded: the error "TypeError: Cannot read properties of null (reading \'zone\')" in adapters/acme.ts:2',
  ),
  error(
    'the module of an adapter lacks a part',
    {
      ...settingsWith(["adapter: 'elements'", "adapter: './adapters/acme.ts'"]),
      'adapters/acme.ts': 'export default {};\n',
    },
    'site.config.ts:44: networks.0.adapter: expected the path of a module whose default export is an adapter, made by defineAdapter of daymark/adapters; found "./adapters/acme.ts", which lacks a schema made by z.strictObject',
  ),
  error(
    'the file of a tag does not exist',
    settingsWith(
      ["adapter: 'elements'", "adapter: 'tag'"],
      [
        "      script: 'https://cdn.acme.example/fill.js',\n",
        "      hosts: ['https://cdn.acme.example'],\n",
      ],
      ["sizes: ['320x100']", "sizes: ['320x100'], file: 'tags/home.html'"],
    ),
    'site.config.ts:51: networks.0.slots.home.after-hero.file: expected a file with the HTML tag of an ad seller; found "tags/home.html", which does not exist',
  ),
  // House creatives.
  error(
    'a house creative ends before it begins',
    secondCreative("from: '2026-12-24', to: '2026-12-01'"),
    'site.config.ts:41: creatives.1.to: expected a day that is not before 2026-12-24, the first day; found "2026-12-01"',
  ),
  error(
    'the only house creative has a last day',
    creativeWith("to: '2026-12-24'"),
    'site.config.ts:33: creatives: expected at least one house creative without from, to and topics, for all other days and pages; found [{"id":"write-to-us","title":"Something you have noticed?","message":"A corre...',
  ),
  error(
    'a day that is no day, and a size that is none',
    creativeWith("to: '24.12.2026', image: { '300×250': '/ads/lamps.png' }"),
    'site.config.ts:39: creatives.0.image.300×250: expected a width and a height in pixels, such as "300x250"; found "/ads/lamps.png"',
    'site.config.ts:39: creatives.0.to: expected a day in the form "2026-06-14"; found "24.12.2026"',
  ),
  error(
    'the images of a house creative do not fit all slots where it may be',
    { ...creativeWith("image: { '728x90': '/ads/lamps.png' }"), 'public/ads/lamps.png': wide },
    'site.config.ts:39: creatives.0.image: expected an image of at most 320 × 250 pixels for home.after-hero, home.after-featured, home.in-latest; found {"728x90":"/ads/lamps.png"}',
    'site.config.ts:39: creatives.0.image: expected an image of at most 300 × 600 pixels for home.beside-latest; found {"728x90":"/ads/lamps.png"}',
  ),
  error(
    'an image of a house creative is larger than every slot',
    {
      ...creativeWith("image: { '300x250': '/ads/lamps.png', '970x250': '/ads/wide.png' }"),
      'public/ads/lamps.png': lamps,
      'public/ads/wide.png': await sharp(lamps).resize(970, 250, { fit: 'fill' }).png().toBuffer(),
    },
    'site.config.ts:39: creatives.0.image.970x250: expected a size of at most 728 × 250 or 300 × 600 pixels, which a slot can show; found "/ads/wide.png"',
  ),
  error(
    'an image of a house creative does not exist',
    { ...creativeWith("image: { '300x250': '/ads/lamp.png' }"), 'public/ads/lamps.png': lamps },
    'site.config.ts:39: creatives.0.image.300x250: expected the path of a picture in public/; found "/ads/lamp.png", which does not exist (did you mean "/ads/lamps.png"?)',
  ),
  error(
    'an image of a house creative is not a picture for pages',
    creativeWith("image: { '300x250': '/ads/lamps.gif' }"),
    'site.config.ts:39: creatives.0.image.300x250: expected the path of a picture in public/, ending with .png, .jpg, .jpeg, .webp or .avif, such as "/ads/lamps.png"; found "/ads/lamps.gif"',
  ),
  error(
    'an image of a house creative has another size',
    { ...creativeWith("image: { '300x100': '/ads/lamps.png' }"), 'public/ads/lamps.png': lamps },
    'site.config.ts:39: creatives.0.image.300x100: expected a picture of 300 × 100 pixels, or of 600 × 200 for sharp screens; found "/ads/lamps.png", which has 300 × 250',
  ),
  error(
    'an image of a house creative is too large',
    {
      ...creativeWith("image: { '300x250': '/ads/lamps.png' }"),
      'public/ads/lamps.png': Buffer.concat([lamps], 160 * 1024),
    },
    'site.config.ts:39: creatives.0.image.300x250: expected a picture of at most 150 KB; found "/ads/lamps.png", which has 160 KB',
  ),
  error(
    'a house creative has a topic that does not exist',
    { ...secondCreative("topics: ['rset']"), 'content/topics/rest.md': topic },
    'site.config.ts:41: creatives.1.topics.0: expected one of rest (did you mean "rest"?); found "rset"',
  ),
  error(
    'a key of Ad Manager has a character that Ad Manager reserves',
    adManagerWith("{ keys: { 'quiet&calm': 'yes' } }"),
    'site.config.ts:53: networks.1.targeting.keys.quiet&calm: expected a key without the character &; found "yes"',
  ),
  error(
    'a value of Ad Manager has a character that Ad Manager reserves',
    adManagerWith("{ keys: { section: ['calm', 'quiet, still'] } }"),
    'site.config.ts:53: networks.1.targeting.keys.section.1: expected a value without the character ,; found "quiet, still"',
  ),
  error(
    'the name of a topic is longer than a value of Ad Manager',
    {
      ...adManagerWith('{}'),
      'content/topics/the-rest-between-two-walks-along-the-harbour.md': topic,
    },
    'site.config.ts:53: networks.1.targeting.topic: expected false, or names of topics of at most 40 characters; found the topic the-rest-between-two-walks-along-the-harbour',
  ),
  warning(
    'the settings accept a remark that the site does not have',
    settingsWith([
      '  donation: false,',
      "  publishing: { accepted: [{ id: 'sample-story', reason: 'A tale.' }] },\n  donation: false,",
    ]),
    'site.config.ts:54: publishing.accepted.0: expected a remark that the site has; delete the entry if the reason is gone; found "sample-story"',
  ),
  error(
    'the time zone of the site is misspelt',
    settingsWith(["language: 'en-GB',", "language: 'en-GB', timeZone: 'Europe/Berlim',"]),
    'site.config.ts:7: identity.timeZone: expected a time zone of the IANA list, such as "Europe/Berlin" or "UTC" (did you mean "Europe/Berlin"?); found "Europe/Berlim"',
  ),
  // Services.
  error(
    'a service is misspelt',
    servicesWith("{ service: 'plausibel', domain: 'a.example' }"),
    'site.config.ts:54: services.0.service: expected a service: "buttondown", "listmonk", "mailchimp", "form", "ghost", "plausible", "goatcounter", "umami", "giscus", "verification", or the path of a module of your own, such as "./services/acme.ts" (did you mean "plausible"?); found "plausibel"',
  ),
  error(
    'the site has two newsletters',
    servicesWith(
      "{ service: 'buttondown', username: 'harbour' }, { service: 'ghost', page: 'https://harbour.ghost.io/' }",
      '\n\n::services',
    ),
    'site.config.ts:54: services.1.service: expected at most one service for a newsletter; found "ghost"',
  ),
  error(
    'a network has the id of the counter',
    {
      ...servicesWith("{ service: 'plausible', domain: 'a.example' }", '\n\n::services'),
      ...settingsWith(
        ["id: 'acme'", "id: 'counter'"],
        [
          '  donation: false,',
          "  services: [{ service: 'plausible', domain: 'a.example' }],\n  donation: false,",
        ],
      ),
    },
    'site.config.ts:45: networks.0.id: expected an id other than that of the counter in services; found "counter"',
  ),
  error(
    'the privacy page does not describe the services',
    servicesWith("{ service: 'buttondown', username: 'harbour' }"),
    'content/pages/privacy.md: expected a line ::services outside comments and code, which the page replaces with the list of services; found no such line',
  ),
  error(
    'the privacy page says that nobody counts visits, beside a counter',
    servicesWith(
      "{ service: 'plausible', domain: 'a.example' }",
      '\n\n::services\n\nWe do not record which pages you read, how long you stay or what you press.',
    ),
    'content/pages/privacy.md:13: expected no such sentence beside a counter of visits; the line ::services says what it receives; found "We do not record which pages you read, how long you stay or what you press."',
  ),
  error(
    'the community page says that there is no mailing list, beside a newsletter',
    {
      ...servicesWith("{ service: 'buttondown', username: 'harbour' }", '\n\n::services'),
      'content/pages/community.md':
        '---\ntitle: Community\nsummary: A page of a small site that the tests use.\n---\n\nThere is nothing to sign up for: no account, and no mailing list.\n',
    },
    'content/pages/community.md:6: expected no such sentence beside a newsletter; found "There is nothing to sign up for: no account, and no mailing list."',
  ),
  error(
    'a newsletter in a text has no username',
    {
      ...servicesWith("{ service: 'buttondown' }", '\n\n::services'),
      'content/pages/about.md': `${smallSite['content/pages/about.md']}\n::newsletter\n`,
    },
    'site.config.ts:54: services.0.username: expected the name of your newsletter at Buttondown, such as "harbour"; found nothing',
  ),
  error(
    'a text has the form of a newsletter that the site does not have',
    { 'content/pages/about.md': `${smallSite['content/pages/about.md']}\n::newsletter\n` },
    "content/pages/about.md:8: expected a newsletter in the settings, such as services: [{ service: 'buttondown', … }]; found ::newsletter and no newsletter",
  ),
  // The look.
  error(
    'the privacy page has the list of networks in a comment',
    {
      'content/pages/privacy.md':
        '---\ntitle: Privacy policy\nsummary: A page of a small site that the tests use.\n---\n\n<!--\n::networks\n-->\n\n* ::consent\n',
    },
    'content/pages/privacy.md: expected a line ::networks outside comments and code, which the page replaces with the list of networks; found no such line',
  ),
  error(
    'the accent colour is no hue',
    settingsWith(['accentHue: 200', "accentHue: '#12a4b8'"]),
    'site.config.ts:56: theme.accentHue: expected a hue in degrees: a whole number from 0 to 360; found "#12a4b8"',
  ),
  error(
    'the paper does not exist',
    settingsWith(['accentHue: 200', "paper: 'creme'"]),
    'site.config.ts:56: theme.paper: expected one of cream, white, stone, sand, peach, rose, lilac, mist, sage (did you mean "cream"?); found "creme"',
  ),
  error(
    'the mark is a letter',
    settingsWith(['accentHue: 200', "mark: 'S'"]),
    'site.config.ts:56: theme.mark: expected one of circle, tile, arch, diamond, hexagon, leaf, drop, shield, seal, lighthouse; found "S"',
  ),
  error(
    'the form of the home page does not exist',
    settingsWith(['accentHue: 200', "home: 'magazin'"]),
    'site.config.ts:56: theme.home: expected one of sections, magazine, plain (did you mean "magazine"?); found "magazin"',
  ),
  error(
    'the hero is a text',
    settingsWith(['accentHue: 200', "hero: 'none'"]),
    'site.config.ts:56: theme.hero: expected false, or an object such as { world: "hills", hour: "late gold" }; found "none"',
  ),
  error(
    'the hero has a motif that does not exist',
    settingsWith(['accentHue: 200', "hero: { motif: 'mountain lakes' }"]),
    'site.config.ts:56: theme.hero.motif: expected a motif, such as "open sea" (did you mean "mountain lake"?); found "mountain lakes"',
  ),
  error(
    'the hero has a motif of another world',
    settingsWith(['accentHue: 200', "hero: { world: 'city', motif: 'river' }"]),
    'site.config.ts:56: theme.hero.world: expected "hills", the world of the motif; found "city"',
  ),
  error(
    'the hero has a drawing and a picture file',
    settingsWith(['accentHue: 200', "hero: { world: 'city', picture: 'harbour.jpg' }"]),
    'site.config.ts:56: theme.hero.picture: expected no picture file beside a world, a motif or an hour, which are of drawings; found "harbour.jpg"',
  ),
  error(
    'the picture of the hero does not exist',
    settingsWith(['accentHue: 200', "hero: { picture: 'harbour.jpg' }"]),
    'site.config.ts:56: theme.hero.picture: expected a picture that the build can use; found "harbour.jpg", which does not exist',
  ),
  error(
    'the picture of the hero has the ending of another format',
    { ...settingsWith(['accentHue: 200', "hero: { picture: 'lamps.jpg' }"]), 'lamps.jpg': lamps },
    'site.config.ts:56: theme.hero.picture: expected a picture that the build can use; found "lamps.jpg", which is a PNG picture; rename it, so that the name ends in .png',
  ),
  error(
    'the file of the logo does not exist',
    settingsWith(['accentHue: 200', "logo: 'logo.svg'"]),
    'site.config.ts:56: theme.logo: expected an SVG file that every page can contain; found "logo.svg", which does not exist',
  ),
  warning(
    'the logo is black, which nobody sees in the dark scheme',
    {
      ...settingsWith(['accentHue: 200', "logo: 'logo.svg'"]),
      'logo.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#000" d="M0 0h9v9H0z"/></svg>',
    },
    'site.config.ts:56: theme.logo: expected parts with a contrast of at least 3 to the header in both schemes, such as fill="currentColor"; found "logo.svg", which has a part with the colour #000 with a contrast of 1.15 in the dark scheme',
  ),
  error(
    'the logo is a PNG file with the ending .svg',
    {
      ...settingsWith(['accentHue: 200', "logo: 'logo.svg'"]),
      'logo.svg': Uint8Array.of(0x89, 0x50, 0x4e, 0x47),
    },
    'site.config.ts:56: theme.logo: expected an SVG file that every page can contain; found "logo.svg", which is a PNG file, although its name ends with .svg',
  ),
  error(
    'the logo is not valid SVG',
    {
      ...settingsWith(['accentHue: 200', "logo: 'logo.svg'"]),
      'logo.svg': '<svg><path></svg>',
    },
    'site.config.ts:56: theme.logo: expected an SVG file that every page can contain; found "logo.svg", which has a syntax error in line 1',
  ),
  error(
    'the file of the typeface is no font',
    {
      ...settingsWith([
        'accentHue: 200',
        "typeface: { name: 'Lora', file: 'lora.ttf', licence: 'OFL.txt' }",
      ]),
      'lora.ttf': 'Lora',
      'OFL.txt': 'Licence',
    },
    'site.config.ts:56: theme.typeface.file: expected a font; found "lora.ttf", which is not a font, or is damaged',
  ),
  error(
    'the file of the bold letters is no font',
    {
      ...settingsWith([
        'accentHue: 200',
        "typeface: { name: 'Kana', file: 'kana.woff2', bold: 'bold.ttf', licence: 'OFL.txt' }",
      ]),
      'kana.woff2': kana,
      'bold.ttf': 'Bold',
      'OFL.txt': 'Licence',
    },
    'site.config.ts:56: theme.typeface.bold: expected a font; found "bold.ttf", which is not a font, or is damaged',
  ),
  warning(
    'the typeface has the letters of a language of East Asia',
    {
      ...settingsWith(
        ["'en-GB'", "'ja'"],
        ['accentHue: 200', "typeface: { name: 'Kana', file: 'kana.woff2', licence: 'OFL.txt' }"],
      ),
      'kana.woff2': kana,
      'OFL.txt': 'Licence',
    },
    'site.config.ts:56: theme.typeface.file: expected a typeface for Latin letters, because one for the language ja has megabytes; found "kana.woff2", of which pages use only the Latin letters, and a system font for the others',
  ),
  error(
    'the typeface has no licence',
    settingsWith(['accentHue: 200', "typeface: { name: 'Lora', file: 'lora.ttf' }"]),
    "site.config.ts:56: theme.typeface.licence: expected the path of the font's licence, which the site has to publish; found nothing",
  ),
  error(
    'an affiliate address instead of its host, and a path without its last slash',
    settingsWith([
      'donation: false,',
      "donation: false, affiliates: ['https://amzn.to/3x', '/go'],",
    ]),
    'site.config.ts:54: affiliates.0: expected the host of affiliate links, such as "amzn.to", or a path on this site that begins and ends with a slash, such as "/go/" (did you mean "amzn.to"?); found "https://amzn.to/3x"',
    'site.config.ts:54: affiliates.1: expected the host of affiliate links, such as "amzn.to", or a path on this site that begins and ends with a slash, such as "/go/" (did you mean "/go/"?); found "/go"',
  ),
  error(
    'affiliate links in a text instead of a list',
    settingsWith(['donation: false,', "donation: false, affiliates: 'amzn.to',"]),
    'site.config.ts:54: affiliates: expected a list of hosts and paths, such as ["amzn.to", "/go/"]; found "amzn.to"',
  ),
  error(
    'the host of the site as that of affiliate links',
    settingsWith(['donation: false,', "donation: false, affiliates: ['harbour.example'],"]),
    'site.config.ts:54: affiliates.0: expected a host other than that of identity.url, or a path on this site, such as "/go/"; found "harbour.example"',
  ),
  error(
    'donations to the publication lead to no page, and to a mistyped account without a holder',
    settingsWith([
      'donation: false,',
      "donation: { for: 'publication', page: 'https://ko-fi.com', iban: 'GB82WEST12345698765423', title: 'Help', message: 'Help us.' },",
    ]),
    'site.config.ts:54: donation.page: expected the address of your own page at ko-fi.com, such as "https://ko-fi.com/harbour"; found "https://ko-fi.com"',
    'site.config.ts:54: donation.iban: expected an IBAN whose check digits fit: one or more characters are wrong or missing; found "GB82WEST12345698765423"',
    'site.config.ts:54: donation.beneficiary: expected the name of the holder of the account; found nothing',
  ),
  // Other files.
  error(
    'a bracket of the styles is not closed',
    {
      'custom.css': '.a {\n  color: red;\n\n.b {\n  color: blue;\n}\n',
    },
    'custom.css:1: expected a "}" for the "{" in this line; found none',
  ),
  error(
    'the name of an override is misspelt',
    {
      'overrides/Foter.tsx': 'export default () => null;\n',
    },
    'overrides/Foter.tsx: expected one of ArticleCard.tsx, ArticleFacts.tsx, ArticleRow.tsx, Byline.tsx, Footer.tsx, Header.tsx, Hero.tsx, StoryQuote.tsx (did you mean "Footer.tsx"?); found Foter.tsx',
  ),
  error(
    'an override has a syntax error',
    {
      'overrides/Footer.tsx': 'export default function Footer() {\n  return <p>A</b>;\n}\n',
    },
    "overrides/Footer.tsx:2: expected valid TypeScript (look at the commas, quotation marks and brackets of this line and the line before); found a syntax error: Expected corresponding JSX closing tag for 'p'.",
  ),
  error(
    'mistakes in several overrides and pages at once',
    {
      'overrides/Sidebar.tsx': 'export default () => null;\n',
      'overrides/Footer.tsx': 'export const Footer = () => null;\n',
      'overrides/Header.tsx': "import './header.css';\nexport default () => null;\n",
      'pages/walks.astro':
        "---\nimport { map } from 'maps';\nexport const page = { title: 'Walks', summary: 'Walks along the harbour and on the hills around it.' };\n---\n<p>A</p>\n",
    },
    'overrides/Sidebar.tsx: expected one of ArticleCard.tsx, ArticleFacts.tsx, ArticleRow.tsx, Byline.tsx, Footer.tsx, Header.tsx, Hero.tsx, StoryQuote.tsx; found Sidebar.tsx',
    'overrides/Footer.tsx: expected a default export that is a component to replace Footer; found no default export',
    'overrides/Header.tsx:1: expected an import of an existing file; found an import of "./header.css", which does not exist',
    'pages/walks.astro:2: expected an import of an installed package; found an import of "maps", which is not installed',
  ),
  error(
    'the integrations import a package that is not installed',
    {
      'integrations.ts': "import tides from 'tides';\nexport default [tides()];\n",
    },
    'integrations.ts:1: expected Astro integrations that can be loaded; found an import of "tides", which is not installed',
  ),
  error(
    'the desk is on the host of the site',
    settingsWith([
      'theme: { accentHue: 200 },',
      "desk: { forge: 'github', repository: 'harbour/site', host: 'https://harbour.example' },",
    ]),
    'site.config.ts:56: desk.host: expected another host than that of the site, because the desk keeps the token of its author in local storage, which all scripts of a host can read; found "https://harbour.example"',
  ),
  {
    name: 'the interface has no words in the language of the site',
    severity: 'warning',
    change: settingsWith(["'en-GB'", "'eo'"]),
    messages: [
      'site.config.ts:7: identity.language: expected a language of the interface (ar, da, de, en, es, fr, it, ja, nl, pl, pt), or the file words/eo.json; found "eo". The interface stays English',
    ],
  },
  {
    name: "some words of the owner's own language are missing",
    severity: 'warning',
    change: {
      ...settingsWith(["'en-GB'", "'tr'"]),
      'words/tr.json': '{ "menu": "Menü", "search": { "en": "Search", "text": "" } }\n',
    },
    messages: [
      'words/tr.json: expected a text for all 489 words of the interface; found 1. .cache/words/tr.json contains those that stay English: quoted, space, sentence and 485 more',
    ],
  },
  error(
    'words with wrong names, plural forms and values',
    {
      'words/de.json':
        '{\n"serch": "Suche",\n"storyOf": "Geschichte",\n"pagesFound": { "one": "{count} Seite",\n"few": "Seiten" },\n"menu": "{site}"\n}\n',
    },
    'words/de.json:2: serch: expected the name of a word in English (did you mean "search"?); found "serch"',
    'words/de.json:3: storyOf: expected {name}, which stands for a part of the sentence; found "Geschichte"',
    'words/de.json:4: pagesFound: expected the plural form "other", which the language "de" has for 2; found only one, few',
    'words/de.json:5: pagesFound: expected a plural form of the language "de" (one, other), or a number such as "=0"; found "few"',
    'words/de.json:5: pagesFound: expected {count}, which stands for a part of the sentence; found "Seiten"',
    'words/de.json:6: menu: expected a text without names; found {site}',
  ),
  error(
    'a syntax error in the words, and a file of words without a language',
    { 'words/de.json': '{\n"menu": "Menü"\n"search": "Suche"\n}\n', 'words/Turkish.json': '{}' },
    'words/Turkish.json:1: expected the code of a language as the name of the file, such as tr.json or pt-PT.json; found "Turkish.json"',
    'words/de.json:3: expected valid JSON (look at the commas, quotation marks and brackets of this line and the line before); found a syntax error',
  ),
  error(
    'pictures open large on a word',
    settingsWith(['theme: { accentHue: 200 },', "theme: { largePictures: 'yes' },"]),
    'site.config.ts:56: theme.largePictures: expected true or false (write true); found "yes"',
  ),
  error(
    'the archive pages and the lists of kinds have one segment',
    settingsWith([
      'donation: false,',
      "donation: false, addresses: { segments: { kind: 'page' } },",
    ]),
    'site.config.ts:54: addresses.segments.kind: expected a segment that no other pages have: "page" is that of page; found "page"',
  ),
  error(
    'redirects from and to addresses that no site has',
    redirectsTo(
      "'old': '/about', '/a?p': 'gone', '/?p=1': 'gone', '/b': 'http://harbour.example/'",
    ),
    'site.config.ts:19: redirects./b: expected an address of this site, such as "/blog", or "gone"; found "http://harbour.example/"',
    'site.config.ts:19: redirects.old: expected an old address from its first slash, such as "/feed/" or "/?feed=rss2"; found "/about"',
    'site.config.ts:19: redirects./a?p: expected an address without a query; found "gone"',
    'site.config.ts:19: redirects./?p=1: expected an address without a query; found "gone"',
  ),
  error(
    'a redirect from the address of a page, and one to an address without a page',
    redirectsTo("'/about': 'gone', '/old': '/abuot'"),
    'site.config.ts:19: redirects./about: expected an address that no page or file has; found "/about", the address of an existing page or file',
    'site.config.ts:19: redirects./old: expected a link to a page or file of this site (did you mean "/about"?); found /abuot',
  ),
];
