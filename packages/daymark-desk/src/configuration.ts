import type {
  CmsConfig,
  Collection,
  EditorComponentDefinition,
  RichTextEditorButtonName,
  Field as Widget,
} from '@sveltia/cms';
import type { Field, TextFields } from 'daymark/fields';
import { videoAt } from 'daymark/video-address';
import { groupsOf, objectForm, objectName, plainForm, VALUES } from './fields.ts';

type Backend = CmsConfig['backend'];

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
  languages: readonly { language: string; code: string; base: string }[];
}

/** A list of texts of one kind in one language. */
interface TextList {
  /** The name of the list, and of the format of its texts: "articles", "de-articles". */
  name: string;
  /** What authors read: "Articles", and on a site with several languages "Articles (German)". */
  label: string;
  /** The folder with the texts, relative to the site's folder: "content/de/articles". */
  folder: string;
  kind: TextFields;
  language: string;
  /** The path of the pages of the language: "/de". */
  base: string;
  /** What the names of all lists of the language begin with: "de-". */
  prefix: string;
}

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

/** Returns the lists of texts that the desk shows. */
export const textLists = ({ kinds, languages }: DeskSite): TextList[] =>
  languages.flatMap(({ language, code, base }) =>
    kinds.map((kind) => {
      const [root, own] = kind.folder.split('/');
      const prefix = code && `${code}-`;
      return {
        name: prefix + (own ?? 'own-pages'),
        label: kind.fields.label + (languages.length > 1 ? ` (${LANGUAGES.of(language)})` : ''),
        folder: [root, code, own].filter(Boolean).join('/'),
        kind,
        language,
        base,
        prefix,
      };
    }),
  );

/**
 * Makes WebP pictures of photographs, upright, without the place and the camera, as wide as the widest
 * file of the engine (`COVER_WIDTHS` in its content/pictures/picture.ts). GIF pictures may move, and stay.
 */
const PHOTOGRAPHS = Object.fromEntries(
  ['avif', 'heic', 'jpeg', 'png', 'webp'].map((format) => [format, { width: 2208, quality: 90 }]),
);

/**
 * Returns the configuration of Sveltia CMS, from the schemas of the front matter. A new text is a file
 * `index.md` in a folder with its name, so that its pictures are beside it.
 * @param backend where the texts are
 * @param note what authors read in front of the description of each list
 */
export const deskConfiguration = (site: DeskSite, backend: Backend, note = ''): CmsConfig => ({
  load_config_file: false,
  backend,
  app_title: site.name,
  media_folder: 'public/media',
  public_folder: '/media',
  // The page has links to the preview.
  show_preview_links: false,
  media_libraries: {
    default: { config: { slugify_filename: true, transformations: PHOTOGRAPHS } },
    stock_assets: false,
  },
  collections: textLists(site).map((list) => collectionOf(list, note)),
});

