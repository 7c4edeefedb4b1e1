/*
 * The script of a desk: Sveltia CMS with the formats, the buttons and the configuration for the texts of
 * a site. The desk at home (home.browser.ts) starts it with the page of the text beside the form.
 */
import type Sveltia from '@sveltia/cms';
import { slugFor } from 'daymark/file-name';
import { COMPONENTS, deskConfiguration, STATE, stateOf, textLists } from './configuration.ts';
import { groupsOf, VALUES } from './fields.ts';
import { textFormat } from './format.ts';
import type { DeskData } from './sveltia.ts';

/** A text that Sveltia is about to save, and the name of its list. */
interface Entry {
  data: Record<string, unknown>;
  path: string;
  slug: string;
  newRecord: boolean;
  collection: string;
}

/** Reads the data in the page of a desk. */
export const read = (page: Document): DeskData =>
  JSON.parse(page.querySelector('#desk')?.textContent ?? '{}');

const { site, backend, review, token } = read(document);

/** The lists of texts that the desk shows. */
export const lists = textLists(site);

/** The files whose texts a form can show. */
export const shownFiles = new Set<string>();

/** Starts Sveltia CMS, with which `prepare` may register more. */
export async function startDesk(prepare?: (cms: typeof Sveltia) => void) {
  if (window.top !== window) throw new Error('expected a page of its own; found a frame');
  // A link with a token in it may come from anybody.
  if (location.hash.startsWith('#/signin/')) history.replaceState(null, '', location.pathname);
  const path = './sveltia/npm/index.js';
  const { default: cms } = await import(/* @vite-ignore */ path);
  registerForms(cms);
  prepare?.(cms);
  const note = review ? 'A save waits for a review. ' : 'A save is published at once. ';
  const config = deskConfiguration(site, backend, token ? '' : note);
  const publish_mode = review ? 'editorial_workflow' : 'simple';
  // The real page is in the live preview at home.
  await cms.init({ config: { ...config, publish_mode, editor: { preview: Boolean(token) } } });
}

/** Registers the formats, the buttons, the names of new files, and what a save adds. */
function registerForms(cms: typeof Sveltia): void {
  for (const { name, kind } of lists) {
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
    cms.registerEventListener({
      name: 'preSave',
      handler: ({ entry }: { entry: Entry }) => {
        if (entry.collection !== name) return undefined;
        complete(entry, kind);
        if (entry.newRecord || entry.data[VALUES.path]) {
          format.move(entry.data, entry.path);
          entry.data[VALUES.path] = entry.path;
        }
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
  const list = lists.find(({ name }) => location.hash.startsWith(`#/collections/${name}/`));
  return slugFor(title, list?.language ?? 'en');
}

/** Adds its state to a text, and its old name to its former addresses if it was renamed. */
function complete({ data, slug }: Entry, kind: Parameters<typeof groupsOf>[0]): void {
  data[STATE] = stateOf(data);
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
if (!token) startDesk().catch(fail);
