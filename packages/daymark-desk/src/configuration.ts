import type {
  CmsConfig,
  Collection,
  RichTextEditorButtonName,
  Field as Widget,
} from '@sveltia/cms';
import type { Field, TextFields } from 'daymark/fields';
import { groupsOf, objectForm, objectName, plainForm, VALUES } from './fields.ts';

/** What the configuration needs to know of a site. */
export interface DeskSite {
  /** The name of the site. */
  name: string;
  /** The front matter of each kind of text. */
  kinds: readonly TextFields[];
  /**
   * The languages of the site, the main language first. Its texts are in no folder of their own. The
   * base is the path of the pages.
   */
  languages: readonly { language: string; folder: string; base: string }[];
}

/** A list of texts of one kind in one language. */
export interface TextList {
  /** The name of the list, and of the format of its texts: "articles", "de-articles". */
  name: string;
  /** The folder with the texts, relative to the site's folder: "content/de/articles". */
  folder: string;
  kind: TextFields;
  language: string;
  /** The path of the pages of the language: "/de". */
  base: string;
}

/** Returns the lists of texts that the desk shows. */
export const textLists = ({ kinds, languages }: DeskSite): TextList[] =>
  languages.flatMap(({ language, folder: code, base }) =>
    kinds.map((kind) => {
      const [root = '', ...rest] = kind.folder.split('/');
      return {
        name: [code, ...(rest.length > 0 ? rest : ['own-pages'])].filter(Boolean).join('-'),
        folder: [root, code, ...rest].filter(Boolean).join('/'),
        kind,
        language,
        base,
      };
    }),
  );

/**
 * What becomes of photographs: WebP pictures without the place and the camera, turned upright, and as
 * wide as the widest file that the engine makes (`COVER_WIDTHS` in its content/pictures/picture.ts).
 * GIF pictures stay, because they may move.
 */
const PICTURES = Object.fromEntries(
  ['avif', 'heic', 'jpeg', 'png', 'webp'].map((format) => [format, { width: 2208, quality: 90 }]),
);

/** The field of a new text with the name of its file. */
const FILE_NAME = 'file_name';
/** Returns the name of the widget for names of files in a language. */
export const fileNameWidget = (language: string) => `file-name-${language}`;

/**
 * Returns the configuration of Sveltia CMS, from the schemas of the front matter. Each text is a file
 * `index.md` in a folder with its name, as the desk shows all texts (site-files.ts), so that pictures are
 * beside their text.
 */
export function deskConfiguration(site: DeskSite): CmsConfig {
  const languages = new Set(site.languages.map(({ language }) => language));
  return {
    load_config_file: false,
    // Sveltia needs a backend, and does not use it for files on the computer of the owner.
    backend: { name: 'github', repo: `local/${site.name.replace(/\W+/g, '-')}`, branch: 'main' },
    app_title: site.name,
    media_folder: 'public/media',
    public_folder: '/media',
    // The page has links to the preview.
    show_preview_links: false,
    media_libraries: {
      default: { config: { slugify_filename: true, transformations: PICTURES } },
      stock_assets: false,
    },
    slug: { encoding: 'unicode', clean_accents: false },
    collections: textLists(site).map((list) => collectionOf(list, languages.size > 1)),
  };
}

function collectionOf(
  { name, folder, kind, language }: TextList,
  hasLanguages: boolean,
): Collection {
  const { label = '', explanation = '' } = kind.fields;
  const inWords = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  const title = titleOf(kind.fields);
  const { draft, date } = kind.fields.properties ?? {};
  return {
    name,
    label: hasLanguages ? `${label} (${inWords})` : label,
    description: explanation,
    folder,
    path: '{{slug}}/index',
    media_folder: '',
    public_folder: '.',
    format: name,
    // The fixed pages are a list of the engine.
    create: kind.folder !== 'content/pages',
    identifier_field: title,
    summary: `{{${title}}}${draft ? ` · {{${STATE}}}` : ''}`,
    view_filters: draft ? STATES.map((label) => ({ label, field: STATE, pattern: label })) : [],
    view_groups: draft ? [{ label: 'State', field: STATE }] : [],
    sortable_fields: date
      ? { fields: [title, 'date'], default: { field: 'date', direction: 'descending' } }
      : [title],
    slug: { template: `{{fields.${FILE_NAME}}}`, editable: ['update'], hint: RENAME_HINT },
    fields: widgetsOf(
      kind,
      language,
      name.slice(0, -(kind.folder.split('/')[1] ?? 'own-pages').length),
    ),
  };
}

