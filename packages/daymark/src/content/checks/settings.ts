import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { codes, ENGLISH, isBuiltIn, wordsIn } from '../../../words/languages.ts';
import { elements } from '../../basics/markup.ts';
import { ADS_TXT } from '../../http/urls.ts';
import { readTag } from '../../settings/adapters/tag-file.ts';
import { placeIn } from '../../settings/addresses.ts';
import { asksItself } from '../../settings/asking.ts';
import { didYouMean, suggestion } from '../../settings/edit-distance.ts';
import { KEY_VALUE_LENGTHS } from '../../settings/network.ts';
import { lineAt, textsIn } from '../../settings/problems.ts';
import { kindOf, newsletterOf } from '../../settings/service.ts';
import type { Settings } from '../../settings/site.ts';
import { sidesOf } from '../../settings/slots.ts';
import type { SettingsSource } from '../../settings/source.ts';
import { OWN_WORDS, readOwnWords } from '../../settings/words-file.ts';
import { LOCAL } from '../launch/placeholder.ts';
import { UNCOUNTED_SENTENCES, UNSUBSCRIBED_SENTENCES } from '../launch/starter.ts';
import { isAnimated } from '../pictures/picture.ts';
import { READABLE_PICTURE, readPicture, readPictureFile } from '../pictures/picture-file.ts';
import { PLACEHOLDER_ATTRIBUTE, PRIVACY_TEXT } from '../static-pages/placeholders.ts';
import type { Reference } from './links.ts';
import { LINK_NAMES_TARGET, namesNoTarget } from './meaningless-texts.ts';
import { misspeltTokens } from './misspelt-tokens.ts';
import { leavesSite } from './owner-files.ts';
import { fieldProblem, fieldWarning, type Problem } from './problem.ts';
import type { SitePages } from './site-pages.ts';
import type { ReadText } from './text-reader.ts';

type SettingsText = Pick<
  ReadText,
  'file' | 'folder' | 'slug' | 'html' | 'bodyProblems' | 'paragraphs' | 'places'
>;

/**
 * Reports mistakes of the settings that show only together with the owner's files and the pages, and
 * warns about values that are valid, but probably wrong.
 */
export const settingsProblems = async (
  settings: Settings,
  source: SettingsSource,
  texts: readonly SettingsText[],
  pages: Pick<SitePages, 'fixed'>,
): Promise<Problem[]> => [
  ...authorProblems(settings, source, texts),
  ...languageProblems(settings, source),
  ...(placeIn(settings).code === '' ? wordProblems() : []),
  ...tokenProblems(settings, source),
  ...linkTextProblems(settings, source),
  ...urlProblems(settings, source),
  ...(await privacyProblems(settings, texts)),
  ...newsletterProblems(settings, texts),
  ...tagProblems(settings, source),
  ...topicProblems(settings, source, texts),
  ...(await imageProblems(settings, source)),
  ...adsTxtProblems(settings, source, pages),
];

/**
 * Returns every path in the settings with its field and line. Skips parts whose values, such as ad units of
 * Ad Manager and patterns of ids, may look like paths.
 */
export const settingsReferences = (
  {
    networks: _,
    services: __,
    addresses: ___,
    feeds: ____,
    place: _____,
    ...settings
  }: Pick<Settings, 'networks' | 'services'> &
    Partial<Pick<Settings, 'addresses' | 'feeds' | 'place'>>,
  { file, lineOf }: SettingsSource,
): Reference[] =>
  textsIn(settings)
    // `imageProblems` reports the missing files of images.
    .filter(({ field }) => !/^creatives\.\d+\.image\./.test(field))
    .filter(({ text }) => /^\/(?!\/)\S*$/.test(text))
    .map(({ field, text: href }) => {
      return { file, line: lineOf(field), field, href, from: '/', isPublished: true };
    });

