/*
 * The script of the desk. Sveltia CMS opens a folder of this computer. Here the folder is an object
 * that reads and writes the files of the preview, so that the browser asks for no folder, and no
 * browser is left out.
 */
import { choosesOwn } from './choose-version.ts';
import { COMPONENTS, type DeskSite, deskConfiguration, textLists } from './configuration.ts';
import { textFormat } from './format.ts';

const FILES = '/__daymark/desk/files';

interface Shown {
  digest: string;
  data: Blob | undefined;
  modified: number;
}

const { site, token }: { site: DeskSite; token: string } = JSON.parse(
  document.querySelector('#desk')?.textContent ?? '{}',
);

/** The files by their paths. Pictures are fetched when they are first shown. */
const files = new Map<string, Shown>();

function request(path: string, options: RequestInit = {}): Promise<Response> {
  const headers = { ...options.headers, 'X-Desk-Token': token };
  return fetch(FILES + path, { ...options, headers });
}

const query = (path: string) => `?path=${encodeURIComponent(path)}`;

async function loadFiles(): Promise<void> {
  const response = await request('');
  if (!response.ok) throw new Error((await response.json()).error);
  files.clear();
  for (const { path, digest, modified, text } of await response.json())
    files.set(path, { digest, modified, data: text === undefined ? undefined : new Blob([text]) });
}

async function dataOf(path: string): Promise<Blob> {
  const file = files.get(path);
  if (!file) throw new DOMException(`${path} does not exist`, 'NotFoundError');
  file.data ??= await (await request(query(path))).blob();
  return file.data;
}

/** The buttons of the dialog for a text that was changed elsewhere. */
const CHOICES = {
  keep: 'Keep the file, and go on writing',
  own: 'Save your text, and put the file into the bin',
};

/** Writes a file. If the file has been changed elsewhere, asks which text to keep. */
async function write(path: string, data: Blob, overwritten?: string): Promise<void> {
  const response = await request(query(path) + (overwritten ? '&overwrite' : ''), {
    method: 'PUT',
    headers: { 'If-Match': overwritten ?? files.get(path)?.digest ?? 'none' },
    body: data,
  });
  const { error, found, digest, text } = await response.json();
  if (
    response.status === 409 &&
    found &&
    (await choosesOwn(path, await data.text(), found.text, CHOICES))
  )
    return write(path, data, found.digest);
  if (!response.ok) {
    if (response.status !== 409) alert(error);
    throw new Error(error);
  }
  files.set(path, {
    digest,
    modified: Date.now(),
    data: text === undefined ? data : new Blob([text]),
  });
}

const isTemporary = (path: string) => /(?:^|\/)\.sveltia-tmp-/.test(path);

/** A file of the folder, as the File System API describes files. */
class DeskFile {
  readonly kind = 'file';
  #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  get name() {
    return this.#path.slice(this.#path.lastIndexOf('/') + 1);
  }

  async getFile(): Promise<File> {
    const data = await dataOf(this.#path);
    return new File([data], this.name, { lastModified: files.get(this.#path)?.modified ?? 0 });
  }

  async createWritable() {
    const parts: Blob[] = [];
    return {
      write: async (part: BlobPart) => void parts.push(new Blob([part])),
      close: async () => {
        const data = new Blob(parts);
        if (isTemporary(this.#path))
          files.set(this.#path, { digest: 'none', modified: Date.now(), data });
        else await write(this.#path, data);
      },
    };
  }

  /** Gives the file another path. Sveltia writes each file under a temporary name first. */
  async move(folder: DeskFolder, name: string): Promise<void> {
    const path = folder.pathOf(name);
    const data = await dataOf(this.#path);
    await write(path, data);
    if (isTemporary(this.#path)) files.delete(this.#path);
    else await remove(this.#path);
    this.#path = path;
  }
}

async function remove(path: string): Promise<void> {
  const file = files.get(path);
  if (file && !isTemporary(path)) {
    const response = await request(query(path), {
      method: 'DELETE',
      headers: { 'If-Match': file.digest },
    });
    if (!response.ok) {
      const { error } = await response.json();
      alert(error);
      throw new Error(error);
    }
  }
  files.delete(path);
}

/** A folder, as the File System API describes folders. */
class DeskFolder {
  readonly kind = 'directory';
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  get name() {
    return this.#path.slice(this.#path.lastIndexOf('/') + 1);
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

  async *values() {
    for await (const [, handle] of this.entries()) yield handle;
  }
}

/**
 * Gives Sveltia the folder without a question to the author: as a folder that the author has chosen
 * before, and that the browser has stored.
 */
function openFolder(): void {
  const folder = new DeskFolder('');
  Object.assign(window, { showDirectoryPicker: async () => folder });
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'local' }));
  const { get } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function (key: IDBValidKey) {
    const request = get.call(this, key);
    if (key === 'root_dir_handle') Object.defineProperty(request, 'result', { value: folder });
    return request;
  };
}

async function start(): Promise<void> {
  await loadFiles();
  openFolder();
  const path = '/__daymark/desk/sveltia/npm/index.js';
  const { default: cms } = await import(/* @vite-ignore */ path);
  for (const { name, kind } of textLists(site))
    cms.registerCustomFormat(
      name,
      'md',
      textFormat({ ...kind, ask: (question) => confirm(question) }),
    );
  for (const component of COMPONENTS)
    cms.registerEditorComponent({ ...component, trigger: 'menuitem' });
  await cms.init({ config: deskConfiguration(site) });
}

start().catch((error) => {
  document.body.textContent = `The desk cannot start: ${error.message}`;
});
