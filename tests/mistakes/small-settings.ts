/** The settings of the small site in which tests make mistakes. */
const SETTINGS = `import { defineSite } from 'daymark/settings';

export default defineSite({
  identity: {
    name: 'Harbour',
    url: 'https://harbour.example',
    language: 'en-GB',
    publisher: 'The Harbour Press',
    description: 'Unhurried articles on {product}.',
  },
  noun: 'Yoga',
  home: { subtitle: 'Unhurried reading on {product}.', actionPath: '/about' },
  navigation: [
    { name: 'Home', path: '/' },
    { name: 'About', path: '/about' },
  ],
  footer: { quickLinks: [], legal: [] },
  partners: [{ name: 'Open Library', url: 'https://openlibrary.org/' }],
  blog: { author: 'anna' },
  slots: {
    home: {
      'after-hero': { bannerId: 101, creative: 'write-to-us' },
      'after-featured': { bannerId: 102 },
      'in-latest': { bannerId: 103 },
      'beside-latest': { bannerId: 104 },
    },
    article: false,
    blog: false,
    topic: false,
    resources: false,
    community: false,
  },
  creatives: [
    {
      id: 'write-to-us',
      title: 'Something you have noticed?',
      message: 'A correction, a question, a story of your own.',
      action: 'Write to us',
      href: '/about',
    },
  ],
  networks: [
    {
      adapter: 'elements',
      id: 'acme',
      name: 'Acme Adverts',
      privacyPolicy: 'https://acme.example/privacy',
      needsConsent: true,
      script: 'https://cdn.acme.example/fill.js',
      adsTxt: ['acme.example, 4711, DIRECT'],
      slots: { 'home.after-hero': { sizes: ['320x100'] } },
    },
  ],
  donation: false,
  contact: { email: 'letters@harbour.example' },
  theme: { accentHue: 200 },
});
`;

export const SETTINGS_FILE = 'site.config.ts';

const page = (title: string, text = 'We publish texts on walks.') =>
  `---\ntitle: ${title}\nsummary: A page of a small site that the tests use.\n---\n\n${text}\n`;

/** The files of the small site. */
export const smallSite: Readonly<Record<string, string>> = {
  [SETTINGS_FILE]: SETTINGS,
  'content/authors/anna.md':
    '---\nname: Anna\nrole: Editor\nsummary: Writes about walks, tides and the rest between them.\n---\n\nAnna lives by the sea.\n',
  'content/pages/about.md': page('About us'),
  'content/pages/privacy.md': page('Privacy policy', '::networks\n\n::consent'),
};

/** Returns the changed settings file for `change`, with each text replaced by another. */
export function settingsWith(...edits: readonly (readonly [from: string, to: string])[]) {
  let text = SETTINGS;
  for (const [from, to] of edits) {
    if (!text.includes(from)) throw new Error(`the small settings: expected "${from}"; found none`);
    text = text.replace(from, () => to);
  }
  return { [SETTINGS_FILE]: text };
}
