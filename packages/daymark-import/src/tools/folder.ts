/*
 * Reads a folder of Markdown: the sources of a static site generator, a vault of Obsidian, or plain
 * files. No program of the folder runs: facts that only its templates or its configuration in JavaScript
 * contain are taken from the conventions of the tool.
 */
import { realpath } from 'node:fs/promises';
import { basename, extname, posix } from 'node:path';
import {
  countIn,
  cutRemark,
  type Export,
  type Fields,
  fieldsFrom,
  type ImportedText,
  isFields,
  LONGEST_TEXT,
  type Remark,
  refusedBody,
  remarksAtTop,
  type Term,
  timeZoneOf,
} from '../export/export.ts';
import { assignedIn, dividedOf, fieldIn, folderPath, textIn, valueAt } from './fields.ts';
import { indexOf, otherAddresses, takeLinkedAddresses } from './folder-addresses.ts';
import { codeIn, fileFinder, filesOf, folderData } from './folder-files.ts';
import { languagesOf } from './folder-languages.ts';
import { readSource, typeIn } from './folder-sources.ts';
import {
  authorsOf,
  coverOf,
  dayIn,
  hourIn,
  isRead,
  linkLine,
  linkOf,
  slugFor,
  summaryOf,
  termsOf,
  writersOf,
} from './front-matter.ts';
import { toolOf } from './recognize.ts';
import type { Fact, Surroundings } from './syntax/step.ts';
import { toDaymark, withoutTemplatesInHtml } from './syntax/to-daymark.ts';
import { isTemplate, readData, readEncoded, readText, withoutEnding } from './text-files.ts';
import type { FolderTool, Settings, Source } from './tool.ts';

/** Reads a folder of Markdown. */
export async function readFolder(path: string): Promise<Export> {
  const root = await realpath(path);
  const { tool, sign } = await toolOf(root);
  let settings = await settingsOf(root, tool);
  let files = await filesOf(root, tool, settings);
  const content = (settings.content === '' && tool.contentOf?.(files.texts)) || '';
  if (content !== '') {
    settings = { ...settings, content };
    files = await filesOf(root, tool, settings);
  }
  const { texts, others, leftOver } = files;
  const dataIn = await folderData(root, others);
  const defaults = tool.defaultsIn?.(settings);
  const dataOf = (file: string) => ({ ...defaults?.(relativeTo(settings, file)), ...dataIn(file) });
  const counts = new Map<string, number>();
  const sources: Source[] = [];
  for (const file of texts) {
    const source = await readSource(root, file, tool, settings, dataOf(file));
    if (source === undefined) countIn(leftOver, 'template');
    else if (source.fields['excalidraw-plugin'] !== undefined)
      countIn(leftOver, 'drawing of Excalidraw');
    else {
      const link = linkOf(source.fields, settings.url);
      for (const field of Object.keys(source.fields))
        if (!isRead(field, link)) countIn(counts, field);
      sources.push(source);
    }
  }
  hideUnmarked(sources, tool, leftOver);
  sources.sort((a, b) => (a.file < b.file ? -1 : 1));
  const languages = languagesOf(sources, tool, settings);
  if (tool.takesLinkedAddresses) takeLinkedAddresses(sources, settings);
  const authors = new Map<string, Term>();
  const terms = new Map<string, Term>();
  const addresses = otherAddresses(tool, settings);
  const lists = listsIn(sources, tool, addresses);
  if (lists.size > 0) leftOver.set('page of a category or tag without words', lists.size);
  // Authors and topics that `daymark export` has written.
  for (const source of sources) {
    const type = typeIn(source, tool);
    if (type !== 'author' && type !== 'topic') continue;
    const slug = slugFor(source.title);
    const term = { slug, name: source.title, description: summaryOf(source.fields, '') };
    (type === 'author' ? authors : terms).set(slug, term);
    const { body } = dividedOf((await readText(root, source.file)) ?? '');
    if (body.trim() !== '') countIn(leftOver, 'text of an author or a topic, except its summary');
  }
  // Some programs write an é as two characters (e and an accent), so the same name may have two
  // spellings.
  const byName = new Map(sources.map(({ file }) => [file.normalize(), file]));
  const ids = new Map([...byName].map(([id, file]) => [file, id]));
  const names = await authorNames(root);
  const notes = sources.map(({ fields }) => fields);
  const writers = tool.quotesAuthors ? writersOf(notes, names) : undefined;
  const index = indexOf(sources, settings);
  const read: Folder = {
    ...{ root, tool, settings, index, ids, names, writers },
    ...{ languages, authors, terms },
  };
  return {
    tool: tool.name,
    url: settings.url,
    ...{ sign, languages, authors, terms },
    otherAddresses: addresses,
    async *texts() {
      for (const source of sources)
        if (!lists.has(source) && !['author', 'topic'].includes(typeIn(source, tool)))
          yield await textFrom(read, source);
    },
    media: fileFinder(root, tool, settings, others),
    leftOver: new Map([
      ...leftOver,
      ...[...counts]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([field, count]) => [`field ${field} of the front matter`, count] as const),
    ]),
  };
}

