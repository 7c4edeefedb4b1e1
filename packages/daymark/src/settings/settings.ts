import type { z } from 'zod';
import { wordsOrEnglish } from '../../words/languages.ts';
import type { OwnAdapters } from './adapters/adapters.ts';
import { addressesOf } from './addresses.ts';
import { counterAsks } from './asking.ts';
import { expectation } from './expectation.ts';
import { changeTexts, fillTokensIn } from './noun.ts';
import type { Place } from './place.ts';
import { withoutControls } from './plain-text.ts';
import { describeProblems, type Problem, problemSentence } from './problems.ts';
import { inLanguage } from './schema/fields.ts';
import { siteSchema } from './schema/site.ts';
import type { SiteInput } from './schema/site-input.ts';
import type { Service } from './service.ts';
import { type OwnServices, SERVICES } from './services/services.ts';
import type { Settings } from './site.ts';

const FILE = 'site.config.ts';

/**
 * Parses the settings of a language, and fills in the noun.
 * @param input the export of the settings file
 * @param file the name of that file, for the error message
 * @param own the adapters and services that the settings name, with their problems
 * @param code the code of a further language; empty for the main language
 * @throws SettingsError that lists every invalid field: its path, what was expected, what was found
 */
export function parseSettings(
  input: unknown,
  file = FILE,
  { problems, ...own }: OwnAdapters & Partial<OwnServices> = { adapters: {}, problems: [] },
  code = '',
): Settings {
  const place = placeOf(input, code);
  if (code === '') return parse(input, file, own, { problems, place });
  try {
    return parse(inputOf(input, code), file, own, { place });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const known = problemsOf(() =>
      parse(input, file, own, { problems, place: placeOf(input, '') }),
    );
    throw new SettingsError(file, ownProblems(error.problems, known, input, code));
  }
}

/** Returns the problems that a parse of settings throws; none if it succeeds. */
function problemsOf(parsing: () => unknown): readonly Problem[] {
  try {
    parsing();
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

/** Returns the settings that apply only to a further language. */
const ownOf = (input: unknown, code: string) => Object(Object(Object(input).languages)[code]);

/**
 * Returns the problems of a language, except problems that the main language has in the same field, which
 * both share: an owner would look for `languages.<code>.…`, which does not exist.
 * @param known the problems of the main language
 */
function ownProblems(
  problems: readonly Problem[],
  known: readonly Problem[],
  input: unknown,
  code: string,
): Problem[] {
  const own = ownOf(input, code);
  const reported = new Set(known.map(({ field }) => field));
  const isShared = (field: string) => {
    if (!reported.has(field)) return false;
    const [part = '', name = ''] = field.split('.');
    if (Object.hasOwn(own, part) || OWN_PARTS.includes(part)) return false;
    return Object(input)[part] !== undefined && SHARED_FIELDS[part]?.includes(name) !== false;
  };
  return problems
    .filter(({ field }) => !isShared(field))
    .map((problem) => ({ ...problem, field: `languages.${code}.${problem.field}` }));
}

/** Returns the place of a language in its site; undefined for a site in one language. */
function placeOf(input: unknown, code: string): Place | undefined {
  const { identity, languages } = Object(input);
  const root = URL.parse(String(Object(identity).url))?.pathname.replace(/\/$/, '');
  if (root === undefined || Object.keys(Object(languages)).length === 0) return undefined;
  const further = Object.entries(Object(languages)).map(([code, own]) => {
    const language = Object(Object(own).identity).language ?? code;
    return { code, language: String(language), base: `${root}/${code}` };
  });
  const main = { code: '', language: String(Object(identity).language), base: root };
  return { root, code, languages: [main, ...further] };
}

/** The parts of the settings that contain texts of a language, which no other language can use. */
const OWN_PARTS = [
  'addresses',
  'creatives',
  'footer',
  'help',
  'home',
  'languages',
  'navigation',
  'needs',
  'noun',
  'redirects',
];

/**
 * Fields that all languages share, by part: each language may set the other fields of these parts,
 * which contain texts.
 */
const SHARED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  blog: ['pageSize', 'author'],
  consent: ['months', 'platform', 'gpc', 'outsideEurope'],
  donation: ['for', 'charity', 'url', 'page', 'iban', 'beneficiary', 'delaySeconds', 'restDays'],
  feeds: ['id'],
  identity: ['name', 'publisher', 'straightQuotes', 'timeZone'],
};

/** Returns a value with only the named fields. */
const fieldsOf = (value: unknown, names: readonly string[]) =>
  Object.fromEntries(Object.entries(Object(value)).filter(([name]) => names.includes(name)));

/**
 * Returns the slots of the site without the house creatives that a language does not have. The language
 * shows its other creatives in these slots.
 */
function slotsFor(creatives: unknown, slots: unknown): unknown {
  const ids = Object.values(Object(creatives)).map((creative) => Object(creative).id);
  const mapped = (value: unknown, change: (part: unknown) => unknown): unknown =>
    typeof value === 'object' && value
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part)]))
      : value;
  const withoutOthers = (slot: unknown) => {
    const { creative, ...others } = Object(slot);
    return creative === undefined || ids.includes(creative) ? slot : others;
  };
  return mapped(slots, (page) => mapped(page, withoutOthers));
}

