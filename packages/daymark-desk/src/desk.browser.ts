/*
 * The script of a desk: Sveltia CMS with the formats, the buttons and the configuration for the
 * texts of a site. In the live preview, home.browser.ts starts the desk, and adds the page of the
 * text beside the form.
 */
import type Sveltia from '@sveltia/cms';
import type { TextFields } from 'daymark/fields';
import { slugFor } from 'daymark/file-name';
import { COMPONENTS, deskConfiguration, stateOf, textLists } from './configuration.ts';
import { groupsOf, VALUES, type Values } from './fields.ts';
import { fromFile, mergedFile, toFile } from './format.ts';
import type { DeskData } from './sveltia.ts';

/** A text that Sveltia is about to save, and the name of its list. */
interface Entry {
  data: Values;
  path: string;
  slug: string;
  newRecord: boolean;
  collection: string;
}

/** Reads the data in the page of a desk. */
export const readDeskData = (page: Document): DeskData =>
  JSON.parse(page.querySelector('#desk')?.textContent ?? '{}');

const { site, backend, review, token } = readDeskData(document);

/** The lists of texts that the desk shows. */
export const shownLists = textLists(site);

/**
 * The files whose texts a form can show, with the names of the fields whose values the form cannot
 * show.
 */
export const shownFiles = new Map<string, string[]>();

/** The texts that no form can show, by path. Sveltia considers their names free. */
const unshown = new Map<string, string>();

/**
 * Returns the list to which a text belongs. The last match counts, because the folder of a further
 * language may be inside the folder of an earlier list.
 */
export const listOf = (file: string) =>
  shownLists.findLast(({ folder }) => file.startsWith(`${folder}/`));

/** Returns the address of the form of a text. The name of a page in `pages/` is its path. */
export function addressOf(file: string, route = 'entries/'): string {
  const { name = '', folder = '' } = listOf(file) ?? {};
  const path = file.slice(folder.length + 1).replace(/(?:\/index)?\.md$/, '');
  const own = folder.startsWith('content/') ? path.slice(path.lastIndexOf('/') + 1) : path;
  return `#/collections/${name}/${route}${own}`;
}

