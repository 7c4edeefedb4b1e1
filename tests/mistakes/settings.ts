import type { Mistake } from './mistake.ts';
import { SETTINGS_FILE, settingsWith } from './small-settings.ts';

const error = (
  name: string,
  change: Mistake['change'],
  ...messages: readonly string[]
): Mistake => ({ name, severity: 'error', change, messages: [...messages] });

/** Mistakes in the settings of a site. */
export const settingsMistakes: readonly Mistake[] = [
  // The file as a whole.
  error('the settings file is missing', { [SETTINGS_FILE]: null }),
  error('a comma is missing', settingsWith(["noun: 'Yoga',", "noun: 'Yoga'"])),
  error('an apostrophe ends a text', settingsWith(["'The Harbour Press'", "'Harbour's Press'"])),
  error('a bracket is not closed', settingsWith(['  ],\n  footer', '  footer'])),
  error('the file exports nothing', settingsWith(['export default ', 'const site = '])),
  error(
    'the file exports a function',
    settingsWith(['export default defineSite({', 'export default () => ({']),
  ),
  error(
    'the file exports a promise',
    settingsWith(['export default defineSite({', 'export default Promise.resolve({']),
  ),
  error(
    'the file imports a file that does not exist',
    settingsWith(['import', "import './words.ts';\nimport"]),
  ),
  error(
    'the file imports a package that is not installed',
    settingsWith(['import', "import 'left-pad';\nimport"]),
  ),
  error(
    'the file names a constant that does not exist',
    settingsWith(["noun: 'Yoga'", 'noun: NOUN']),
  ),
  error(
    'the file throws an error',
    settingsWith(['export default', "throw new Error('no key');\nexport default"]),
  ),
  // Fields.
  error('a field is missing', settingsWith(["    publisher: 'The Harbour Press',\n", ''])),
  error(
    'a part of the settings is missing',
    settingsWith(["  contact: { email: 'letters@harbour.example' },\n", '']),
  ),
  error(
    'the name of a field is misspelt',
    settingsWith(['  donation: false', '  theem: {},\n  donation: false']),
  ),
  error('the name of a field has another case', settingsWith(['accentHue', 'accenthue'])),
  error(
    'a field is unknown',
    settingsWith(['  donation: false', "  colour: 'blue',\n  donation: false"]),
  ),
  error(
    'a field is there twice',
    settingsWith(['  donation: false', "  noun: 'Zen',\n  donation: false"]),
  ),
  error(
    'an object is a text',
    settingsWith([
      "{ subtitle: 'Unhurried reading on {product}.', actionPath: '/about' }",
      "'Unhurried reading'",
    ]),
  ),
  error(
    'a list is an object',
    settingsWith([
      "[{ name: 'Open Library', url: 'https://openlibrary.org/' }]",
      "{ name: 'Open Library' }",
    ]),
  ),
  error('a text is a number', settingsWith(["name: 'Harbour'", 'name: 7'])),
  error('a text is empty', settingsWith(["'The Harbour Press'", "' '"])),
  error(
    'a text is too long',
    settingsWith(["name: 'Harbour'", "name: 'Harbour, a Publication on Yoga and on Rest'"]),
  ),
  error('a number is in quotes', settingsWith(['bannerId: 102', "bannerId: '102'"])),
  error(
    'a text contains an unknown token',
    settingsWith(['reading on {product}', 'reading on {produkt}']),
  ),
  error('the noun contains braces', settingsWith(["noun: 'Yoga'", "noun: '{product}'"])),
  // Addresses and names.
  error(
    'the URL of the site ends with a slash',
    settingsWith(["'https://harbour.example'", "'https://harbour.example/'"]),
  ),
  error(
    'the URL of the site has a path',
    settingsWith(["'https://harbour.example'", "'https://harbour.example/blog?a'"]),
  ),
  error(
    'the URL of the site lacks its scheme',
    settingsWith(["'https://harbour.example'", "'harbour.example'"]),
  ),
  error('the language is no language tag', settingsWith(["'en-GB'", "'English'"])),
  error('the language has an underscore', settingsWith(["'en-GB'", "'en_GB'"])),
  error('the language has a region that does not exist', settingsWith(["'en-GB'", "'en-UK'"])),
  error(
    'an e-mail address lacks the @',
    settingsWith(["'letters@harbour.example'", "'letters.harbour.example'"]),
  ),
  error(
    'a link of the navigation lacks the slash at its beginning',
    settingsWith(["path: '/about' }", "path: 'about' }"]),
  ),
  error(
    'a link of the navigation ends with a slash',
    settingsWith(["path: '/about' }", "path: '/about/' }"]),
  ),
  error(
    'a link of the navigation is the full URL of a page of the site',
    settingsWith(["path: '/about' }", "path: 'https://harbour.example/about' }"]),
  ),
  error(
    'a link of the navigation leads to no page',
    settingsWith(["path: '/about' }", "path: '/abuot' }"]),
  ),
  error(
    'a link of the navigation is there twice',
    settingsWith(["path: '/about' }", "path: '/' }"]),
  ),
  error(
    'a URL lacks its scheme',
    settingsWith(["'https://openlibrary.org/'", "'openlibrary.org'"]),
  ),
  error(
    'a URL is not secure',
    settingsWith(["'https://openlibrary.org/'", "'http://openlibrary.org/'"]),
  ),
  error(
    'a partner is listed twice',
    settingsWith([
      "  partners: [{ name: 'Open Library', url: 'https://openlibrary.org/' }]",
      "  partners: [\n    { name: 'Open Library', url: 'https://openlibrary.org/' },\n    { name: 'Books', url: 'https://openlibrary.org/' },\n  ]",
    ]),
  ),
  error(
    'a partner is the site itself',
    settingsWith(["'https://openlibrary.org/'", "'https://harbour.example/about'"]),
  ),
  error(
    'a house creative has the full URL of a page of the site',
    settingsWith(["href: '/about'", "href: 'https://harbour.example/about'"]),
  ),
  error('the default author does not exist', settingsWith(["author: 'anna'", "author: 'ana'"])),
  // Slots and networks.
  error(
    'a page of the slots does not exist',
    settingsWith(['    topic: false', '    topics: false,\n    topic: false']),
  ),
  error('a slot does not exist', settingsWith(["'after-featured': {", "'after-feature': {"])),
  error('two slots have the same banner id', settingsWith(['bannerId: 102', 'bannerId: 101'])),
  error(
    'a slot names a house creative that does not exist',
    settingsWith(["creative: 'write-to-us' }", "creative: 'write-to-uss' }"]),
  ),
  error(
    'a section of the home page is misspelt',
    settingsWith([
      'home: { ',
      "home: {\n    sections: ['featured', 'newset', 'stories', 'google-ads'],\n    ",
    ]),
  ),
  error(
    'the adapter of a network is misspelt',
    settingsWith(["adapter: 'elements'", "adapter: 'element'"]),
  ),
  error(
    'the mode of a network is misspelt',
    settingsWith(["id: 'acme'", "id: 'acme',\n      mode: 'iframe'"]),
  ),
  error(
    'a network fills a slot that does not exist',
    settingsWith(["'home.after-hero': {", "'home.after-heros': {"]),
  ),
  error(
    'a network sets cookies without consent',
    settingsWith([
      'needsConsent: true',
      "needsConsent: false,\n      cookies: [{ name: 'a', purpose: 'Counts.', lifetime: '1 day' }]",
    ]),
  ),
  error(
    'a cookie is listed twice',
    settingsWith([
      'needsConsent: true',
      "needsConsent: true,\n      cookies: [\n        { name: 'a', purpose: 'Counts.', lifetime: '1 day' },\n        { name: 'a', purpose: 'Counts.', lifetime: '1 day' },\n      ]",
    ]),
  ),
  error(
    'the module of an adapter does not exist',
    settingsWith(["adapter: 'elements'", "adapter: './adapters/acme.ts'"]),
  ),
  error('the module of an adapter throws an error', {
    ...settingsWith(["adapter: 'elements'", "adapter: './adapters/acme.ts'"]),
    'adapters/acme.ts': 'const key = null;\nexport default { key: key.zone };\n',
  }),
  error('the module of an adapter lacks a part', {
    ...settingsWith(["adapter: 'elements'", "adapter: './adapters/acme.ts'"]),
    'adapters/acme.ts': 'export default {};\n',
  }),
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
  ),
  // The look.
  error('the accent colour is no hue', settingsWith(['accentHue: 200', "accentHue: '#12a4b8'"])),
  error(
    'the file of the logo does not exist',
    settingsWith(['accentHue: 200', "logo: 'logo.svg'"]),
  ),
  error('the logo is a PNG file with the ending .svg', {
    ...settingsWith(['accentHue: 200', "logo: 'logo.svg'"]),
    'logo.svg': Uint8Array.of(0x89, 0x50, 0x4e, 0x47),
  }),
  error('the logo is not valid SVG', {
    ...settingsWith(['accentHue: 200', "logo: 'logo.svg'"]),
    'logo.svg': '<svg><path></svg>',
  }),
  error('the file of the typeface is no font', {
    ...settingsWith([
      'accentHue: 200',
      "typeface: { name: 'Lora', file: 'lora.ttf', licence: 'OFL.txt' }",
    ]),
    'lora.ttf': 'Lora',
    'OFL.txt': 'Licence',
  }),
  error(
    'the typeface has no licence',
    settingsWith(['accentHue: 200', "typeface: { name: 'Lora', file: 'lora.ttf' }"]),
  ),
  {
    name: 'the interface has no words in the language of the site',
    severity: 'warning',
    change: settingsWith(["'en-GB'", "'de-AT'"]),
    messages: [],
  },
];