/** A folder whose texts were read once. */
interface Folder extends Pick<Export, 'authors' | 'terms' | 'languages'> {
  root: string;
  tool: FolderTool;
  settings: Settings;
  /** The addresses of texts by their names and files. */
  index: ReturnType<typeof indexOf>;
  /** The ids of texts by their files. */
  ids: ReadonlyMap<string, string>;
  /** The names of authors by their keys. */
  names: ReadonlyMap<string, string>;
  /** The slugs of the authors who write in the folder, if front matter may name the author of a book. */
  writers: ReadonlySet<string> | undefined;
}

/** Returns the facts on which the conversion of a text depends. */
function surroundingsOf(folder: Folder, source: Source): Surroundings {
  const { root, tool, settings, index } = folder;
  const { file, title } = source;
  return {
    title,
    templates: tool.templates,
    isMdx: /\.mdx$/i.test(file) || tool.isMdx?.(settings) === true,
    hasWikiSyntax: tool.isVault === true,
    hasWholeHtml: tool.hasWholeHtml === true,
    addressOf: (name) => index.addressOf(name, file),
    addressOfFile: (path) => index.addressOfFile(path, file),
    valueFor: (name) => valueIn(name, source, settings),
    factFor: (name) => factIn(name, source, settings, tool),
    codeIn: (path) => codeIn(root, posix.dirname(file), path),
    tagOf: tool.tagOf,
  };
}

