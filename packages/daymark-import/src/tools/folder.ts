/*
 * Reads a folder of Markdown: the sources of a static site generator, a vault of Obsidian, or plain
 * files. No program of the folder runs: what only its templates or configuration in JavaScript say is
 * taken from the conventions of the tool.
 */
import { realpath } from 'node:fs/promises';
import { basename, extname, posix } from 'node:path';
import type { Root } from 'mdast';
import {
  cutRemark,
  type Export,
  type ImportedText,
  LONGEST_TEXT,
  type Remark,
  refusedBody,
  type Term,
  type Tool,
} from '../export/export.ts';
import { Draft } from '../markdown/draft.ts';
import { readEncoded, readText } from './encoded-files.ts';
import { indexOf, otherAddresses, takeLinkedAddresses } from './folder-addresses.ts';
import {
  codeIn,
  fileFinder,
  filesOf,
  folderData,
  inputOf,
  TEMPLATE,
  withoutEnding,
} from './folder-files.ts';
import { languagesOf } from './folder-languages.ts';
import type { Settings, Source } from './folder-model.ts';
import { readSource, typeIn } from './folder-sources.ts';
import {
  authorsOf,
  coverOf,
  dividedOf,
  fieldIn,
  isRead,
  linkLine,
  linkOf,
  slugFor,
  summaryOf,
  termsOf,
  updatedOf,
  writersOf,
} from './front-matter.ts';
import { hexoTag } from './hexo.ts';
import { jekyllDefaults } from './jekyll.ts';
import { authorNames, recognizeFolder, settingsOf } from './recognize.ts';
import { withCodeOfTemplates, withoutTemplates } from './syntax/templates.ts';
import { type Surroundings, toDaymark } from './syntax/to-daymark.ts';
import { factIn, valueIn } from './syntax/variables.ts';

