import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { folderOf, notTranslated, textsIn } from '../words/settings.ts';
import type { Choices } from './choices.ts';
import { lookOf } from './look.ts';

/** Returns a text as a TypeScript string in single quotes. */
const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Returns links as the lines in which they stand in the settings file. */
const linesOf = (links: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(links)
    .map(([path, name]) => `${indent}{ name: ${quoted(name)}, path: ${quoted(path)} },`)
    .join('\n');

/** Returns the setting `donation` as text: `false` without a charity. */
function donationOf(
  charity: Choices['charity'],
  { title, message }: Record<'title' | 'message', string>,
) {
  if (!charity) return '  donation: false,';
  return `  donation: {
    charity: ${quoted(charity.name)},
    url: ${quoted(charity.url)},
    title: ${quoted(title)},
    message: ${quoted(message)},
  },`;
}

/** Returns the setting `theme` as text: the look that follows from the name, and the owner's answers. */
function themeOf({ name, accent, home }: Pick<Choices, 'name' | 'accent' | 'home'>): string {
  const { hero, accentHue: _, ...look } = lookOf(name);
  const texts = Object.entries({ ...look, ...(home && { home }) });
  const drawn =
    hero &&
    `{ ${Object.entries(hero)
      .map(([field, value]) => `${field}: ${quoted(value)}`)
      .join(', ')} }`;
  return `  theme: {
    accentHue: ${accent},
${texts.map(([field, value]) => `    ${field}: ${quoted(value)},`).join('\n')}
    hero: ${drawn},
  },`;
}

/** Returns the text of a new site's settings file. */
export function settingsOf(choices: Choices): string {
  const { name, noun, url, language, charity, headline, about } = choices;
  const texts = textsIn(language);
  const { links, legal, creative, comments } = texts;
  const { '/community': _, '/contact': __, ...quickLinks } = links;
  const missing = notTranslated(language);
  const [author = ''] = readdirSync(join(folderOf(language), 'content/authors'));
  return `import { defineSite } from 'daymark/settings';

${missing ? `// ${missing}\n` : ''}// ${comments.fields}
export default defineSite({
  identity: {
    name: ${quoted(name)},
    url: ${quoted(url)},
    language: ${quoted(language)},
    publisher: ${quoted(name)},
    description: ${quoted(about ?? texts.description)},
  },
  // ${comments.tokens}
  noun: ${quoted(noun)},
  home: {${headline ? `\n    headline: ${quoted(headline)},` : ''}
    subtitle: ${quoted(about ?? texts.subtitle)},
    action: ${quoted(texts.creative.action)},
    actionPath: '/blog',
  },
${themeOf(choices)}
  blog: { author: ${quoted(parse(author).name)} },
  navigation: [
${linesOf(links, '    ')}
  ],
  footer: {
    quickLinks: [
${linesOf(quickLinks, '      ')}
    ],
    legal: [
${linesOf(legal, '      ')}
    ],
  },
  // ${comments.partners} { name: 'Open Library', url: 'https://openlibrary.org/' }
  partners: [],
  // ${comments.slots}
  slots: {
    home: {
      'after-hero': { bannerId: 101 },
      'after-featured': { bannerId: 102 },
      'in-latest': { bannerId: 103 },
      'beside-latest': { bannerId: 104 },
    },
    article: {
      'in-content-1': { bannerId: 201 },
      'in-content-2': { bannerId: 202 },
      'beside-content': { bannerId: 203 },
      'after-content': { bannerId: 204 },
    },
    blog: { 'in-list': { bannerId: 301 }, 'beside-list': { bannerId: 302 } },
    topic: { 'after-list': { bannerId: 401 } },
    resources: { 'after-path': { bannerId: 501 } },
    community: { 'after-stories': { bannerId: 601 } },
  },
  // ${comments.creatives}
  creatives: [
    {
      id: 'something-to-try',
      title: ${quoted(creative.title)},
      message: ${quoted(creative.message)},
      action: ${quoted(creative.action)},
      href: '/blog',
    },
  ],
${donationOf(charity, texts.donation)}
${comments.contact.map((line) => `  // ${line}`).join('\n')}
  contact: {},
});
`;
}