/** Reports settings that name an author who does not exist. */
function authorProblems(
  settings: Settings,
  source: SettingsSource,
  texts: readonly SettingsText[],
): Problem[] {
  const { author } = settings.blog;
  const { code } = placeIn(settings);
  const authors = texts.filter(({ folder }) => folder === 'authors').map(({ slug }) => slug);
  if (author === undefined || authors.includes(author)) return [];
  const expected =
    authors.length === 0
      ? `the name of a file in content/${code && `${code}/`}authors, which has none`
      : `one of ${authors.toSorted().join(', ')}${didYouMean(author, authors)}`;
  return [fieldProblem(source, 'blog.author', expected, `"${author}"`)];
}

/** Reports a language without UI strings. */
function languageProblems({ identity: { language } }: Settings, source: SettingsSource): Problem[] {
  if (wordsIn(language)) return [];
  const expected = `a language of the interface (${codes.join(', ')}), or the file ${OWN_WORDS}/${language}.json`;
  const found = `"${language}". The interface stays English`;
  return [fieldWarning(source, 'identity.language', expected, found)];
}

/** The folder of lists of the words that stay English, with a file for each language. */
const MISSING_WORDS = '.cache/words';
/** The number of missing words that a warning names. */
const MOST_WORDS = 3;

/**
 * Reports mistakes in the owner's files of words, and warns of the words that stay English. A file lists
 * these words for translators, because after an upgrade the owner's file lacks the new words.
 */
const wordProblems = (): Problem[] =>
  readOwnWords('.').flatMap(({ file, code, missing, mistakes }) => {
    const all = Object.keys(ENGLISH).length;
    if (missing.length === 0 || isBuiltIn(code)) return mistakes;
    const list = `${MISSING_WORDS}/${code}.json`;
    writeMissing(list, missing);
    const more = missing.length - MOST_WORDS;
    const names = missing.slice(0, MOST_WORDS).join(', ') + (more > 0 ? ` and ${more} more` : '');
    const expected = `a text for all ${all} words of the interface`;
    const found = `${all - missing.length}. ${list} contains those that stay English: ${names}`;
    return [...mistakes, { file, expected, found, severity: 'warning' }];
  });