const STATES = ['Draft', 'Scheduled', 'Published'] as const;

/** The value of a form with the state of its text, which lists show. The front matter has no such field. */
export const STATE = 'state_of_text';

/** Returns the state of a text from the values of its form. */
export const stateOf = ({ draft, date }: Record<string, unknown>): (typeof STATES)[number] =>
  draft ? 'Draft' : Date.parse(String(date)) > Date.now() ? 'Scheduled' : 'Published';

const RENAME_HINT =
  'The last part of the address. Visitors of the old address reach the new one: the text remembers it.';

/** The formats of a text. The title of the page is its first heading. */
const BUTTONS: RichTextEditorButtonName[] = [
  ...(['bold', 'italic', 'strikethrough', 'code', 'link'] as const),
  ...(['heading-two', 'heading-three', 'heading-four', 'heading-five', 'heading-six'] as const),
  ...(['quote', 'bulleted-list', 'numbered-list'] as const),
];

/** Returns the name of the field that names a text. */
const titleOf = ({ properties = {} }: Field) => (properties.title ? 'title' : 'name');

/** Returns the widgets of a text: its title, the text itself, the other fields, and folded ones. */
function widgetsOf(kind: TextFields, language: string, prefix: string): Widget[] {
  const { properties = {}, required = [] } = kind.fields;
  const title = titleOf(kind.fields);
  const [seen = [], folded = []] = [
    groupsOf(kind).filter(({ name }) => name === ''),
    groupsOf(kind).filter(({ name }) => name !== ''),
  ];
  const own = (name: string) =>
    widgets(name, properties[name] ?? {}, required.includes(name), prefix);
  return [
    // First, because Sveltia opens the editors of the fields that are in sight.
    {
      name: VALUES.shown,
      label: 'Text as shown',
      widget: 'richtext',
      required: false,
      buttons: BUTTONS,
    },
    ...own(title),
    {
      name: FILE_NAME,
      label: 'Name in the address',
      hint: 'From the title. To change the name later, choose “Edit Slug” in the menu at the top.',
      widget: fileNameWidget(language),
      required: false,
    },
    {
      name: VALUES.body,
      label: 'Text',
      hint: 'The text of the page. The menu “Insert” has notes, quotations, video and sound.',
      widget: 'richtext',
      required: false,
      buttons: BUTTONS,
      editor_components: ['image', 'code-block', ...COMPONENTS.map(({ id }) => id)],
    },
    ...seen
      .flatMap(({ names }) => names.filter((name) => name !== title).flatMap(own))
      // A new text begins as a draft, as with `daymark new`.
      .map((widget) =>
        widget.name === 'draft' ? ({ ...widget, default: true } as Widget) : widget,
      ),
    ...folded.map(
      ({ name, label, names }): Widget => ({
        name,
        label,
        hint: 'Fields that few texts need.',
        widget: 'object',
        collapsed: true,
        fields: names.flatMap(own),
      }),
    ),
    ...(properties.draft ? [{ name: STATE, widget: 'hidden' as const }] : []),
  ];
}

