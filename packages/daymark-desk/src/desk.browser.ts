/*
 * The script of a desk: Sveltia CMS with the formats, the buttons and the configuration for the texts of
 * a site. The desk at home (home.browser.ts) starts it with the page of the text beside the form.
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

/** The files whose texts a form can show, with the names of the fields that it does not show. */
export const shownFiles = new Map<string, string[]>();

/** The texts that no form can show, by path. Sveltia considers their names free. */
const unshown = new Map<string, string>();

/** Returns the list of a text. The folder of a further language may be inside the folder of another list. */
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
  // A link with a token in it may come from anybody.
  if (location.hash.startsWith('#/signin/')) history.replaceState(null, '', location.pathname);
  const path = './sveltia/npm/index.js';
  const { default: cms } = await import(/* @vite-ignore */ path);
  registerForms(cms);
  addEventListener('hashchange', nameKept);
  prepare?.(cms);
  const note = review ? 'A save waits for a review. ' : 'A save is published at once. ';
  const config = deskConfiguration(site, backend, token ? '' : note);
  const publish_mode = review ? 'editorial_workflow' : 'simple';
  // The real page is in the live preview at home.
  await cms.init({ config: { ...config, publish_mode, editor: { preview: Boolean(token) } } });
}

/** Registers the formats, the buttons, the names of new files, and what a save adds. */
function registerForms(cms: typeof Sveltia): void {
  for (const { name, kind } of shownLists) {
    const toForm = (text: string, path: string): Values => {
      const values = fromFile(text, kind);
      shownFiles.set(path, JSON.parse(String(values[VALUES.kept])));
      if (addressOf(path) === openAddress()) nameKept();
      return { ...values, [VALUES.state]: stateOf(values, site.timeZone) };
    };
    cms.registerCustomFormat(name, 'md', {
      // Sveltia gives the path since its code was changed (sveltia.ts).
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
        // If nobody else has changed the text, the form keeps its spelling of the text, so that the
        // cursor stays where it is.
        const spelled = body && file === found ? { [VALUES.body]: body, [VALUES.shown]: body } : {};
        // The format then writes the file of this form.
        entry.data = { ...toForm(mergedFile(data, kind), path), ...spelled };
        return entry;
      },
    } as never);
  }
  for (const component of COMPONENTS) cms.registerEditorComponent(component);
  Object.assign(window, { deskName });
  for (const kind of ['paste', 'drop'] as const) addEventListener(kind, refuseFiles, true);
}

/** Returns the name of a file from a title. Sveltia calls this function since its code was changed. */
function deskName(title: string): string {
  const list = shownLists.find(({ name }) => location.hash.startsWith(`#/collections/${name}/`));
  return slugFor(title, list?.language ?? 'en');
}

/** Adds its old name to the former addresses of a text that was renamed. */
function keepOldName({ data, slug }: Entry, kind: TextFields): void {
  const [, old = slug] = /\/entries\/([^?]+)/.exec(decodeURIComponent(location.hash)) ?? [];
  const group = groupsOf(kind).find(({ names }) => names.includes('aliases'));
  if (!group || old === slug) return;
  const fields = group.name ? Object(data[group.name]) : data;
  const aliasOf = (name: string) => (name.includes('/') ? `/${name}` : name);
  const aliases = new Set(fields.aliases).add(aliasOf(old));
  // A text may get back a name that it had before.
  aliases.delete(aliasOf(slug));
  fields.aliases = [...aliases];
  if (group.name) data[group.name] = fields;
}

/**
 * Tells the writer which files a text cannot contain. Sveltia ignores them, and the browser might open
 * them.
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

/** Says why the desk cannot start. */
export const showStartError = (error: Error): void => {
  document.body.textContent = `The desk cannot start: ${error.message}`;
};

// At home, home.browser.ts starts the desk.
if (!token) startDesk().catch(showStartError);