/** Writes the English texts and the notes of words, in the form of an owner's file of words. */
function writeMissing(file: string, names: readonly string[]): void {
  const words = names.map((name) => {
    const { text, note } = ENGLISH[name] ?? {};
    return [name, { en: text, note, text: '' }];
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(words), null, 2)}\n`);
}

/** Warns about misspelt tokens in the settings, such as {produkt}. */
const tokenProblems = (settings: Settings, source: SettingsSource): Problem[] =>
  textsIn(settings).flatMap(({ field, text }) =>
    misspeltTokens(text).map(({ found, meant }) =>
      fieldWarning(source, field, `the token ${meant}`, found),
    ),
  );

/** Matches the fields with the texts of links. */
const LINK_TEXT =
  /^(?:navigation\.\d+\.name|footer\.(?:invitation|(?:quickLinks|legal)\.\d+\.name)|home\.(?:action|note\.text|answers\.\d+\.text)|needs\.\d+\.text|creatives\.\d+\.action)$/;

/** Warns about link texts in the settings that name no target. */
const linkTextProblems = (settings: Settings, source: SettingsSource): Problem[] =>
  textsIn(settings)
    .filter(({ field }) => LINK_TEXT.test(field))
    .filter(({ text }) => namesNoTarget(text, settings.identity.language))
    .map(({ field, text }) => fieldWarning(source, field, LINK_NAMES_TARGET, `"${text}"`));

/** Matches the hosts at which the sites of one account have one origin. */
const SHARED = /\.(?:github|gitlab)\.io$/;

/**
 * Warns if other sites have the origin of the site, and if its URL is not secure, because browsers warn
 * visitors of such a site.
 */
function urlProblems({ identity: { url } }: Settings, source: SettingsSource): Problem[] {
  const { protocol, hostname, host, origin } = new URL(url);
  const problems: Problem[] = [];
  if (SHARED.test(hostname)) {
    const expected = 'a domain of the site’s own';
    const found = `${origin}, which all sites of this account share. They can read each other’s notebooks of visitors and answers to the consent prompt, and each overwrites those of the others. Give the site a custom domain, or keep no other site in this account`;
    problems.push(fieldWarning(source, 'identity.url', expected, found));
  }
  if (protocol === 'http:' && !LOCAL.test(hostname)) {
    const expected = `a URL that begins with "https://"${suggestion(`https://${host}`)}`;
    problems.push(fieldWarning(source, 'identity.url', expected, `"${url}"`));
  }
  return problems;
}

/**
 * Reports a missing privacy.md, and `::networks`, `::services` or `::consent` if an ad network or a
 * service requires the directive and the HTML of privacy.md lacks its place. In comments and code, a
 * directive is text. Also reports sentences of the first text that a counter makes untrue.
 */
async function privacyProblems(
  settings: Settings,
  texts: readonly SettingsText[],
): Promise<Problem[]> {
  const services = settings.services.filter((service) => kindOf(service) !== 'proofs');
  const hasNetworks = settings.networks.length > 0;
  if (!hasNetworks && services.length === 0) return [];
  const { code } = placeIn(settings);
  const file = code ? PRIVACY_TEXT.replace('/', `/${code}/`) : PRIVACY_TEXT;
  const text = texts.find((each) => each.file === file);
  if (!text) {
    const who = hasNetworks ? 'ad networks' : 'services';
    const expected = `the text of the privacy page, which a site with ${who} needs`;
    return [{ file, expected, found: 'no file' }];
  }
  if (text.bodyProblems.length > 0) return [];
  const tags = [...elements(await text.html())];
  const places = new Set(tags.map(({ attributes }) => attributes.get(PLACEHOLDER_ATTRIBUTE)));
  const needed = {
    ...(hasNetworks && { networks: 'the list of networks' }),
    ...(services.length > 0 && { services: 'the list of services' }),
    ...(asksItself(settings) && { consent: 'a note on how a choice is stored' }),
  };
  const missing = Object.entries(needed)
    .filter(([name]) => !places.has(name))
    .map(([name, purpose]) => ({
      file,
      expected: `a line ::${name} outside comments and code, which the page replaces with ${purpose}`,
      found: 'no such line',
    }));
  const expected =
    'no such sentence beside a counter of visits; the line ::services says what it receives';
  return services.some((service) => kindOf(service) === 'count')
    ? [...missing, ...untrueSentences(text, UNCOUNTED_SENTENCES, expected)]
    : missing;
}

/** Reports sentences that a service makes untrue. An editor may wrap their lines. */
const untrueSentences = (
  { file, paragraphs }: SettingsText,
  sentences: readonly string[],
  expected: string,
): Problem[] =>
  sentences.flatMap((sentence) => {
    const pattern = new RegExp(sentence.split(' ').map(RegExp.escape).join('\\s+'));
    return paragraphs
      .filter(({ text }) => pattern.test(text))
      .map(({ line, text }) => ({
        file,
        line: line + lineAt(text, text.search(pattern)) - 1,
        expected,
        found: `"${sentence}"`,
      }));
  });

/**
 * Reports `::newsletter` on a site without a newsletter, and on a site with a newsletter the sentence of
 * the first community page that nobody can subscribe.
 */
function newsletterProblems(settings: Settings, texts: readonly SettingsText[]): Problem[] {
  if (newsletterOf(settings))
    return texts
      .filter(({ folder, slug }) => folder === 'pages' && slug === 'community')
      .flatMap((text) =>
        untrueSentences(text, UNSUBSCRIBED_SENTENCES, 'no such sentence beside a newsletter'),
      );
  return texts.flatMap(({ file, places }) =>
    places.map(({ line, name }) => ({
      file,
      line,
      expected: "a newsletter in the settings, such as services: [{ service: 'buttondown', … }]",
      found: `::${name} and no newsletter`,
    })),
  );
}

/** Reports files of ad tags that are missing or empty. */
const tagProblems = ({ networks }: Settings, source: SettingsSource): Problem[] =>
  networks.flatMap(({ slots }, index) =>
    Object.entries(slots).flatMap(([slot, { file: tag }]) => {
      const fault = tag && tagFault(tag);
      if (!fault) return [];
      const field = `networks.${index}.slots.${slot}.file`;
      const expected = 'a file with the HTML tag of an ad seller';
      return [fieldProblem(source, field, expected, `"${tag}", which ${fault}`)];
    }),
  );

function tagFault(tag: string): string | undefined {
  try {
    return readTag(tag).trim() === '' ? 'is empty' : undefined;
  } catch (error) {
    return Object(error).code === 'ENOENT' ? 'does not exist' : 'cannot be read';
  }
}

/** Reports topics of house creatives that do not exist, and names of topics that no network accepts. */
function topicProblems(
  { creatives, networks }: Settings,
  source: SettingsSource,
  texts: readonly SettingsText[],
): Problem[] {
  const known = texts.filter(({ folder }) => folder === 'topics').map(({ slug }) => slug);
  const one =
    known.length > 0 ? `one of ${known.toSorted().join(', ')}` : 'no topic: there is none';
  const unknown = creatives.flatMap(({ topics }, index) =>
    Array.from(topics.entries()).flatMap(([place, topic]) => {
      if (known.includes(topic)) return [];
      const expected = one + didYouMean(topic, known);
      return [fieldProblem(source, `creatives.${index}.topics.${place}`, expected, `"${topic}"`)];
    }),
  );
  const most = KEY_VALUE_LENGTHS.value;
  const long = known.find((slug) => slug.length > most);
  const expected = `false, or names of topics of at most ${most} characters`;
  const refused = networks.flatMap(({ targeting }, index) =>
    targeting?.topic && long
      ? [fieldProblem(source, `networks.${index}.targeting.topic`, expected, `the topic ${long}`)]
      : [],
  );
  return [...unknown, ...refused];
}

/** The most bytes of an image of a house creative. */
const MOST_BYTES = 150 * 1024;

/**
 * Reports images of house creatives that do not exist, have too many bytes, or differ from the size in
 * the settings.
 */
async function imageProblems({ creatives }: Settings, source: SettingsSource): Promise<Problem[]> {
  const images = creatives.flatMap(({ image = {} }, index) =>
    Object.entries(image).map(([size, file]) => ({ index, size, file })),
  );
  const found = await Promise.all(
    images.map(async ({ index, size, file }) => {
      const [expected, fault] = (await imageFault(size, file)) ?? [];
      const field = `creatives.${index}.image.${size}`;
      return expected ? [fieldProblem(source, field, expected, `"${file}", ${fault}`)] : [];
    }),
  );
  return found.flat();
}

/**
 * Returns what was expected of an image, and how its file differs; undefined if the file is as
 * expected.
 */
async function imageFault(
  size: string,
  file: string,
): Promise<[expected: string, fault: string] | undefined> {
  const name = `public${file}`;
  const data = await readPictureFile(name);
  if (!data || leavesSite(name)) {
    const others = globSync('public/**/*.{png,jpg,jpeg,webp,avif}').map((path) =>
      path.replaceAll('\\', '/').replace('public', ''),
    );
    return ['the path of a picture in public/', `which does not exist${didYouMean(file, others)}`];
  }
  const { fault, width, height } = await readPicture(data, name);
  if (fault) return [READABLE_PICTURE, fault];
  if (await isAnimated(data)) return ['a still picture', 'an animation'];
  if (data.length > MOST_BYTES)
    return ['a picture of at most 150 KB', `which has ${Math.ceil(data.length / 1024)} KB`];
  const [wide, high] = sidesOf(size);
  const isOfSize = [1, 2].some((scale) => width === scale * wide && height === scale * high);
  const expected = `a picture of ${wide} × ${high} pixels, or of ${2 * wide} × ${2 * high} for sharp screens`;
  return isOfSize ? undefined : [expected, `which has ${width} × ${height}`];
}

/**
 * Reports a redirect of `/ads.txt` beside a file in `public/`: some hosts would send the file, and
 * others the redirect.
 */
function adsTxtProblems(
  { ads: { adsTxt } }: Settings,
  source: SettingsSource,
  { fixed }: Pick<SitePages, 'fixed'>,
): Problem[] {
  if (!adsTxt || !fixed.has(ADS_TXT)) return [];
  const expected = 'no redirect beside the file public/ads.txt, or no such file';
  return [fieldProblem(source, 'ads.adsTxt.redirect', expected, `"${adsTxt.redirect}"`)];
}
