/*
 * The script of a desk: Sveltia CMS with the formats, the buttons and the configuration for the texts of
 * a site. The desk at home (home.browser.ts) starts it with the page of the text beside the form.
 */
import type Sveltia from '@sveltia/cms';
import { slugFor } from 'daymark/file-name';
import {
  COMPONENTS,
  deskConfiguration,
  fileNameWidget,
  STATE,
  stateOf,
  textLists,
} from './configuration.ts';
import { groupsOf, VALUES } from './fields.ts';
import { textFormat } from './format.ts';
import type { DeskData } from './page.ts';

type Values = Record<string, unknown>;

/** A value of Sveltia's events: a map of the library Immutable. */
interface Entry {
  get: (name: string) => unknown;
  getIn: (path: readonly string[]) => unknown;
  setIn: (path: readonly string[], value: unknown) => Entry;
}

/** Reads the data in the page of a desk. */
export const read = (page: Document): DeskData =>
  JSON.parse(page.querySelector('#desk')?.textContent ?? '{}');

const { site, backend, review, token } = read(document);

/** The lists of texts that the desk shows. */
export const lists = textLists(site);

/** The files whose texts a form can show. */
export const shownFiles = new Set<string>();

/**
 * Starts Sveltia CMS.
 * @param send sends the requests of Sveltia
 * @param prepare registers more with Sveltia before its start
 */
export async function startDesk(send: typeof fetch, prepare?: (cms: typeof Sveltia) => void) {
  if (window.top !== window) throw new Error('expected a page of its own; found a frame');
  // A link with a token in it may come from anybody.
  if (location.hash.startsWith('#/signin/')) history.replaceState(null, '', location.pathname);
  const origins = [location.origin, 'null', new URL(backend.api_root).origin];
  window.fetch = async (input, options) => {
    const { protocol, origin } = new URL(String(input), location.href);
    if (protocol === 'https:' && !origins.includes(origin))
      throw new TypeError(`${origin}: the desk sends requests to its forge alone`);
    return send(input, options);
  };
  const path = './sveltia/npm/index.js';
  const { default: cms } = await import(/* @vite-ignore */ path);
  registerForms(cms);
  prepare?.(cms);
  const note = review
    ? 'A save waits for a review until somebody publishes it. '
    : 'A save is published at once. ';
  const workflow = review && ({ publish_mode: 'editorial_workflow' } as const);
  const config = deskConfiguration(site, backend, token ? '' : note);
  // The real page is in the live preview at home.
  const editor = { preview: Boolean(token) };
  await cms.init({ config: { ...config, editor, ...workflow } });
}

/** Registers the formats, the buttons, the names of new files, and what a save adds. */
function registerForms(cms: typeof Sveltia): void {
  for (const { name, kind, language } of lists) {
    const format = textFormat({ ...kind, ask: (question) => confirm(question) });
    cms.registerCustomFormat(name, 'md', {
      // Sveltia gives the path and the state since its code was changed (sveltia.ts).
      fromFile: ((text: string, path: string, isPublished: boolean) => {
        // The default of the form is that of a new text.
        const values = { draft: false, ...format.fromFile(text, isPublished ? path : undefined) };
        shownFiles.add(path);
        return { ...values, [STATE]: stateOf(values) };
      }) as never,
      toFile: format.toFile,
    });
    cms.registerFieldType(fileNameWidget(language), fileNameControl(language));
    cms.registerEventListener({
      name: 'preSave',
      handler: ({ entry }: { entry: Entry }) =>
        entry.get('collection') === name ? completed(entry, kind, format.move) : undefined,
    } as never);
  }
  for (const component of COMPONENTS) cms.registerEditorComponent(component);
  keepFocus();
  for (const kind of ['paste', 'drop'] as const) addEventListener(kind, refuseFiles, true);
}
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
    // A text that is not saved yet has none, also if it is a copy of another text.
    if (entry?.get('slug')) return String(entry.get('slug'));
    const title = entry?.getIn(['data', 'title']) ?? entry?.getIn(['data', 'name']) ?? '';
    const [, linked] = /\?name=([^&]+)/.exec(location.hash) ?? [];
    const name = linked ? decodeURIComponent(linked) : slugFor(String(title), language);
    // A component may not change values while it renders.
    if (name !== value) queueMicrotask(() => onChange(name));
    return name || '…';
  } as never;

/**
 * Returns a text with its state and its path, and with its old name among its former addresses if it was
 * renamed.
 */
function completed(
  entry: Entry,
  kind: Parameters<typeof groupsOf>[0],
  move: (values: Values, path: string) => void,
): Entry {
  const data = (entry.get('data') as { toJS: () => Values }).toJS();
  const stated = entry.setIn(['data', STATE], stateOf(data));
  const isNew = Boolean(entry.get('newRecord'));
  const hasPath = isNew || data[VALUES.path];
  const path = String(entry.get('path'));
  if (hasPath) move(data, path);
  const saved = hasPath ? stated.setIn(['data', VALUES.path], path) : stated;
  const [, old] = /\/entries\/([^?]+)/.exec(decodeURIComponent(location.hash)) ?? [];
  const group = groupsOf(kind).find(({ names }) => names.includes('aliases'));
  const slug = String(entry.get('slug'));
  if (!old || !group || isNew || old === slug) return saved;
  const place = ['data', ...(group.name ? [group.name] : []), 'aliases'];
  const aliases: string[] = Object(entry.getIn(place)).toJS?.() ?? [];
  const aliasOf = (name: string) => (name.includes('/') ? `/${name}` : name);
  // A text may get back a name that it had before.
  const others = aliases.filter((alias) => alias !== aliasOf(slug) && alias !== aliasOf(old));
  return saved.setIn(place, [...others, aliasOf(old)]);
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

/** Says why the desk cannot start. */
export const fail = (error: Error): void => {
  document.body.textContent = `The desk cannot start: ${error.message}`;
};

// At home, home.browser.ts starts the desk.
if (!token) startDesk(window.fetch.bind(window)).catch(fail);
