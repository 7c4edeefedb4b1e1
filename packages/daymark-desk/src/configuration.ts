import type { EditorComponentDefinition as Button, CmsConfig, Field as Widget } from '@sveltia/cms';
import type { Field, TextFields } from 'daymark/fields';
import { videoAt } from 'daymark/video-address';
import { formsOf, groupsOf, VALUES, type Values } from './fields.ts';

type Backend = CmsConfig['backend'];

/** The facts about a site on which the configuration depends. */
export interface DeskSite {
  name: string;
  timeZone: string;
  kinds: readonly TextFields[];
  /** The width of the widest picture that pages show, in pixels. */
  pictureWidth: number;
  /**
   * The languages: the tag, the folder of the texts (empty for the main language), and the path of
   * the pages.
   */
  languages: readonly { language: string; code: string; base: string }[];
}

/** Returns the lists of texts that the desk shows: one for each kind of text in each language. */
export const textLists = ({ kinds, languages }: DeskSite) =>
  languages.flatMap(({ language, code, base }) =>
    kinds.map((kind) => {
      const [root, own] = kind.folder.split('/');
      const prefix = code && `${code}-`;
      const name = prefix + (own ?? 'own-pages');
      const folder = [root, code, own].filter(Boolean).join('/');
      const words = ` (${new Intl.DisplayNames('en', { type: 'language' }).of(language)})`;
      const label = kind.fields.label + (languages.length > 1 ? words : '');
      return { name, label, folder, kind, language, base, prefix };
    }),
  );

/**
 * The conversion of photographs: to upright WebP pictures without data about place and camera. GIFs
 * are not converted.
 */
const photographs = (width: number) =>
  Object.fromEntries(
    ['avif', 'heic', 'jpeg', 'png', 'webp'].map((format) => [format, { width, quality: 90 }]),
  );

/**
 * Returns the configuration of Sveltia CMS, derived from the schemas. Each list of texts shows the
 * note to authors.
 */
export const deskConfiguration = (site: DeskSite, backend: Backend, note = ''): CmsConfig => ({
  load_config_file: false,
  backend,
  app_title: site.name,
  media_folder: 'public/media',
  public_folder: '/media',
  // Sveltia's links to pages are off, because the page of the live preview is already beside the
  // form.
  show_preview_links: false,
  media_libraries: {
    default: {
      config: { slugify_filename: true, transformations: photographs(site.pictureWidth) },
    },
    stock_assets: false,
  },
  collections: textLists(site).map(({ name, label, folder, kind, prefix }) => {
    const { explanation, properties: { draft, date, title: own } = {} } = kind.fields;
    const [title, field] = [own ? 'title' : 'name', VALUES.state];
    return {
      ...{ name, label, folder, description: note + explanation, format: name },
      // A new text gets a folder with its name, so that its pictures stand beside the text.
      ...{ path: '{{slug}}/index', media_folder: '', public_folder: '.' },
      // The engine fixes the list of these pages.
      create: kind.folder !== 'content/pages',
      identifier_field: title,
      summary: `{{${title}}}${draft ? ` · {{${field}}}` : ''}`,
      view_filters: draft && STATES.map((label) => ({ label, field, pattern: label })),
      view_groups: draft && [{ label: 'State', field }],
      sortable_fields: date
        ? { fields: [title, 'date'], default: { field: 'date', direction: 'descending' } }
        : [title],
      slug: { hint: 'The last part of the address. Links to an old name still work.' },
      fields: formOf(kind, prefix),
    };
  }),
});

const STATES = ['Draft', 'Scheduled', 'Published'] as const;
/**
 * Returns the state of a text (such as "Draft"), which lists show, from the values of its form.
 * @param timeZone the time zone of hours without an offset
 */
export const stateOf = ({ draft, date }: Values, timeZone: string): (typeof STATES)[number] =>
  draft ? 'Draft' : isAhead(String(date).trim(), timeZone) ? 'Scheduled' : 'Published';

