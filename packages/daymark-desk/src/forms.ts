import type Sveltia from '@sveltia/cms';
import { slugFor } from 'daymark/file-name';
import {
  COMPONENTS,
  type DeskSite,
  fileNameWidget,
  STATE,
  stateOf,
  textLists,
} from './configuration.ts';
import { groupsOf, VALUES } from './fields.ts';
import { textFormat } from './format.ts';

/* What Sveltia CMS learns of the texts besides the configuration, at home and away. */

type Values = Record<string, unknown>;

/** A value of Sveltia's events: a map of the library Immutable. */
interface Entry {
  get: (name: string) => unknown;
  getIn: (path: readonly string[]) => unknown;
  setIn: (path: readonly string[], value: unknown) => Entry;
}

/**
 * Registers the formats, the buttons, the names of new files, and what a save adds.
 * @returns the texts of the forms from which saved texts were made, and whether a form can show a text
 */
export function registerForms(
  cms: typeof Sveltia,
  site: DeskSite,
): { origins: ReadonlyMap<string, string>; isReadable: (path: string, text: string) => boolean } {
  const origins = new Map<string, string>();
  const readers = new Map<string, (text: string) => Values>();
  for (const { name, kind, language } of textLists(site)) {
    const { fromFile, toFile } = textFormat({ ...kind, ask: (question) => confirm(question) });
    readers.set(name, fromFile);
    cms.registerCustomFormat(name, 'md', {
      fromFile: (text: string) => {
        // The default of the form is that of a new text.
        const values = { draft: false, ...fromFile(text) };
        return { ...values, [STATE]: stateOf(values) };
      },
      toFile: async (values: Values) => {
        const saved = await toFile(values);
        const origin = values[VALUES.file];
        // Sveltia ends a file so.
        if (typeof origin === 'string') origins.set(`${saved.trim()}\n`, origin);
        return saved;
      },
    });
    cms.registerFieldType(fileNameWidget(language), fileNameControl(language));
    cms.registerEventListener({
      name: 'preSave',
      handler: ({ entry }: { entry: Entry }) =>
        entry.get('collection') === name ? completed(entry, kind) : undefined,
    } as never);
  }
  for (const component of COMPONENTS)
    cms.registerEditorComponent({ ...component, trigger: 'menuitem' });
  keepFocus();
  for (const kind of ['paste', 'drop'] as const) addEventListener(kind, refuseFiles, true);
  return {
    origins,
    isReadable(path, text) {
      const { name } =
        textLists(site).findLast(({ folder }) => path.startsWith(`${folder}/`)) ?? {};
      try {
        return readers.get(name ?? '')?.(text) !== undefined;
      } catch {
        return false;
      }
    },
  };
}

/** Creates the field of a new text that names its file as `daymark new` does. */
const fileNameControl = (language: string) =>
  function FileName({
    entry,
    value,
    onChange,
  }: {
    entry?: Entry;
    value?: unknown;
    onChange: (name: string) => void;
  }) {
    if (entry?.getIn(['data', VALUES.file]) !== undefined) return String(entry.get('slug'));
    const title = entry?.getIn(['data', 'title']) ?? entry?.getIn(['data', 'name']) ?? '';
    const name = slugFor(String(title), language);
    // A component may not change values while it renders.
    if (name !== value) queueMicrotask(() => onChange(name));
    return name || '…';
  } as never;

/** Returns a text with its state, and with its old name among its former addresses if it was renamed. */
function completed(entry: Entry, kind: Parameters<typeof groupsOf>[0]): Entry {
  const data = entry.get('data') as { toJS: () => Values };
  const saved = entry.setIn(['data', STATE], stateOf(data.toJS()));
  const [, old] = /\/entries\/([^/?]+)/.exec(decodeURIComponent(location.hash)) ?? [];
  const group = groupsOf(kind).find(({ names }) => names.includes('aliases'));
  if (!old || !group || entry.get('newRecord') || old === entry.get('slug')) return saved;
  const path = ['data', ...(group.name ? [group.name] : []), 'aliases'];
  const aliases = Object(entry.getIn(path)).toJS?.() ?? [];
  const alias = old.includes('--') ? `/${old.replaceAll('--', '/')}` : old;
  return saved.setIn(path, [...aliases, alias]);
}

/**
 * Keeps the focus where the author has put it: the editors of texts take the focus when they open, while
 * the author may already write a title. A new form begins at its first field.
 */
function keepFocus(): void {
  let asked: EventTarget | null = null;
  const ask = (event: Event) => {
    asked = event instanceof KeyboardEvent ? document : event.target;
  };
  addEventListener('pointerdown', ask, true);
  addEventListener('keydown', (event) => event.key === 'Tab' && ask(event), true);
  addEventListener('focusin', ({ target, relatedTarget }) => {
    if (!(target instanceof HTMLElement)) return;
    if (target.matches('.content-editor') && location.hash.includes('/new'))
      new MutationObserver((_, observer) => {
        const title = target.querySelector<HTMLElement>(
          '[data-key-path=title] input, [data-key-path=name] input',
        );
        if (!title) return;
        observer.disconnect();
        title.focus();
      }).observe(target, { childList: true, subtree: true });
    const field = target.closest('.lexical-root')?.closest('[data-key-path]');
    const isAsked =
      asked === document ||
      (asked instanceof Element && (field?.contains(asked) || asked.closest('dialog')));
    if (!field || isAsked) return;
    if (relatedTarget instanceof HTMLElement && !field.contains(relatedTarget))
      relatedTarget.focus();
    else target.blur();
  });
}

/** Says which files a text cannot take. Sveltia leaves them out, and the browser may open them instead. */
function refuseFiles(event: ClipboardEvent | DragEvent): void {
  const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
  const isPicture = /^image\/(?:avif|gif|jpeg|png|svg\+xml|webp)$/;
  const others = [...(data?.files ?? [])].filter(({ type }) => !isPicture.test(type));
  if (others.length === 0 || !(event.target as Element).closest('.lexical-root')) return;
  event.preventDefault();
  const names = others.map(({ name }) => name).join(', ');
  alert(
    `${names}: expected a picture in AVIF, GIF, JPEG, PNG, SVG or WebP. The button for pictures above the text takes HEIC photographs, too.`,
  );
}