/** Returns the address of the open form or list. A link may have signs that cannot be decoded. */
export function openAddress(): string {
  const [hash = ''] = location.hash.split('?', 1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Names, above the open form, the fields whose values the form does not show. */
function nameKept(): void {
  const address = openAddress();
  const file = [...shownFiles.keys()].find((one) => addressOf(one) === address);
  const fields = listOf(file ?? '')?.kind.fields.properties;
  const labels = shownFiles.get(file ?? '')?.map((name) => `“${fields?.[name]?.label}”`) ?? [];
  const list = new Intl.ListFormat('en').format(labels);
  const line = document.createElement('p');
  line.textContent = `The form cannot show what the file has in ${list}. A save keeps it, unless you fill in the field.`;
  document.querySelector('#kept')?.replaceChildren(...(list ? [line] : []));
}

/** Starts Sveltia CMS, with which `prepare` may register more. */
export async function startDesk(prepare?: (cms: typeof Sveltia) => void) {
  if (window.top !== window) throw new Error('expected a page of its own; found a frame');
  // Anybody may send a link with a token in it, so the desk ignores such tokens.
  if (location.hash.startsWith('#/signin/')) history.replaceState(null, '', location.pathname);
  const path = './sveltia/npm/index.js';
  const { default: cms } = await import(/* @vite-ignore */ path);
  registerForms(cms);
  addEventListener('hashchange', nameKept);
  prepare?.(cms);
  const note = review ? 'A save waits for a review. ' : 'A save is published at once. ';
  const config = deskConfiguration(site, backend, token ? '' : note);
  const publish_mode = review ? 'editorial_workflow' : 'simple';
  // Only the live preview can show the page of a text.
  await cms.init({ config: { ...config, publish_mode, editor: { preview: Boolean(token) } } });
}

/**
 * Registers the formats, the buttons, the names of new files, and the listener that completes a
 * text before a save.
 */
function registerForms(cms: typeof Sveltia): void {
  for (const { name, kind } of shownLists) {
    const toForm = (text: string, path: string): Values => {
      const values = fromFile(text, kind);
      shownFiles.set(path, JSON.parse(String(values[VALUES.kept])));
      if (addressOf(path) === openAddress()) nameKept();
      return { ...values, [VALUES.state]: stateOf(values, site.timeZone) };
    };
    cms.registerCustomFormat(name, 'md', {
      // The argument `path` exists only in the changed code of Sveltia (sveltia.ts).
      fromFile: ((text: string, path: string) => {
        unshown.set(path, JSON.stringify(text));
        const values = toForm(text, path);
        unshown.delete(path);
        return values;
      }) as never,
      toFile: (values) => toFile(values, kind),
    });
    cms.registerEventListener({
      name: 'preSave',
      handler: ({ entry }: { entry: Entry }) => {
        const { collection, newRecord, path, data } = entry;
        if (collection !== name) return undefined;
        if (newRecord) data[VALUES.found] = unshown.get(path);
        keepOldName(entry, kind);
        const { [VALUES.body]: body, [VALUES.file]: file, [VALUES.found]: found = file } = data;
        // If nobody else has changed the text, the form keeps the text as its editor spells it, so
        // that the cursor stays in place.
        const spelled = body && file === found ? { [VALUES.body]: body, [VALUES.shown]: body } : {};
        // After this listener, Sveltia calls `toFile`, which writes the file from these values.
        entry.data = { ...toForm(mergedFile(data, kind), path), ...spelled };
        return entry;
      },
    } as never);
  }
  for (const component of COMPONENTS) cms.registerEditorComponent(component);
  Object.assign(window, { deskName });
  for (const kind of ['paste', 'drop'] as const) addEventListener(kind, refuseFiles, true);
}

/**
 * Returns the file name for a title. The desk's changes of Sveltia's code (sveltia.ts) call this
 * function.
 */
function deskName(title: string): string {
  const list = shownLists.find(({ name }) => location.hash.startsWith(`#/collections/${name}/`));
  return slugFor(title, list?.language ?? 'en');
}

/** Adds the old name of a renamed text to its former addresses. */
function keepOldName({ data, slug }: Entry, kind: TextFields): void {
  const [, old = slug] = /\/entries\/([^?]+)/.exec(decodeURIComponent(location.hash)) ?? [];
  const group = groupsOf(kind).find(({ names }) => names.includes('aliases'));
  if (!group || old === slug) return;
  const fields = group.name ? Object(data[group.name]) : data;
  const aliasOf = (name: string) => (name.includes('/') ? `/${name}` : name);
  const aliases = new Set(fields.aliases).add(aliasOf(old));
  // If the text gets back a former name, this name is no former address any more.
  aliases.delete(aliasOf(slug));
  fields.aliases = [...aliases];
  if (group.name) data[group.name] = fields;
}

/**
 * Shows the author which pasted or dropped files a text cannot contain. Without this listener,
 * Sveltia would ignore these files, and the browser might open them.
 */
function refuseFiles(event: ClipboardEvent | DragEvent): void {
  const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
  const isPicture = /^image\/(?:avif|gif|jpeg|png|svg\+xml|webp)$/;
  const others = [...(data?.files ?? [])].filter(({ type }) => !isPicture.test(type));
  if (others.length === 0 || !(event.target as Element).closest('.lexical-root')) return;
  event.preventDefault();
  const names = others.map(({ name }) => name).join(', ');
  alert(
    `${names}: use a picture in AVIF, GIF, JPEG, PNG, SVG or WebP. For a HEIC photograph, use the button for pictures above the text.`,
  );
}

/** Shows the author why the desk cannot start. */
export const showStartError = (error: Error): void => {
  document.body.textContent = `The desk cannot start: ${error.message}`;
};

// With a token, this is the live preview, where home.browser.ts starts the desk.
if (!token) startDesk().catch(showStartError);
