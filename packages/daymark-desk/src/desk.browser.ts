/*
 * The script of the desk. Sveltia CMS opens a folder of this computer. Here the folder is an object
 * that reads and writes the files of the preview, so that the browser asks for no folder, and no
 * browser is left out.
 */
import { choosesOwn } from './choose-version.ts';
import { type DeskSite, deskConfiguration, type TextList, textLists } from './configuration.ts';
import { inner } from './format.ts';
import { registerForms } from './forms.ts';

const FILES = '/__daymark/desk/files';
const SILENT =
  'The preview does not answer. Start it with npm run dev, and save again: your words are still here.';

/** A file of the site. Pictures are fetched when they are first shown. */
interface Shown {
  /** The path in the site's folder. */
  file: string;
  digest: string;
  data: Blob | undefined;
  modified: number;
}

/** Reads what the page of the desk contains: the site, and the token of this start of the preview. */
const read = (page: Document): { site: DeskSite; token: string } =>
  JSON.parse(page.querySelector('#desk')?.textContent ?? '{}');

let { site, token } = read(document);
const lists = textLists(site);
const files = new Map<string, Shown>();
/** The digests of the files that a form may replace, by the texts from which forms were made. */
const versions = new Map<string, string>();
let forms: ReturnType<typeof registerForms> | undefined;

/** Sends a request. If the preview has restarted, its page has a new token. */
async function request(path: string, options: RequestInit = {}, isLast = false): Promise<Response> {
  const headers = { ...options.headers, 'X-Desk-Token': token };
  const response = await fetch(FILES + path, { ...options, headers }).catch(() => {
    throw new Error(SILENT);
  });
  if (response.status !== 403 || isLast) return response;
  const page = await (await fetch(location.pathname)).text();
  ({ token } = read(new DOMParser().parseFromString(page, 'text/html')));
  return request(path, options, true);
}

const query = (path: string) => `?path=${encodeURIComponent(path)}`;

async function loadFiles(): Promise<void> {
  const response = await request('');
  if (!response.ok) throw new Error((await response.json()).error);
  for (const { path, text, ...file } of await response.json()) {
    files.set(path, { ...file, data: text === undefined ? undefined : new Blob([text]) });
    versions.set(inner(text ?? ''), file.digest);
  }
}

async function dataOf(path: string): Promise<Blob> {
  const file = files.get(path);
  if (!file) throw new DOMException(`${path} does not exist`, 'NotFoundError');
  file.data ??= await (await request(query(path))).blob();
  return file.data;
}

const CHOICES = {
  keep: 'Keep the file, and go on writing',
  own: 'Save your text, and put the file into the bin',
};

/**
 * Writes a file. If the file is not the one from which the form was made, asks which text to keep.
 * @param replaced the digest of the version that is replaced
 */
async function write(path: string, data: Blob, replaced?: string, option = ''): Promise<void> {
  const known = files.get(path);
  const saved = path.endsWith('.md') ? await data.text() : '';
  const origin = forms?.origins.get(saved);
  // The form of a text that was opened before the desk was loaded again has an unknown version.
  const version = origin === undefined ? known?.digest : (versions.get(origin) ?? 'unknown');
  const response = await request(query(path) + option, {
    method: 'PUT',
    headers: { 'If-Match': replaced ?? (known && version) ?? 'none' },
    body: data,
  });
  const { error, found, digest, text, file } = await response.json();
  if (
    response.status === 409 &&
    found &&
    (await choosesOwn(known?.file ?? path, saved, found.text, CHOICES))
  )
    return write(path, data, found.digest, '&overwrite');
  if (!response.ok) throw new Error(error);
  for (const form of [origin ?? '', inner(text ?? '')]) versions.set(form, digest);
  const stored = text === undefined ? data : new Blob([text]);
  files.set(path, { file, digest, modified: Date.now(), data: stored });
  refresh();
}

/** A text or a picture that the author has deleted in this tab. */
const deleted: { path: string; data: Blob; bin: string }[] = [];

async function remove(path: string): Promise<void> {
  const file = files.get(path);
  // Sveltia also removes folders, which the desk does not have.
  if (!file) return;
  const data = await dataOf(path);
  const options = { method: 'DELETE', headers: { 'If-Match': file.digest } };
  const response = await request(query(path), options);
  const { error, bin } = await response.json();
  if (!response.ok) {
    alert(error);
    throw new Error(error);
  }
  files.delete(path);
  // Sveltia copies a file to its new name before it removes the old one.
  const [copy] = [...files].find(([, { digest }]) => digest === file.digest) ?? [];
  if (copy === undefined) deleted.push({ path, data, bin });
  else if (copy.endsWith('.md')) history.replaceState(history.state, '', hashOf(copy));
}