/** Returns the widget of a field, or two: one for words, and one for an object. */
function widgets(name: string, field: Field, isRequired: boolean, prefix: string): Widget[] {
  const [words, object] = [plainForm(field), objectForm(field)];
  return [
    ...(words ? [widgetOf(name, words, isRequired, prefix)] : []),
    ...(object
      ? [widgetOf(words ? objectName(name) : name, { ...field, ...object }, isRequired, prefix)]
      : []),
  ];
}

function widgetOf(name: string, field: Field, isRequired: boolean, prefix: string): Widget {
  const common = {
    name,
    label: field.label ?? '',
    hint: hintOf(field),
    required: isRequired,
  };
  const { items, properties, enum: choices, minimum: min, maximum: max } = field;
  if (properties)
    return {
      ...common,
      widget: 'object',
      collapsed: true,
      fields: Object.entries(properties).flatMap(([own, member]) =>
        widgets(own, member, field.required?.includes(own) ?? false, prefix),
      ),
    };
  if (items) return { ...common, ...listOf(items, field.minItems, prefix) };
  if (field.reference) return { ...common, ...relationTo(field.reference, prefix) };
  if (field.picture) return { ...common, widget: 'image', choose_url: false };
  if (choices) return { ...common, widget: 'select', options: choices, ...given(field.default) };
  if (field.type === 'boolean')
    return { ...common, widget: 'boolean', default: field.default === true };
  if (field.type === 'integer')
    return {
      ...common,
      widget: 'number',
      value_type: 'int',
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    };
  if (field.format === 'date')
    return {
      ...common,
      widget: 'datetime',
      type: 'date',
      format: 'YYYY-MM-DD',
      picker_utc: true,
      ...(isRequired && { default: '{{now}}' }),
    };
  const { minLength, maxLength } = field;
  return {
    ...common,
    widget: (maxLength ?? 0) > 100 ? 'text' : 'string',
    ...(minLength !== undefined && minLength > 1 && { minlength: minLength }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
  };
}

const given = (value: unknown) => (typeof value === 'string' ? { default: value } : {});

function listOf(items: Field, min: number | undefined, prefix: string) {
  const limits = min === undefined ? {} : { min };
  if (items.reference)
    return { ...relationTo(items.reference, prefix), multiple: true, ...limits } as const;
  const [first] = Object.keys(items.properties ?? {});
  const item = items.properties
    ? {
        fields: Object.entries(items.properties).flatMap(([name, field]) =>
          widgets(name, field, items.required?.includes(name) ?? false, prefix),
        ),
        summary: `{{${first}}}`,
      }
    : { field: widgetOf('item', { ...items, label: 'Item' }, true, prefix) };
  return { widget: 'list', collapsed: 'auto', ...item, ...limits } as const;
}

const relationTo = (folder: string, prefix: string) => {
  const title = folder === 'authors' ? 'name' : 'title';
  return {
    widget: 'relation',
    collection: prefix + folder,
    value_field: '{{slug}}',
    display_fields: [title],
    search_fields: [title],
  } as const;
};

/** Returns the explanation of a field with an example. Sveltia shows no code in hints. */
function hintOf({ explanation = '', example }: Field): string {
  const isShort = typeof example === 'string' || typeof example === 'number';
  return `${explanation.replaceAll('`', '')}${isShort ? ` Example: ${example}` : ''}`;
}

/** A button that writes a directive. */
interface Component {
  id: string;
  label: string;
  icon: string;
  fields: Widget[];
  pattern: RegExp;
  fromBlock: (match: RegExpMatchArray) => Record<string, string>;
  toBlock: (values: Readonly<Record<string, string | undefined>>) => string;
  toPreview: (values: Readonly<Record<string, string | undefined>>) => string;
}

/** Creates the button for a directive around text: `:::note[Title]`. */
const block = (id: string, label: string, icon: string, title: string): Component => ({
  id,
  label,
  icon,
  fields: [
    ...(title ? [{ name: 'label', label: title, hint: 'May be empty.', required: false }] : []),
    { name: 'text', label: 'Text', hint: 'The text, in Markdown.', widget: 'text' },
  ],
  pattern: new RegExp(`^:::${id}(?:\\[(?<label>[^\\]\\n]*)\\])?\\n(?<text>[\\s\\S]*?)\\n:::$`, 'm'),
  fromBlock: ({ groups = {} }) => ({ label: groups.label ?? '', text: groups.text ?? '' }),
  toBlock: ({ label, text = '' }) => `:::${id}${label ? `[${label}]` : ''}\n${text}\n:::`,
  toPreview: ({ text = '' }) => text,
});

/**
 * Creates the button for a directive with attributes: `::video[Title]{src=/media/walk.mp4}`.
 * @param attribute the attribute for an address that the author has written without one
 */
const leaf = (
  id: string,
  label: string,
  icon: string,
  hint: string,
  attribute = 'src',
): Component => ({
  id,
  label,
  icon,
  fields: [
    {
      name: 'label',
      label: 'Title',
      hint: 'What visitors read or hear: the name of the player, button or file.',
    },
    { name: 'source', label: 'Source', hint },
  ],
  pattern: new RegExp(`^::${id}\\[(?<label>[^\\]\\n]*)\\]\\{(?<source>[^}\\n]*)\\}$`, 'm'),
  fromBlock: ({ groups = {} }) => ({ label: groups.label ?? '', source: groups.source ?? '' }),
  toBlock: ({ label = '', source = '' }) =>
    `::${id}[${label}]{${attributesOf(source.trim(), attribute)}}`,
  toPreview: ({ label = '' }) => label,
});

/** Returns the attributes of a directive, also for an address as the bar of a browser shows it. */
function attributesOf(source: string, attribute: string): string {
  const [, youtube] =
    /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?v=|shorts\/|embed\/)|youtu\.be\/)([\w-]{11})/.exec(
      source,
    ) ?? [];
  const [, vimeo] = /^https?:\/\/(?:www\.)?vimeo\.com\/(\d+)/.exec(source) ?? [];
  if (youtube) return `youtube=${youtube}`;
  if (vimeo) return `vimeo=${vimeo}`;
  return source === '' || /^[a-z]+=/.test(source) ? source : `${attribute}=${source}`;
}

