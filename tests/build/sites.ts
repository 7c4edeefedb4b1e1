import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { INK, inkPicture, lampsImage, photograph } from '../fixtures/showcase/picture.ts';
import { shortArticles } from '../fixtures/showcase/short-articles.ts';
import { network } from '../network/addresses.ts';
import { type Copy, copyOwnSite, copySite, createSite, FAST_BROTLI } from './copy.ts';
import { exampleOf } from './guide.ts';
import { copyVariant } from './variant.ts';

/** The day for which all these sites are built, so that builds differ only if their sources do. */
export const DAY = '2031-02-02';

/** The recipe of a site that several test files visit or read. */
interface Recipe {
  /** Makes the site's folder. */
  copy(): Promise<Copy>;
  /** The folder in tests/fixtures with the settings, if they replace the site's own. */
  readonly settings?: string;
  /** Whether a test limits the bytes of the pages, which then are compressed as well as possible. */
  readonly isMeasured?: boolean;
}

/** The sites that `sharedBuild` builds. playwright.config.ts lists those that browser tests visit. */
export const recipes = {
  publication: { copy: () => copySite() },
  variant: { copy: copyVariant },
  bare: { copy: () => copySite('tests/fixtures/bare') },
  site: { copy: () => copySite('site'), isMeasured: true },
  'another-noun': { copy: () => copySite('site'), settings: 'another-noun' },
  showcase: { copy: copyShowcase, settings: 'showcase' },
  networks: { copy: copyNetworksSite, settings: 'networks' },
  replaceable: { copy: copyNetworksSite, settings: 'replaceable' },
  own: { copy: copyOwnSite },
  guide: { copy: copyGuideSite },
  languages: { copy: () => copySite('tests/fixtures/languages') },
  german: { copy: copyGermanSite, isMeasured: true },
  japanese: { copy: copyJapaneseSite, isMeasured: true },
} satisfies Record<string, Recipe>;

export type SiteName = keyof typeof recipes;

/** Returns the environment variables of a site's build. */
export function environmentOf({ settings, isMeasured }: Recipe): Record<string, string> {
  const path = settings ? resolve(`tests/fixtures/${settings}/site.config.ts`) : 'site.config.ts';
  const options = { NODE_OPTIONS: isMeasured ? '' : FAST_BROTLI };
  return { DAYMARK_TODAY: DAY, DAYMARK_OUT: 'dist', DAYMARK_SITE: path, ...options };
}

/** Copies tests/fixtures/publication, and adds articles that use every feature. */
async function copyShowcase(): Promise<Copy> {
  const copy = await copySite();
  await copy.addFolder('tests/fixtures/showcase/content', 'content');
  await copy.addFolder('tests/fixtures/showcase/public', 'public');
  for (const { slug, text } of shortArticles) await copy.write(`content/articles/${slug}.md`, text);
  await copy.add('content/articles/harbour.jpg', await photograph());
  await copy.add('public/media/lamps-728.png', await lampsImage(728, 90, 1));
  await copy.add('public/media/lamps-600.png', await lampsImage(300, 600, 1));
  await copy.add('public/media/lamps-250.png', await lampsImage(300, 250, 2));
  // With enough words for the tall slot.
  const short = await copy.read('content/articles/the-showcase.md');
  const long = short
    .replace(/^title: .*/m, 'title: Everything, at length')
    .replace(/(^summary: .*) once/m, '$1 at length')
    .replace(/^(?:series|author): .*\n/gm, '');
  const more = 'The water comes back twice a day, and nobody has to do anything for it. '.repeat(
    30,
  );
  await copy.write('content/articles/the-showcase-at-length.md', `${long}\n\n${more}\n`);
  // Decomposed names, as macOS writes them. The texts have the composed names.
  const cases = 'content/articles/cases/';
  const text = await copy.read(`${cases}quotes.md`);
  const links =
    '## Café\n\n![A café](./café.jpg)\n\n![A drawing](./ink.svg)\n\n![A picture in ink](./ink.png)\n\n[The menu](/menü.txt) and [हिन्दी](/blog/हिन्दी-शीर्षक).';
  const title = text.replace(/Quotes/, 'Crème').replace(/---\n\n[\s\S]*$/, `---\n\n${links}\n`);
  await copy.add(`${cases}cafe\u0301-cre\u0300me.md`, Buffer.from(title));
  await copy.add(`${cases}cafe\u0301.jpg`, await photograph());
  await copy.add(`${cases}ink.svg`, INK);
  await copy.add(`${cases}ink.png`, await inkPicture());
  await copy.add('public/menu\u0308.txt', Buffer.from('Tea\n'));
  return copy;
}

/** Copies tests/fixtures/publication, and adds the files that the settings of networks name. */
async function copyNetworksSite(): Promise<Copy> {
  const copy = await copySite();
  await copy.addFolder('tests/fixtures/networks/tags', 'tags');
  return copy;
}