function collectionOf(list: TextList, note: string): Collection {
  const { explanation, properties: { draft, date, title: own } = {} } = list.kind.fields;
  const title = own ? 'title' : 'name';
  return {
    name: list.name,
    label: list.label,
    description: note + explanation,
    folder: list.folder,
    path: '{{slug}}/index',
    media_folder: '',
    public_folder: '.',
    format: list.name,
    // The fixed pages are a list of the engine.
    create: list.kind.folder !== 'content/pages',
    identifier_field: title,
    summary: `{{${title}}}${draft ? ` · {{${STATE}}}` : ''}`,
    view_filters: draft && STATES.map((label) => ({ label, field: STATE, pattern: label })),
    view_groups: draft && [{ label: 'State', field: STATE }],
    sortable_fields: date
      ? { fields: [title, 'date'], default: { field: 'date', direction: 'descending' } }
      : [title],
    slug: { hint: RENAME_HINT },
    fields: formOf(list, title),
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

const BUTTONS =
  'bold italic strikethrough code link heading-two heading-three heading-four heading-five heading-six quote bulleted-list numbered-list';

/** A text with its formats. The title of the page is its first heading. */
const RICH_TEXT = {
  widget: 'richtext',
  required: false,
  buttons: BUTTONS.split(' ') as RichTextEditorButtonName[],
} as const;

/** Returns the widgets of a text: its title, the text itself, the other fields, and folded ones. */
function formOf({ kind, prefix }: TextList, title: string): Widget[] {
  const groups = groupsOf(kind).map(({ name, label, names }): Widget[] => {
    const others = names.filter((own) => own !== title);
    const fields = widgetsOf(kind.fields, prefix, others);
    const hint = 'Fields that few texts need.';
    return name ? [{ name, label, hint, widget: 'object', collapsed: true, fields }] : fields;
  });
  return [
    // First, because Sveltia opens the editors of the fields that are in sight.
    { ...RICH_TEXT, name: VALUES.shown, label: 'Text as shown' },
    ...widgetsOf(kind.fields, prefix, [title]),
    {
      ...RICH_TEXT,
      name: VALUES.body,
      label: 'Text',
      hint: 'The text of the page. The menu “Insert” has notes, quotations, video and sound.',
    },
    ...groups.flat(),
    { name: STATE, widget: 'hidden' },
  ];
}

/** Returns the widgets of the fields of an object, or of those with the names. */
const widgetsOf = (
  { properties = {}, required = [] }: Field,
  prefix: string,
  names = Object.keys(properties),
): Widget[] =>
  names.flatMap((name) => {
    const field = properties[name] ?? {};
    const isRequired = required.includes(name);
    const [words, object] = [plainForm(field), objectForm(field)];
    // A field that may be words or an object has a widget for each.
    const own = words ? objectName(name) : name;
    return [
      words ? widgetOf(name, words, isRequired, prefix) : [],
      object ? widgetOf(own, { ...field, ...object }, isRequired, prefix) : [],
    ].flat();
  });

function widgetOf(name: string, field: Field, required: boolean, prefix: string): Widget {
  const options = optionsOf(field, required, prefix);
  // A new text begins as a draft, as with `daymark new`.
  if (name === 'draft') options.default = true;
  return { name, label: field.label, hint: hintOf(field), required, ...options } as Widget;
}

const DAY = { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: true };

/** Returns what the widget of a field has besides its name and its words. */
function optionsOf(field: Field, isRequired: boolean, prefix: string): Record<string, unknown> {
  const { items, minItems: min, minLength = 0, maxLength = 0 } = field;
  if (field.properties)
    return { widget: 'object', collapsed: true, fields: widgetsOf(field, prefix) };
  const reference = field.reference ?? items?.reference;
  if (reference)
    return { widget: 'relation', collection: prefix + reference, multiple: Boolean(items), min };
  if (items) {
    const list = { widget: 'list', collapsed: 'auto', min };
    if (items.properties) return { ...list, fields: widgetsOf(items, prefix) };
    return { ...list, field: widgetOf('item', { ...items, label: 'Item' }, true, prefix) };
  }
  if (field.picture) return { widget: 'image', choose_url: false };
  if (field.enum) return { widget: 'select', options: field.enum, default: field.default };
  if (field.type === 'boolean') return { widget: 'boolean', default: field.default };
  if (field.type === 'integer')
    return { widget: 'number', value_type: 'int', min: field.minimum, max: field.maximum };
  if (field.format === 'date') return { ...DAY, default: isRequired ? '{{now}}' : undefined };
  return {
    widget: maxLength > 100 ? 'text' : 'string',
    minlength: minLength > 1 ? minLength : undefined,
    maxlength: maxLength || undefined,
  };
}

/** Returns the explanation of a field with an example. Sveltia shows no code in hints. */
function hintOf({ explanation = '', example, format }: Field): string {
  const isShort = typeof example === 'string' || typeof example === 'number';
  const shown = format === 'date' ? String(example).slice(0, 'YYYY-MM-DD'.length) : example;
  return explanation.replaceAll('`', '') + (isShort ? ` Example: ${shown}` : '');
}

/** What the button of a component asks for, and how it finds and writes it in a text. */
type Part = Pick<EditorComponentDefinition, 'id' | 'fields' | 'pattern' | 'toBlock'>;

/** The signs of Markdown are escaped, because Sveltia shows hints as Markdown. */
const SIGNS = 'For bold words write \\*\\*bold\\*\\*, and for a link \\[words\\](/address).';

/** The title of a directive, which may have brackets in pairs: “Amélie [from Lyon]”. */
const LABEL = '(?<label>(?:[^\\[\\]\\n]|\\[[^\\[\\]\\n]*\\])*)';

/** Creates the part for a directive around text: `:::note[Title]`. */
const block = (id: string, title = '', hint = SIGNS): Part => ({
  id,
  fields: [
    ...(title ? [{ name: 'label', label: title, hint: 'May be empty.', required: false }] : []),
    { name: 'text', label: 'Text', hint, widget: 'text' },
  ],
  pattern: new RegExp(`^:::${id}(?:\\[${LABEL}\\])?\\n(?<text>[\\s\\S]*?)\\n:::$`, 'm'),
  toBlock: ({ label, text = '' }) => `:::${id}${label ? `[${label}]` : ''}\n${text}\n:::`,
});

/** Creates the part for a directive with attributes: `::video[Title]{src=/media/walk.mp4}`. */
const leaf = (id: string, hint: string): Part => ({
  id,
  fields: [
    { name: 'label', label: 'Title', hint: 'The name of the player, the button or the file.' },
    { name: 'source', label: 'Source', hint },
  ],
  pattern: new RegExp(`^::${id}\\[${LABEL}\\]\\{(?<source>[^}\\n]*)\\}$`, 'm'),
  toBlock: ({ label = '', source = '' }) => `::${id}[${label}]{${attributesOf(id, source.trim())}}`,
});

/** Returns the attributes of a directive, also for an address as the bar of a browser shows it. */
function attributesOf(id: string, source: string): string {
  const video = id === 'video' ? videoAt(source) : undefined;
  if (video) return `${video.service}=${video.id}`;
  if (source === '' || /^[a-z]+=/.test(source)) return source;
  return `${id === 'button' ? 'href' : 'src'}=${source}`;
}

const VIDEO =
  'The address on YouTube or Vimeo, or a film of yours: src=/media/walk.mp4 captions=/media/walk.vtt';
const SOUND = 'Such as src=/media/walk.mp3 transcript=#the-walk-in-words';
const PICTURES = 'A line for each picture, such as \\!\\[Boats at the pier\\](./boats.jpg)';

/** The buttons of the directives, and of footnotes. */
export const COMPONENTS: readonly EditorComponentDefinition[] = [
  { label: 'Note', icon: 'info', ...block('note', 'Title') },
  { label: 'Quotation', icon: 'format_quote', ...block('quote', 'Who says it') },
  { label: 'Pull quote', icon: 'format_size', ...block('pull') },
  { label: 'Video', icon: 'movie', ...leaf('video', VIDEO) },
  { label: 'Gallery', icon: 'photo_library', ...block('gallery', 'What they show', PICTURES) },
  { label: 'Button', icon: 'smart_button', ...leaf('button', 'The address, such as /plan') },
  { label: 'File', icon: 'attach_file', ...leaf('file', 'Such as /files/plan.pdf in public/') },
  { label: 'Sound', icon: 'volume_up', ...leaf('audio', SOUND) },
  {
    id: 'footnote',
    label: 'Footnote',
    icon: 'notes',
    fields: [
      { name: 'name', label: 'Name', hint: 'Such as tea. In the text, write [^tea] for it.' },
      { name: 'text', label: 'Text', hint: SIGNS },
    ],
    // Longer footnotes stay as they are written.
    pattern: /^\[\^(?<name>[^\]\s]+)\]: (?<text>[^\n]*)$(?!\n+[ \t]+\S)/m,
    toBlock: ({ name = '', text = '' }) => `[^${name}]: ${text}`,
  },
  // Sveltia needs the function, and the desk shows no preview of Sveltia.
].map((component) => ({ ...component, toPreview: () => '' }));