/** A file of the folder, as the File System API describes files. */
class DeskFile {
  readonly kind = 'file';
  readonly name: string;
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    this.name = path.slice(path.lastIndexOf('/') + 1);
  }

  async getFile(): Promise<File> {
    const data = await dataOf(this.#path);
    return new File([data], this.name, { lastModified: files.get(this.#path)?.modified ?? 0 });
  }

  /** Sveltia writes a file as a whole, and does not see the errors of `close`. */
  createWritable = async () => ({
    write: (part: BlobPart) => write(this.#path, new Blob([part])),
    close: async () => {},
  });
}

/** A folder, as the File System API describes folders. */
class DeskFolder {
  readonly kind = 'directory';
  readonly name: string;
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    this.name = path.slice(path.lastIndexOf('/') + 1);
  }

  pathOf = (name: string) => (this.#path === '' ? name : `${this.#path}/${name}`);

  requestPermission = async () => 'granted';
  getDirectoryHandle = async (name: string) => new DeskFolder(this.pathOf(name));

  async getFileHandle(name: string, { create = false } = {}): Promise<DeskFile> {
    const path = this.pathOf(name);
    if (!create && !files.has(path))
      throw new DOMException(`${path} does not exist`, 'NotFoundError');
    return new DeskFile(path);
  }

  removeEntry = (name: string) => remove(this.pathOf(name));

  async *entries(): AsyncGenerator<[string, DeskFile | DeskFolder]> {
    const start = this.pathOf('');
    const names = Map.groupBy(
      [...files.keys()].filter((path) => path.startsWith(start)),
      (path) => path.slice(start.length).split('/', 1)[0] ?? '',
    );
    for (const [name, [path]] of names)
      yield [
        name,
        path === this.pathOf(name) ? new DeskFile(path) : new DeskFolder(this.pathOf(name)),
      ];
  }
}

/**
 * Gives Sveltia the folder without a question to the author: as a folder that the author has chosen
 * before, and that the browser has stored.
 */
function openFolder(): void {
  const folder = new DeskFolder('');
  Object.assign(window, { showDirectoryPicker: async () => folder });
  // Without this method, Sveltia writes no temporary files. The preview writes whole files itself.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move');
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'local' }));
  // The form stays open after a save, beside the page.
  localStorage['sveltia-cms.prefs'] ??= JSON.stringify({ closeOnSave: false });
  const { get } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function (key: IDBValidKey) {
    const request = get.call(this, key);
    if (key === 'root_dir_handle') Object.defineProperty(request, 'result', { value: folder });
    return request;
  };
}

/** Returns the list and the path of the text whose form is open. */
function openText(): { list: TextList; path: string } | undefined {
  const [, name, slug] =
    /^#\/collections\/([^/]+)\/entries\/([^/?]+)/.exec(decodeURIComponent(location.hash)) ?? [];
  const list = lists.find((one) => one.name === name);
  return list && { list, path: `${list.folder}/${slug}/index.md` };
}

/** A finding of the checks of the engine, as `/__daymark/page` reports findings. */
interface Finding {
  file: string;
  line?: number;
  text: string;
  isError: boolean;
}

/** What the desk shows below the forms: a sentence, and what the author can do. */
interface Message {
  text: string;
  actions?: Record<string, () => unknown>;
}

let turns = 0;
/** The address of the form when the preview was last asked. */
let reported = '';

/** Shows the page of the open text, and what the preview has found, unless a later call does. */
async function refresh(): Promise<void> {
  turns += 1;
  reported = location.hash;
  const turn = turns;
  const { page, messages } = await report().catch(() => ({
    page: '',
    messages: [{ text: SILENT }],
  }));
  if (turn !== turns) return;
  showPage(page);
  show(messages);
}

async function report(): Promise<{ page?: string; messages: Message[] }> {
  const open = openText();
  const known = open && files.get(open.path);
  const reports = await Promise.all(
    site.languages.map(async ({ base }) => {
      const file =
        open?.list.base === base && known ? `&file=${encodeURIComponent(known.file)}` : '';
      return (await fetch(`/__daymark/page?path=${base}/${file}`)).json();
    }),
  );
  const found: Finding[] = reports.flatMap((report) => report.findings);
  if (open && known) {
    const { path: page } = reports[site.languages.findIndex(({ base }) => base === open.list.base)];
    const stored = await request(query(open.path));
    const isChanged =
      !stored.ok || inner(await stored.text()) !== inner(await (await dataOf(open.path)).text());
    const own = found.filter(({ file }) => file === known.file);
    const messages = own.map((finding) => fieldMessage(finding, open.list));
    return { page, messages: isChanged ? [CHANGED, ...messages] : messages };
  }
  if (location.hash.includes('/new')) return { messages: [] };
  const errors = Map.groupBy(
    found.filter(({ isError }) => isError),
    ({ file }) => file,
  );
  return { messages: [...deletedMessages(), ...[...errors.values()].map(fileMessage)] };
}

const CHANGED: Message = {
  text: 'This text has been changed elsewhere since you opened it. When you save, you see both texts and choose.',
  actions: {
    'Load the desk again': () => {
      if (confirm('Load the desk again, without the words that you have not saved?'))
        location.reload();
    },
  },
};

/** Describes a finding of the open text by the label of its field. */
function fieldMessage({ text }: Finding, { kind }: TextList): Message {
  const [, name = '', sentence] = /^([\w-]+)[\w.-]*: (.*)$/s.exec(text) ?? [];
  const label = kind.fields.properties?.[name]?.label;
  return { text: label ? `${label}: ${sentence}` : `Text: ${text}` };
}

/** Describes the errors of a file, which the author opens here, or in an editor if no form can show it. */
function fileMessage([first, ...others]: readonly Finding[]): Message {
  const { file = '', line, text } = first ?? {};
  const [path] = [...files].find(([, known]) => known.file === file) ?? [];
  const place = line ? `${file}:${line}` : file;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return {
    text: `${place}: ${text}${more}`,
    actions: path
      ? { 'Edit the text': () => location.assign(hashOf(path)) }
      : {
          'Open in the editor': () => fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`),
          'Load the desk again': () => location.reload(),
        },
  };
}

const deletedMessages = (): Message[] =>
  deleted.length === 0
    ? []
    : [
        {
          text: `Deleted. The bin has ${deleted.map(({ bin }) => bin).join(', ')}.`,
          actions: {
            'Bring back': async () => {
              for (const { path, data } of deleted) await write(path, data, 'none');
              location.reload();
            },
          },
        },
      ];

function show(messages: readonly Message[]): void {
  const items = messages.map(({ text, actions = {} }) => {
    const item = document.createElement('p');
    const buttons = Object.entries(actions).map(([textContent, onclick]) =>
      Object.assign(document.createElement('button'), { textContent, onclick }),
    );
    item.append(text, ...buttons);
    return item;
  });
  document.querySelector('#messages')?.replaceChildren(...items);
}

/** The frame with the page of the open text, in the pane of Sveltia for previews. */
let frame: HTMLIFrameElement | undefined;

function showPage(page: string | undefined): void {
  if (!frame) return;
  frame.hidden = page === undefined;
  // The pane has no address that a path could be relative to.
  if (page && frame.src !== location.origin + page) frame.src = location.origin + page;
}

/** Fills the pane for previews, which is a document of its own, with the page at two widths. */
function Pane({ document: pane }: { document: Document }): null {
  if (pane.querySelector('iframe')) {
    // After the first save of a new text, Sveltia changes the address without an event.
    if (location.hash !== reported) refresh();
    return null;
  }
  const place = pane.createElement('main');
  place.innerHTML = `<style>
:root { color-scheme: light dark; font: 0.875rem sans-serif; overflow: hidden }
body { display: none }
main { display: flex; flex-direction: column; height: 100vh }
nav { padding: 0 1rem .5rem }
iframe { flex: none; border: 0; transform-origin: 0 0; background: white }
iframe:not([hidden]) ~ p { display: none }
</style>
<nav><label>Width <select><option value="390">Phone<option value="1280">Desk</select></label></nav>
<iframe title="The page" hidden></iframe><p>Save the text to see its page.</p>`;
  // React empties the body.
  pane.documentElement.append(place);
  const [shown, width] = [place.querySelector('iframe'), place.querySelector('select')];
  const fit = () => {
    const { clientWidth, clientHeight } = pane.documentElement;
    const scale = Math.min(1, clientWidth / Number(width?.value));
    const height = (clientHeight - (shown?.offsetTop ?? 0)) / scale;
    shown?.setAttribute('style', `width: ${width?.value}px; height: ${height}px; scale: ${scale}`);
  };
  new ResizeObserver(fit).observe(pane.documentElement);
  width?.addEventListener('change', fit);
  frame = shown ?? undefined;
  refresh();
  return null;
}

/** Returns the address of the form of a text in the desk. */
function hashOf(path: string): string {
  const list = lists.findLast(({ folder }) => path.startsWith(`${folder}/`));
  return `#/collections/${list?.name}/entries/${path.split('/').at(-2)}/index`;
}

/** Opens the form of the text, or of a new text, to which a page of the preview links. */
function openLinked(): void {
  const file = new URLSearchParams(location.search).get('file');
  if (file === null) return;
  const [path] = [...files].find(([, known]) => known.file === file) ?? [];
  const list = lists.findLast(({ folder }) => file.startsWith(`${folder}/`));
  const hash = path ? hashOf(path) : `#/collections/${list?.name}/new`;
  history.replaceState(null, '', location.pathname + hash);
}

async function start(): Promise<void> {
  await loadFiles();
  openFolder();
  const path = '/__daymark/desk/sveltia/npm/index.js';
  const { default: cms } = await import(/* @vite-ignore */ path);
  forms = registerForms(cms, site);
  for (const [path, { data }] of files)
    if (data && !forms.isReadable(path, await data.text())) files.delete(path);
  openLinked();
  for (const { name } of lists) cms.registerPreviewTemplate(name, Pane);
  await cms.init({ config: { ...deskConfiguration(site), editor: { preview: true } } });
  new EventSource('/__daymark/desk/changes').onmessage = refresh;
  addEventListener('hashchange', refresh);
  refresh();
}

start().catch((error) => {
  document.body.textContent = `The desk cannot start: ${error.message}`;
});