const HOSTS = /https:\/\/(?:(?:cdn|img)\.acme|paper)\.example(?!\/privacy)/g;

/** Returns the settings of a network from docs/advertising.md, with the fake network's host. */
const networkOf = (adapter: string) =>
  exampleOf(adapter)
    .replace(HOSTS, network)
    .replace(/^\s*networks: \[/, '')
    .replace(/\],\s*$/, '');

/** The guide's first network, but in the page itself (inline), and in a slot of its own. */
const insider = networkOf('elements')
  .replace("id: 'acme',", "id: 'insider', mode: 'inline',")
  .replace("'Acme Adverts'", "'Insider'")
  .replace("'acme.example, ", "'insider.example, ")
  .replace(/slots: \{[\s\S]*/, "slots: { 'community.after-stories': { sizes: ['300x250'] } } },");

/** The guide's network whose adapter is a module of the site, in a slot of its own. */
const ADAPTER = 'adapters/acme.ts';
const own = networkOf(`./${ADAPTER}`)
  .replace("id: 'acme',", "id: 'own',")
  .replace('home.after-hero', 'article.after-content');

/** Copies tests/fixtures/starter-0.1.0, and adds the networks of docs/advertising.md. */
async function copyGuideSite(): Promise<Copy> {
  const copy = await copySite('tests/fixtures/starter-0.1.0');
  const networks = [networkOf('elements'), networkOf('tag'), insider, own].join('');
  // The consent prompt does not depend on the visitor's region.
  const consent = 'consent: { outsideEurope: true }';
  // The longest timeout that the settings allow, because a slow machine needs seconds for a
  // creative.
  const ads = 'ads: { timeoutSeconds: 30 }';
  await copy.edit(
    'site.config.ts',
    '  slots: {',
    `networks: [${networks}], ${consent}, ${ads},\n  slots: {`,
  );
  const adapter = await readFile(`tests/fixtures/own/${ADAPTER}`, 'utf8');
  await copy.write(ADAPTER, adapter.replace(HOSTS, network));
  await copy.write('tags/paper.html', `<script src="${network}/tag.js"></script>`);
  // A home page with fewer words has no slots.
  const article = 'content/articles/begin-with-one-minute.md';
  const text = await copy.read(article);
  for (const name of ['Hearth', 'Harbour', 'Meadow', 'Orchard'])
    await copy.write(
      `content/articles/${name.toLowerCase()}.md`,
      `${text.replace(/^title:.*$/m, `title: ${name}`)}\n${name}.\n`,
    );
  return copy;
}

/**
 * Makes a new site with a charity and a network that needs consent, and adds texts of a fixture.
 * @param words the texts of the settings that `create-daymark` does not write
 */
async function copyNewSite(
  fixture: string,
  choices: Parameters<typeof createSite>[0],
  words: { readonly network: string; readonly purpose: string; readonly lifetime: string },
): Promise<Copy> {
  const copy = await createSite(choices);
  await copy.addFolder(`tests/fixtures/${fixture}`, '.');
  const asks = {
    adapter: 'elements',
    id: 'acme',
    name: words.network,
    privacyPolicy: 'https://acme.example/privacy',
    needsConsent: true,
    script: 'https://cdn.acme.example/fill.js',
    adsTxt: ['acme.example, 4711, DIRECT'],
    cookies: [{ name: 'acme_id', purpose: words.purpose, lifetime: words.lifetime }],
    slots: { 'home.after-hero': { sizes: ['320x100'] } },
  };
  const networks = `  networks: [${JSON.stringify(asks)}],\n  slots: {`;
  await copy.edit('site.config.ts', '  slots: {', networks);
  await copy.edit('site.config.ts', 'blog: { ', 'blog: { pageSize: 1, ');
  await copy.edit('site.config.ts', 'contact: {}', "contact: { email: 'post@ruhepunkt.org' }");
  return copy;
}

/** Makes a site in German alone, with a long noun and a long name. */
function copyGermanSite(): Promise<Copy> {
  return copyNewSite(
    'german',
    {
      language: 'de',
      name: 'Feierabendgelassenheit',
      noun: 'Achtsamkeitsmeditation',
      charity: { name: 'Telefonseelsorge', url: 'https://www.telefonseelsorge.de/' },
    },
    {
      network: 'Anzeigenvermittlungsgesellschaft Nord',
      purpose: 'Zählt, wie oft du eine Anzeige siehst.',
      lifetime: '13 Monate',
    },
  );
}

/** Makes a site in Japanese alone. */
function copyJapaneseSite(): Promise<Copy> {
  return copyNewSite(
    'japanese',
    {
      language: 'ja',
      name: 'ひといき',
      noun: 'マインドフルネス瞑想',
      charity: { name: '国境なき医師団', url: 'https://www.msf.or.jp/donate/' },
    },
    {
      network: '北日本広告',
      purpose: '同じ広告を表示した回数を数えます。',
      lifetime: '13か月',
    },
  );
}