function isAhead(date: string, timeZone: string): boolean {
  const isOnClock = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?$/i.test(date);
  // The language `sv` writes times as front matter does.
  if (isOnClock) return date.replace(/t/i, ' ') > new Date().toLocaleString('sv', { timeZone });
  return Date.parse(date) > Date.now();
}

const BUTTONS =
  'bold italic strikethrough code link heading-two heading-three heading-four heading-five heading-six quote bulleted-list numbered-list';
/**
 * The widget of a text in Markdown. The editor offers no heading of the first level, because the
 * title of the page is this heading.
 */
const TEXT = { widget: 'richtext', required: false, buttons: BUTTONS.split(' ') as never } as const;

/**
 * Returns the widgets of the form of a text: the title, the text itself, the other fields, and the
 * folded fields.
 */
function formOf(kind: TextFields, prefix: string): Widget[] {
  const [title, ...others] = groupsOf(kind).flatMap(({ name, label, names }): Widget[] => {
    const fields = widgetsOf(kind.fields, prefix, names);
    const hint = 'Fields that few texts need.';
    return name ? [{ name, label, hint, widget: 'object', collapsed: true, fields }] : fields;
  });
  return [
    // The hidden field comes first, because Sveltia starts only the editors that are in view.
    { ...TEXT, name: VALUES.shown, label: 'Text as shown' },
    title as Widget,
    { ...TEXT, name: VALUES.body, label: 'Text', hint: '“Insert” has notes, videos and more.' },
    ...others,
    { name: VALUES.state, widget: 'hidden' },
  ];
}

/** Returns the widgets for the fields of an object, or only for the fields in `names`. */
function widgetsOf(object: Field, prefix: string, names = Object.keys(object.properties ?? {})) {
  const { properties = {}, required: needed = [] } = object;
  const forms = Object.assign({}, ...names.map((name) => formsOf(name, properties[name] ?? {})));
  return Object.entries<Field>(forms).map(([name, field]) => {
    const { label, explanation = '', example, format } = field;
    const shown = format === 'date' ? String(example).slice(0, 'YYYY-MM-DD'.length) : example;
    const isShort = ['string', 'number'].includes(typeof example);
    // Sveltia shows the backticks of code in hints as they are.
    const hint = explanation.replaceAll('`', '') + (isShort ? ` Example: ${shown}` : '');
    const [required, options] = [needed.includes(name), optionsOf(field, prefix)];
    if (required && format === 'date') options.default = '{{now}}';
    // A new text begins as a draft, as with `daymark new`.
    if (name === 'draft') options.default = true;
    return { name, label, hint, required, ...options } as Widget;
  });
}

const DAY = { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: true };

/** Returns the options of a widget that follow from the schema of its field. */
function optionsOf(field: Field, prefix: string): Values {
  const { items, minItems: min, minLength: minlength = 0, maxLength: maxlength } = field;
  const reference = field.reference ?? items?.reference;
  if (field.properties)
    return { widget: 'object', collapsed: true, fields: widgetsOf(field, prefix) };
  if (reference)
    return { widget: 'relation', collection: prefix + reference, multiple: Boolean(items), min };
  if (items?.properties)
    return { widget: 'list', collapsed: 'auto', min, fields: widgetsOf(items, prefix) };
  if (items) return { widget: 'list', min };
  if (field.picture) return { widget: 'image', choose_url: false };
  if (field.enum) return { widget: 'select', options: field.enum, default: field.default };
  if (field.type === 'boolean') return { widget: 'boolean', default: field.default };
  if (field.type === 'integer')
    return { widget: 'number', value_type: 'int', min: field.minimum, max: field.maximum };
  if (field.format === 'date') return { ...DAY };
  const widget = (maxlength ?? 0) > 100 ? 'text' : 'string';
  return { widget, maxlength, ...(minlength > 1 && { minlength }) };
}