/** The button for a footnote of one paragraph. */
const footnote: Component = {
  id: 'footnote',
  label: 'Footnote',
  icon: 'notes',
  fields: [
    {
      name: 'name',
      label: 'Name',
      hint: 'A word without spaces. Write [^name] where the footnote belongs.',
    },
    { name: 'text', label: 'Text', hint: 'The footnote, in Markdown.', widget: 'text' },
  ],
  pattern: /^\[\^(?<name>[^\]\s]+)\]: (?<text>[^\n]*)$(?!\n+[ \t]+\S)/m,
  fromBlock: ({ groups = {} }) => ({ name: groups.name ?? '', text: groups.text ?? '' }),
  toBlock: ({ name = '', text = '' }) => `[^${name}]: ${text}`,
  toPreview: ({ text = '' }) => text,
};

/** The buttons of the directives, and of footnotes. */
export const COMPONENTS: readonly Component[] = [
  block('note', 'Note', 'info', 'Title'),
  block('quote', 'Quotation', 'format_quote', 'Who says it'),
  block('pull', 'Pull quote', 'format_size', ''),
  leaf(
    'video',
    'Video',
    'movie',
    'The address on YouTube or Vimeo, or a film of yours: src=/media/walk.mp4 captions=/media/walk.vtt',
  ),
  block('gallery', 'Gallery', 'photo_library', 'What the pictures show'),
  leaf('button', 'Button', 'smart_button', 'The address, such as /plan', 'href'),
  leaf('file', 'File', 'attach_file', 'A file in public/, such as /files/plan.pdf'),
  leaf('audio', 'Sound', 'volume_up', 'Such as src=/media/walk.mp3 transcript=#the-walk-in-words'),
  footnote,
];