/** Reads a folder of Markdown. */
export async function readFolder(folder: string): Promise<Export> {
  const root = await realpath(folder);
  const { tool, sign } = await recognizeFolder(root);
  let settings = await settingsOf(root, tool);
  let files = await filesOf(root, tool, settings);
  const content = tool === 'Eleventy' && settings.content === '' ? inputOf(files.texts) : '';
  if (content !== '') {
    settings = { ...settings, content };
    files = await filesOf(root, tool, settings);
  }
  const { texts, others, leftOver } = files;
  const dataIn = await folderData(root, others);
  const defaults = tool === 'Jekyll' ? jekyllDefaults(settings.fields) : () => ({});
  const dataOf = (file: string) => ({ ...defaults(relativeTo(settings, file)), ...dataIn(file) });
  const counts = new Map<string, number>();
  const sources: Source[] = [];
  for (const file of texts) {
    const source = await readSource(root, file, tool, settings, dataOf(file));
    if (source?.fields['excalidraw-plugin'] !== undefined) {
      leftOver.set('drawing of Excalidraw', (leftOver.get('drawing of Excalidraw') ?? 0) + 1);
      continue;
    }
    if (source === undefined) {
      leftOver.set('template', (leftOver.get('template') ?? 0) + 1);
      continue;
    }
    const link = linkOf(source.fields, settings.url);
    for (const field of Object.keys(source.fields))
      if (!isRead(field, link)) counts.set(field, (counts.get(field) ?? 0) + 1);
    sources.push(source);
  }
  // Obsidian publishes the notes with a mark, if it publishes any.
  const isMarked = ({ fields }: Source) =>
    [fieldIn(fields, 'publish'), fieldIn(fields, 'dg-publish')].includes(true);
  if (tool === 'Obsidian' && sources.some(isMarked))
    for (const source of sources) {
      if (isMarked(source) || source.status !== 'published') continue;
      source.status = 'draft';
      const what = 'publication of a note without publish: true';
      leftOver.set(what, (leftOver.get(what) ?? 0) + 1);
    }
  sources.sort((a, b) => (a.file < b.file ? -1 : 1));
  const languages = languagesOf(sources, tool, settings);
  if (tool === 'Astro' || tool === 'Eleventy') takeLinkedAddresses(sources, settings);
  const authors = new Map<string, Term>();
  const terms = new Map<string, Term>();
  const addresses = otherAddresses(tool, settings);
  // A page without words that only names a category or a tag listed the texts that have it.
  const lists = new Set<Source>();
  for (const source of sources) {
    const [slug, ...others] = termsOf(source.fields, tool).keys();
    if (!source.isBlank || source.kind !== 'page' || slug === undefined || others.length > 0)
      continue;
    lists.add(source);
    for (const address of source.addresses) addresses.set(address, { topic: slug });
  }
  if (lists.size > 0) leftOver.set('page of a category or tag without words', lists.size);
  // What `daymark export` writes of authors and topics.
  for (const source of sources) {
    const known = { author: authors, topic: terms, page: undefined, other: undefined }[
      typeIn(source, tool)
    ];
    if (!known) continue;
    const slug = slugFor(source.title);
    known.set(slug, { slug, name: source.title, description: summaryOf(source.fields, '') });
    const { body } = dividedOf((await readText(root, source.file)) ?? '');
    const what = 'text of an author or a topic, except its summary';
    if (body.trim() !== '') leftOver.set(what, (leftOver.get(what) ?? 0) + 1);
  }
  // Some programs write an é as two signs, so that another copy of the folder may have other names.
  const byName = new Map(sources.map(({ file }) => [file.normalize(), file]));
  const ids = new Map([...byName].map(([id, file]) => [file, id]));
  const names = await authorNames(root);
  const notes = sources.map(({ fields }) => fields);
  const writers = tool === 'Obsidian' ? writersOf(notes, names) : undefined;
  const index = indexOf(sources, settings, tool);
  const findFile = fileFinder(root, tool, settings, others);
  return {
    tool,
    sign,
    url: settings.url,
    languages,
    authors,
    terms,
    otherAddresses: addresses,
    async *texts() {
      for (const source of sources)
        if (!lists.has(source) && !['author', 'topic'].includes(typeIn(source, tool)))
          yield await textFrom(source);
    },
    media: findFile,
    leftOver: [
      ...[...leftOver].map(([what, count]) => ({ what, count })),
      ...[...counts]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([field, count]) => ({ what: `field ${field} of the front matter`, count })),
    ],
  };

  async function textFrom(source: Source): Promise<ImportedText> {
    const { file, fields, fault, title } = source;
    const {
      text: original = '',
      encoding = '',
      isCut = false,
    } = (await readEncoded(root, file)) ?? {};
    const { body, firstLine } = dividedOf(original);
    const remarks = cutRemark(isCut);
    const note = (remark: Remark) => void remarks.push(remark);
    if (encoding === 'windows-1252') {
      const what = 'file in another encoding than UTF-8';
      note({ line: 1, what, became: `read as ${encoding}`, original: '' });
    }
    if (source.hasFileDate)
      note({
        line: 1,
        what: 'text without a date',
        became: 'has the day on which the file was last changed',
        original: '',
      });
    if (source.isUnnamed)
      note({
        line: 1,
        what: 'post without a date and a title in its name, which Jekyll did not publish',
        became: 'is a draft',
        original: '',
      });
    const link = linkOf(fields, settings.url);
    const surroundings: Surroundings = {
      title,
      templates: templatesOf(tool),
      isMdx: /\.mdx$/i.test(file) || settings.isMdx,
      hasWikiSyntax: /^(?:Obsidian|Quartz|Markdown)$/.test(tool),
      hasWholeHtml: tool === 'Jekyll',
      addressOf: (name) => index.addressOf(name, file),
      addressOfFile: (path) => index.addressOfFile(path, file),
      valueFor: (name) => valueIn(name, source, settings),
      factFor: (name) => factIn(name, source, settings, tool),
      codeIn: (path) => codeIn(root, posix.dirname(file), path),
      ...(tool === 'Hexo' && {
        tagOf: (name, rest) => hexoTag(name, rest, (slug) => index.addressOf(slug, file)),
      }),
    };
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
    const htmlDraft = () => withCodeOfTemplates(Draft.of(body, firstLine), undefined, surroundings);
    const bodyOf = (): ImportedText['body'] =>
      original.length > LONGEST_TEXT
        ? { html: '' }
        : TEMPLATE.test(file)
          ? { html: withoutTemplates(htmlDraft(), NO_CODE, surroundings, note).text }
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
      id: ids.get(file) ?? file,
      kind: source.kind,
      status: source.status,
      language: languages && source.language,
      translationKey: languages && source.translationKey,
      title: title || (source.kind === 'page' ? basename(withoutEnding(file)) : ''),
      slug: source.slug,
      date: source.date,
      updated: updatedOf(fields, source.date, settings.timeZone),
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
}

const relativeTo = ({ content }: Settings, file: string) =>
  content === '' ? file : file.slice(content.length + 1);

const templatesOf = (tool: Tool): Surroundings['templates'] =>
  tool === 'Hugo'
    ? 'shortcodes'
    : tool === 'Jekyll' || tool === 'Eleventy' || tool === 'Hexo'
      ? 'Liquid or Nunjucks'
      : undefined;

/** The tree of HTML for templates: no part of it is code of Markdown. */
const NO_CODE = (): Root => ({ type: 'root', children: [] });

/** Returns the first lines of a text whose front matter could not be read. */
const beginning = (fault: string | undefined): string =>
  fault === undefined
    ? ''
    : `:::note[Not published: the front matter could not be read]\n${fault.replaceAll('\n', ' ')} The original is in \`import/originals/\`.\n:::\n\n`;