/** Reads a text the second time, with its body, which is converted only when a caller reads it. */
async function textFrom(folder: Folder, source: Source): Promise<ImportedText> {
  const { root, tool, settings, names, writers, languages, authors, terms } = folder;
  const { file, fields, fault, title } = source;
  const {
    text: original = '',
    encoding = '',
    isCut = false,
  } = (await readEncoded(root, file)) ?? {};
  const { body, firstLine } = dividedOf(original);
  const remarks = cutRemark(isCut);
  const note = (remark: Remark) => void remarks.push(remark);
  const noteAtTop = remarksAtTop(remarks);
  if (encoding === 'windows-1252')
    noteAtTop('file in another encoding than UTF-8', `read as ${encoding}`);
  if (source.hasFileDate)
    noteAtTop('text without a date', 'has the day on which the file was last changed');
  if (source.isUnnamed)
    noteAtTop(
      'post without a date and a title in its name, which Jekyll did not publish',
      'is a draft',
    );
  const link = linkOf(fields, settings.url);
  const surroundings = surroundingsOf(folder, source);
  // The importer reads all texts twice, and needs the bodies only the second time.
  let converted: { body: ImportedText['body'] } | { error: unknown } | undefined;
  const convert = () => {
    try {
      converted ??= { body: bodyOf() };
    } catch (error) {
      converted = { error };
    }
    return converted;
  };
  const bodyOf = (): ImportedText['body'] =>
    original.length > LONGEST_TEXT
      ? { html: '' }
      : isTemplate(file)
        ? { html: withoutTemplatesInHtml(body, firstLine, surroundings, note) }
        : {
            markdown: [
              beginning(fault) + toDaymark(body, firstLine, surroundings, note),
              ...(link && !body.includes(link) ? [linkLine(link, title, fields, names)] : []),
            ].join('\n\n'),
            firstLine,
            file,
          };
  const tags = termsOf(fields, tool);
  const named = link ? [] : authorsOf(fields, settings.fields, names);
  const signed = named.filter(({ slug }) => writers?.has(slug) ?? true);
  for (const { slug, name } of named)
    if (!signed.some((writer) => writer.slug === slug)) tags.set(slug, name);
  for (const [slug, name] of tags)
    if (!terms.has(slug)) terms.set(slug, { slug, name, description: '' });
  for (const { slug, name } of signed)
    if (!authors.has(slug)) authors.set(slug, { slug, name, description: '' });
  return {
    id: folder.ids.get(file) ?? file,
    kind: source.kind,
    status: source.status,
    language: languages && source.language,
    translationKey: languages && source.translationKey,
    title: title || (source.kind === 'page' ? basename(withoutEnding(file)) : ''),
    slug: source.slug,
    date: source.date,
    hour: hourIn(fields),
    updated: dayIn(fields, 'updated', settings.timeZone),
    authors: signed.map(({ slug }) => slug),
    topics: [...tags.keys()],
    summary: summaryOf(fields, body),
    cover: coverOf(fields),
    addresses: source.addresses,
    get body() {
      const result = convert();
      return 'error' in result ? refusedBody(result.error) : result.body;
    },
    original: { ending: extname(file), text: original },
    shown: { ending: extname(file), text: body },
    comments: [],
    get remarks() {
      convert();
      return remarks.toSorted((a, b) => a.line - b.line);
    },
  };
}

/** Makes notes without a mark drafts, if the tool publishes only notes with a mark. */
function hideUnmarked(
  sources: readonly Source[],
  { publishMarks = [] }: FolderTool,
  leftOver: Map<string, number>,
): void {
  const isMarked = ({ fields }: Source) =>
    publishMarks.some((name) => fieldIn(fields, name) === true);
  if (!sources.some(isMarked)) return;
  for (const source of sources) {
    if (isMarked(source) || source.status !== 'published') continue;
    source.status = 'draft';
    countIn(leftOver, 'publication of a note without publish: true');
  }
}

/**
 * Returns the pages without words that only name a category or a tag. At the other site, such a
 * page listed the texts of the category, as the page of the topic does here.
 */
function listsIn(
  sources: readonly Source[],
  tool: FolderTool,
  addresses: Export['otherAddresses'],
): ReadonlySet<Source> {
  const lists = new Set<Source>();
  for (const source of sources) {
    const [slug, ...others] = termsOf(source.fields, tool).keys();
    if (!source.isBlank || source.kind !== 'page' || slug === undefined || others.length > 0)
      continue;
    lists.add(source);
    for (const address of source.addresses) addresses.set(address, { topic: slug });
  }
  return lists;
}

const relativeTo = ({ content }: Settings, file: string) =>
  content === '' ? file : file.slice(content.length + 1);

/** Returns the first lines of a text whose front matter could not be read. */
const beginning = (fault: string | undefined): string =>
  fault === undefined
    ? ''
    : `:::note[Not published: the front matter could not be read]\n${fault.replaceAll('\n', ' ')} The original is in \`import/originals/\`.\n:::\n\n`;

/*
 * The functions below read the settings. A configuration in JavaScript does not run: its values are
 * searched for in the text of the file, or taken from the conventions of the tool.
 */

/**
 * Reads the settings files of a tool. A field of an earlier file overrides the same field of a later
 * file.
 */