/**
 * A hint on bold words and links. The signs of Markdown are escaped, because Sveltia renders hints
 * as Markdown.
 */
const SIGNS = 'For bold words write \\*\\*bold\\*\\*, and for a link \\[words\\](/address).';

/** Matches the title of a directive, which may contain brackets in pairs: “Amélie [from Lyon]”. */
const LABEL = '(?<label>(?:[^\\[\\]\\n]|\\[[^\\[\\]\\n]*\\])*)';

/** Creates the button of a directive that encloses text: `:::note[Title]`. */
const blockButton = (
  id: string,
  label: string,
  icon: string,
  title = '',
  hint = SIGNS,
): Button => ({
  ...{ id, label, icon, toPreview: () => '' },
  fields: [
    ...(title ? [{ name: 'label', label: title, hint: 'May be empty.', required: false }] : []),
    { name: 'text', label: 'Text', hint, widget: 'text' },
  ],
  pattern: new RegExp(
    `^:::${id}(?:\\[${LABEL}\\])?\\n(?<text>(?:(?!\\n:::)[\\s\\S])*)\\n:::$`,
    'm',
  ),
  toBlock: ({ label, text = '' }) => `:::${id}${label ? `[${label}]` : ''}\n${text}\n:::`,
});

/** Creates the button of a directive with attributes: `::video[Title]{src=/media/walk.mp4}`. */
const leafButton = (id: string, label: string, icon: string, hint: string): Button => ({
  ...{ id, label, icon, toPreview: () => '' },
  fields: [
    { name: 'label', label: 'Title', hint: 'The name of the player, the button or the file.' },
    { name: 'source', label: 'Source', hint },
  ],
  pattern: new RegExp(`^::${id}\\[${LABEL}\\]\\{(?<source>[^}\\r\\n\\u2028\\u2029]*)\\}$`, 'm'),
  toBlock: ({ label = '', source = '' }) => `::${id}[${label}]{${attributesOf(id, source.trim())}}`,
});

/** Returns the attributes of a directive. An author may also paste an address from the bar of a browser. */
function attributesOf(id: string, source: string): string {
  const video = id === 'video' ? videoAt(source) : undefined;
  if (video) return `${video.service}=${video.id}`;
  if (source === '' || /^[a-z]+=/.test(source)) return source;
  return `${id === 'button' ? 'href' : 'src'}=${source}`;
}

const PICTURES = 'A line for each picture, such as \\!\\[Boats at the pier\\](./boats.jpg)';

/** The buttons of the directives, and of footnotes. */
export const COMPONENTS: readonly Button[] = [
  blockButton('note', 'Note', 'info', 'Title'),
  blockButton('quote', 'Quotation', 'format_quote', 'Who says it'),
  blockButton('pull', 'Pull quote', 'format_size'),
  leafButton(
    'video',
    'Video',
    'movie',
    'An address on YouTube or Vimeo, or src=/a.mp4 captions=/a.vtt',
  ),
  blockButton('gallery', 'Gallery', 'photo_library', 'What they show', PICTURES),
  leafButton('button', 'Button', 'smart_button', 'The address, such as /plan'),
  leafButton('file', 'File', 'attach_file', 'Such as /files/plan.pdf in public/'),
  leafButton(
    'audio',
    'Sound',
    'volume_up',
    'Such as src=/media/walk.mp3 transcript=#the-walk-in-words',
  ),
  {
    ...{ id: 'footnote', label: 'Footnote', icon: 'notes', toPreview: () => '' },
    fields: [
      { name: 'name', label: 'Name', hint: 'Such as tea. In the text, write [^tea] for it.' },
      { name: 'text', label: 'Text', hint: SIGNS },
    ],
    // Longer footnotes stay as they are written.
    pattern: /^\[\^(?<name>[^\]\s]+)\]: (?<text>[^\n]*)$(?!\n+[ \t]+\S)/m,
    toBlock: ({ name = '', text = '' }) => `[^${name}]: ${text}`,
  },
];