/** Returns the settings of a further language, as if the site had no other language. */
function inputOf(input: unknown, code: string): object {
  const own = ownOf(input, code);
  const shared = Object.entries(Object(input)).filter(([part]) => !OWN_PARTS.includes(part));
  const parts = shared.map(([part, value]) => {
    if (part === 'slots') return [part, own.slots ?? slotsFor(own.creatives, value)];
    const common = SHARED_FIELDS[part];
    if (!common || typeof value !== 'object' || own[part] === false)
      return [part, own[part] ?? value];
    return [part, { ...fieldsOf(value, common), ...Object(own[part]) }];
  });
  const merged = { ...own, ...Object.fromEntries(parts) };
  const url = `${Object(Object(input).identity).url}/${code}`;
  return { ...merged, identity: { language: code, ...merged.identity, url } };
}

/** Returns the language in settings that may be invalid. */
const languageOf = (input: unknown): unknown => Object(Object(input).identity).language;

/** The adapters and services that the owner has written. */
type Own = Pick<OwnAdapters, 'adapters'> & Partial<Pick<OwnServices, 'services'>>;

/** The facts that the caller knows before it parses the settings. */
interface Known {
  /** The problems of the owner's adapters and services. */
  problems?: readonly Problem[];
  /** The place of the language, in a site in several languages. */
  place?: Place | undefined;
}

/** Parses the settings, and lists the problems of all parts in one error. */
function parse(
  input: unknown,
  file: string,
  own: Own,
  { problems: known = [], place }: Known = {},
): Settings {
  // To Zod, a promise is an object without fields.
  const value = input instanceof Promise ? undefined : input;
  const parsed = inLanguage(languageOf(value), () =>
    siteSchema(own.adapters, own.services).safeParse(value, { error: expectation }),
  );
  const reported = new Set(known.map(({ field }) => field));
  const found = parsed.success ? [] : describeProblems(parsed.error.issues, input);
  const problems = [...known, ...found.filter(({ field }) => !reported.has(field))];
  if (!parsed.success || problems.length > 0) throw new SettingsError(file, problems);
  const { languages: _, ...data } = changeTexts(parsed.data, withoutControls);
  const site = withDefaults({ ...data, ...(place && { place }) }, value);
  return fillTokensIn(site, { noun: site.noun, site: site.identity.name });
}

/** Returns settings with the defaults that depend on other settings: the addresses and the services. */
function withDefaults<Site extends Settings>(site: Site, input: unknown): Site {
  const given = Object(input);
  const { root, of } = addressesOf(site);
  const actionPath = of('/resources').slice(root.length);
  const home =
    Object(given.home).actionPath === undefined ? { ...site.home, actionPath } : site.home;
  if (!counterAsks(site)) return { ...site, home };
  const words = wordsOrEnglish(site.identity.language);
  const { title = words.companiesTitle, message = words.companiesMessage } = Object(given.consent);
  return { ...site, home, consent: { ...site.consent, title, message } };
}

/** An error that lists every invalid field of a settings file. */
export class SettingsError extends Error {
  readonly problems: readonly Problem[];

  constructor(file: string, problems: readonly Problem[]) {
    super(problems.map((problem) => `${file}: ${problemSentence(problem)}`).join('\n'));
    this.problems = problems;
  }
}

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
};

const BLANK_NEWSLETTER = { service: 'ghost', page: 'https://site.invalid' };

/** Whether invalid services name a newsletter, or a module of the owner, which may be a newsletter. */
const mayHaveNewsletter = (input: unknown): boolean =>
  Object.values(Object(input)).some((fields) => {
    const name = String(Object(fields).service);
    return name.startsWith('.') || newsletters.includes(name);
  });

const newsletters = Object.entries<Service>(SERVICES).flatMap(([name, { newsletter }]) =>
  newsletter ? [name] : [],
);

/** Returns valid settings of a site without content. */
export const blankSettings = (): Settings => siteSchema({}).parse(BLANK);

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
 * the problems of the other parts too. The settings of a blank site replace invalid parts.
 * @param input the export of the settings file
 * @param code the code of a further language; empty for the main language
 */
export function validParts(input: unknown, code = ''): Settings {
  const whole = code === '' ? input : inputOf(input, code);
  const place = placeOf(input, code);
  return inLanguage(languageOf(whole), () => validPartsOf(whole, place));
}

/** Returns the settings with the valid parts of the input, and blank values for all other parts. */
function validPartsOf(input: unknown, place: Place | undefined): Settings {
  const settings: Settings = { ...blankSettings(), ...(place && { place }) };
  const { home } = settings;
  for (const [name, part] of Object.entries(siteSchema({}).shape)) {
    const value = Object(input)[name];
    const parsed = part.safeParse(withoutUnknownFields(value, part.safeParse(value).error?.issues));
    if (parsed.success) Object.assign(settings, { [name]: parsed.data });
    // The checks of networks depend on how the site asks for consent.
    else if (name === 'consent') settings.networks = [];
    // `::newsletter` in a text is no mistake if only fields of the newsletter are.
    else if (name === 'services' && mayHaveNewsletter(value))
      Object.assign(settings, { services: part.parse([BLANK_NEWSLETTER]) });
  }
  return settings.home !== home ? withDefaults(settings, input) : settings;
}