async function settingsOf(root: string, tool: FolderTool): Promise<Settings> {
  const fields: Fields = {};
  let script = '';
  for (const file of tool.signs.flatMap(({ files }) => files.split(' '))) {
    if (!/\.(?:toml|ya?ml|json)$/.test(file)) script = (await readText(root, file)) ?? script;
    // A damaged file of settings is skipped, because settings only improve addresses. Without them,
    // the conventions of the tool apply.
    else Object.assign(fields, { ...fieldsFrom(await readData(root, file)), ...fields });
  }
  Object.assign(fields, { ...(await tool.moreSettings?.(root)), ...fields });
  const configuration = { fields, script };
  const given = (name: string) => textIn(fieldIn(fields, name));
  const usual =
    given('baseURL') || given('url') || assignedIn(script, 'baseUrl', 'url', 'site', 'URL') || '';
  const written = tool.addressIn?.(configuration, usual) ?? usual;
  const isWhole = written === '' || /^https?:\/\//.test(written);
  const address = isWhole ? written : written.startsWith('/') ? '' : `https://${written}`;
  const parsed = URL.parse(address);
  const content = folderPath(tool.contentIn?.(configuration) ?? '');
  return {
    ...configuration,
    url: parsed ? address.replace(/\/$/, '') : '',
    base: parsed ? parsed.pathname.replace(/\/$/, '') : (tool.baseIn?.(configuration) ?? ''),
    content,
    languages: tool.languagesIn?.(configuration, content) ?? [],
    timeZone: tool.hasTimeZone ? timeZoneOf(given('timezone')) : undefined,
    language:
      ['lang', 'language', 'locale', 'languageCode'].map(given).find(Boolean) ??
      assignedIn(script, 'defaultLocale', 'defaultLanguage'),
  };
}

/** The files with the names of authors by their keys. */
const AUTHORS =
  '_data/authors.yml _data/authors.yaml _data/authors.json blog/authors.yml data/authors.yml data/authors.json'.split(
    ' ',
  );

/** Reads the names of authors by the keys with which front matter names them. */
async function authorNames(root: string): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  // Without a file, the keys are the names.
  for (const file of AUTHORS)
    for (const [key, value] of Object.entries(fieldsFrom(await readData(root, file)))) {
      const name = isFields(value)
        ? (textIn(value.name) ?? textIn(value.full_name))
        : textIn(value);
      if (name) names.set(key, name);
    }
  return names;
}

/*
 * The functions below return the values of variables in templates, as far as front matter and
 * settings contain them.
 */

/** Returns the value of a variable that a template shows. */
function valueIn(
  name: string,
  { fields, title, date, addresses }: Source,
  settings: Settings,
): string | undefined {
  const [scope = '', ...rest] = name.split('.');
  const key = rest.join('.');
  const given = textIn(valueAt(fields, name.split('.')));
  if (given !== undefined) return given;
  if (scope === 'site' || scope === 'metadata') {
    if (/^base_?url$/i.test(key)) return settings.base;
    if (key === 'url') return settings.url.slice(0, settings.url.length - settings.base.length);
    return textIn(fieldIn(settings.fields, key)) ?? paramOf(settings.fields, key);
  }
  if (scope === 'page' || key === '') {
    const field = scope === 'page' ? key : scope;
    if (field === 'title') return title;
    if (field === 'date') return date;
    if (field === 'url' || field === 'permalink') return addresses[0];
    return (
      textIn(fieldIn(fields, field)) ??
      paramOf(fields, field) ??
      (scope === 'page' ? undefined : paramOf(settings.fields, field))
    );
  }
  return undefined;
}

/** Returns a value in `params`, where the settings of Hugo have the site's own fields. */
const paramOf = (fields: Fields, name: string): string | undefined =>
  textIn(valueAt(fields, ['params', name]));

/**
 * Returns the value of a variable in a condition; undefined if front matter does not name the variable,
 * because a program may give it a value in most tools.
 */
function factIn(name: string, source: Source, settings: Settings, { factFor }: FolderTool): Fact {
  if (source.fault !== undefined) return undefined;
  if (name === 'jekyll.environment') return { value: 'production' };
  if (factFor) return factFor(name, source, settings);
  const path = name.split('.');
  const isKnown = valueAt(source.fields, path.slice(0, 1)) !== undefined;
  return isKnown ? { value: valueAt(source.fields, path) ?? null } : undefined;
}
