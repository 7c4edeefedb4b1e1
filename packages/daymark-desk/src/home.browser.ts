/*
 * The script of the desk in the live preview: the real page beside the form, and below what the preview
 * has found.
 */
import type { TextList } from './configuration.ts';
import { fail, lists, read, shownFiles, startDesk } from './desk.browser.ts';
import style from './pane.css?inline';

const DESK = '/__daymark/desk';
const SILENT =
  'The preview does not answer. Start it with npm run dev, and save again: your words are still here.';

let { site, token } = read(document);
const usual = window.fetch.bind(window);

/** Sends a request with the token. If the preview has restarted, its page has a new token. */
async function send(input: RequestInfo | URL, options: RequestInit = {}, isLast = false) {
  const headers = new Headers(options.headers);
  headers.set('Authorization', `token ${token}`);
  const response = await usual(input, { ...options, headers }).catch(() => {
    // Sveltia shows this sentence to the author.
    return Response.json({ message: SILENT }, { status: 503 });
  });
  if (response.ok && String(input).endsWith('/contents')) remember(String(options.body));
  if (response.status !== 403 || isLast) return response;
  const page = await (await usual(location.pathname)).text();
  ({ token } = read(new DOMParser().parseFromString(page, 'text/html')));
  return send(input, options, true);
}

/** Keeps the names of the files that a save has changed. Sveltia reads them again later. */
function remember(body: string): void {
  for (const { operation, path, from_path: from } of JSON.parse(body).files) {
    shownFiles.delete(operation === 'delete' ? path : from);
    if (operation !== 'delete') shownFiles.add(path);
  }
}

/** Returns the list of a text. The folder of a further language may be in that of another list. */
const listOf = (file: string) => lists.findLast(({ folder }) => file.startsWith(`${folder}/`));

/** Returns the address of the form of a text. The name of a page of one's own is a path. */
function addressOf(file: string, route = 'entries/'): string {
  const { name = '', folder = '' } = listOf(file) ?? {};
  const path = file.slice(folder.length + 1).replace(/(?:\/index)?\.md$/, '');
  const own = folder.startsWith('content/') ? path.slice(path.lastIndexOf('/') + 1) : path;
  return `#/collections/${name}/${route}${own}`;
}

/** Returns the file of the text whose form is open. */
function openFile(): string | undefined {
  const [hash] = decodeURIComponent(location.hash).split('?', 1);
  return [...shownFiles].find((file) => addressOf(file) === hash);
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
  const silent = { page: '', messages: [{ text: SILENT }] };
  const { page, messages } = await report().catch(() => silent);
  if (turn !== turns) return;
  showPage(page);
  show(messages);
}

async function report(): Promise<{ page?: string; messages: Message[] }> {
  const open = openFile();
  const list = open === undefined ? undefined : listOf(open);
  const reports = await Promise.all(
    site.languages.map(async ({ base }) => {
      const file = open && list?.base === base ? `&file=${encodeURIComponent(open)}` : '';
      return (await usual(`/__daymark/page?path=${base}/${file}`)).json();
    }),
  );
  const found: Finding[] = reports.flatMap(({ findings }) => findings);
  if (list) {
    const { path } = reports[site.languages.findIndex(({ base }) => base === list.base)];
    const own = found.filter(({ file }) => file === open);
    return { page: path, messages: own.map((finding) => fieldMessage(finding, list)) };
  }
  if (location.hash.includes('/new')) return { messages: [] };
  const wrong = found.filter(({ isError }) => isError);
  const errors = Map.groupBy(wrong, ({ file }) => file);
  return { messages: [...(await deletedMessages()), ...[...errors.values()].map(fileMessage)] };
}

/** Describes a finding of the open text by the label of its field. */
function fieldMessage({ text }: Finding, { kind }: TextList): Message {
  const [, name = '', sentence] = /^([\w-]+)[\w.-]*: (.*)$/s.exec(text) ?? [];
  const label = kind.fields.properties?.[name]?.label;
  return { text: label ? `${label}: ${sentence}` : `Text: ${text}` };
}

/** Describes the errors of a file, which the author opens here, or in an editor if no form can show it. */
function fileMessage([first, ...others]: readonly Finding[]): Message {
  const { file = '', line, text } = first ?? {};
  const place = line ? `${file}:${line}` : file;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return {
    text: `${place}: ${text}${more}`,
    actions: shownFiles.has(file)
      ? { 'Edit the text': () => location.assign(addressOf(file)) }
      : {
          'Open in the editor': () => usual(`/__open-in-editor?file=${encodeURIComponent(place)}`),
          'Load the desk again': () => location.reload(),
        },
  };
}

async function deletedMessages(): Promise<Message[]> {
  const deleted: { bin: string }[] = await (await send(`${DESK}/api/deleted`)).json();
  const text = `Deleted. The bin has ${deleted.map(({ bin }) => bin).join(', ')}.`;
  const bring = () =>
    send(`${DESK}/api/restored`, { method: 'POST' }).then(() => location.reload());
  return deleted.length === 0 ? [] : [{ text, actions: { 'Bring back': bring } }];
}

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

/** The page that the frame leaves. If its text has another name now, it loads itself again meanwhile. */
let left = '';

function showPage(page: string | undefined): void {
  if (!frame) return;
  frame.hidden = page === undefined;
  // The pane has no address that a path could be relative to.
  const address = location.origin + page;
  if (!page || frame.src === address) return;
  left = frame.src;
  frame.src = address;
}

/** Fills the pane for previews, which is a document of its own, with the page at two widths. */
function Pane({ document: pane }: { document: Document }): null {
  if (pane.querySelector('iframe')) {
    // After the first save of a new text, Sveltia changes the address without an event.
    if (location.hash !== reported) refresh();
    return null;
  }
  const place = pane.createElement('main');
  place.innerHTML = `<style>${style}</style>
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
  shown?.addEventListener('load', () => {
    if (shown.contentWindow?.location.href === left)
      shown.contentWindow.location.replace(shown.src);
    else left = '';
  });
  frame = shown ?? undefined;
  refresh();
  return null;
}

/** Opens the form of the text, or of a new text, to which a page of the preview links. */
function openLinked(): void {
  const linked = new URLSearchParams(location.search);
  const file = linked.get('file');
  if (file === null) return;
  const hash = addressOf(file, linked.has('new') ? 'new?name=' : 'entries/');
  history.replaceState(null, '', location.pathname + hash);
}

openLinked();
localStorage['sveltia-cms.user'] = JSON.stringify({ backendName: 'gitea', token });
// The form stays open after a save, beside the page.
localStorage['sveltia-cms.prefs'] ??= JSON.stringify({ closeOnSave: false });
startDesk(send, (cms) => {
  for (const { name } of lists) cms.registerPreviewTemplate(name, Pane as never);
  addEventListener('hashchange', refresh);
  new EventSource(`${DESK}/changes`).onmessage = () => {
    // Sveltia listens since its code was changed (sveltia.ts).
    dispatchEvent(new Event('deskchange'));
    refresh();
  };
}).catch(fail);
