/*
 * The script of the desk in the live preview. The script shows the page of the text beside the
 * form, and below the page the findings of the checks.
 */
import { actionFirst } from './action-first.ts';
import {
  addressOf,
  listOf,
  openAddress,
  readDeskData,
  shownFiles,
  shownLists,
  showStartError,
  startDesk,
} from './desk.browser.ts';
import style from './pane.css?inline';

const SILENT =
  'The preview does not answer. Start it with npm run dev, and save again: your words are still here.';

let { pages, token } = readDeskData(document);
const fetchOfBrowser = window.fetch.bind(window);

/** Sends a request with the token. Sveltia shows the message of a failed response to the author. */
async function sendWithToken(input: RequestInfo | URL, options: RequestInit = {}, isLast = false) {
  const headers = new Headers(options.headers);
  headers.set('Authorization', `token ${token}`);
  const silent = () => Response.json({ message: SILENT }, { status: 503 });
  const response = await fetchOfBrowser(input, { ...options, headers }).catch(silent);
  if (response.status !== 403 || isLast) return response;
  // If the preview has restarted, its page has a new token.
  const page = await (await fetchOfBrowser(location.pathname)).text();
  ({ pages, token } = readDeskData(new DOMParser().parseFromString(page, 'text/html')));
  return sendWithToken(input, options, true);
}

/** Requests data from the preview, or sends data to it. Returns the JSON of the response. */
async function askPreview(name: string, sent?: object) {
  const options = sent && { method: 'POST', body: JSON.stringify(sent) };
  return (await sendWithToken(`/api/${name}`, options)).json();
}

/** A finding of the checks of the engine. */
interface Finding {
  file: string;
  line?: number;
  text: string;
  isError: boolean;
}

/** The file of the text whose form was opened last. */
let open = '';

/**
 * The sandbox of the frame with the page of the text. Without a sandbox, the page could navigate
 * the window of the desk, although their origins differ.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** Shows the page of the open text, and the findings of the preview. */
async function showFindings(): Promise<void> {
  const lines = await findingLines().catch(() => [lineOf(SILENT)]);
  document.querySelector('#messages')?.replaceChildren(...lines);
}

/**
 * Returns the findings about the open text; if no text is open, the deleted texts and the errors of
 * all texts.
 */
async function findingLines(): Promise<HTMLElement[]> {
  const file = open;
  const found: { path: string; findings: Finding[] }[] = await askPreview('reports', { file });
  // Each language has a preview. The previews of other languages do not know the text, and report
  // "/".
  if (file === open) showPage(found.find(({ path }) => path !== '/')?.path ?? '/');
  const findings = found.flatMap(({ findings }) => findings);
  const hash = openAddress();
  if (/\/(?:entries|new)/.test(hash))
    return findings.filter(({ file }) => addressOf(file) === hash).map(ofField);
  const errors = findings.filter(({ isError }) => isError);
  // Other errors of a file may follow from its first error.
  const first = errors.filter(({ file }, place) => file !== errors[place - 1]?.file);
  const deleted: { bin: string }[] = await askPreview('deleted');
  const bins = deleted.map(({ bin }) => bin).join(', ');
  const bring = () => askPreview('restored', {}).then(() => location.reload());
  const ofBin = lineOf(`Deleted. The bin has ${bins}.`, 'Bring back', bring);
  return [...(bins ? [ofBin] : []), ...first.map(ofFile)];
}

/** Describes a finding of the open text by the label of its field. */
function ofField({ file, text }: Finding): HTMLElement {
  const [, name = '', sentence = ''] = /^([\w-]+)(?:\.[\w.-]*)?: (.*)/s.exec(text) ?? [];
  const label = listOf(file)?.kind.fields.properties?.[name]?.label;
  return lineOf(label ? `${label}: ${actionFirst(sentence)}` : `Text: ${actionFirst(text)}`);
}

/**
 * Describes an error in a file, with a button that opens the file in a form, or in an editor if no
 * form can show the file.
 */
function ofFile({ file, line, text }: Finding): HTMLElement {
  const place = line ? `${file}:${line}` : file;
  const words = `${place}: ${actionFirst(text)}`;
  const edit = () => askPreview('editor', { place });
  return shownFiles.has(file)
    ? lineOf(words, 'Edit the text', () => location.assign(addressOf(file)))
    : lineOf(words, 'Open in the editor', edit);
}

/** Returns a line below the page: a sentence, and a button for what the author can do. */
function lineOf(text: string, textContent = '', onclick?: () => unknown): HTMLElement {
  const line = document.createElement('p');
  const button = Object.assign(document.createElement('button'), { textContent, onclick });
  line.append(text, ...(onclick ? [button] : []));
  return line;
}

/** The pane of Sveltia for previews, which is a document of its own. */
let pane: Document | undefined;

/** Fills the pane beside the form. Sveltia calls this function after each change in the form. */
function Pane(given: { document: Document; entry: { path: string } }): null {
  const file = given.entry.path;
  if (given.document === pane && file === open) return null;
  [pane, open] = [given.document, file];
  if (!pane.querySelector('main')) {
    const main = pane.createElement('main');
    main.innerHTML = `<style>${style}</style>
<label>Width <select><option value="390">Phone<option value="1280">Desk</select></label>
<iframe title="The page" sandbox="${SANDBOX}" hidden></iframe><p>Save the text to see its page.</p>`;
    // The frame is not in the body, because React empties the body.
    pane.documentElement.append(main);
  }
  showFindings();
  return null;
}

/** Shows the page of the open text beside the form. */
function showPage(path: string): void {
  const frame = pane?.querySelector('iframe');
  if (!frame) return;
  frame.hidden = !open;
  const { href } = new URL(path, pages);
  if (frame.hidden || frame.src === href) return;
  // A new frame replaces the old one, because the page in the old frame may reload itself after its
  // text was renamed.
  frame.replaceWith(Object.assign(frame.cloneNode(), { src: href }));
}

// A page of the live preview links here with the file of its text, or with the path of a new text.
const linked = new URLSearchParams(location.search);
const file = linked.get('file');
const route = linked.has('new') ? 'new?_slug=' : 'entries/';
if (file) history.replaceState(null, '', location.pathname + addressOf(file, route));
localStorage['sveltia-cms.user'] = JSON.stringify({ backendName: 'gitea', token });
// With this preference, the form stays open after a save.
localStorage['sveltia-cms.prefs'] ??= JSON.stringify({ closeOnSave: false });
window.fetch = (input, options) => sendWithToken(input, options);
startDesk((cms) => {
  for (const { name } of shownLists) cms.registerPreviewTemplate(name, Pane as never);
  addEventListener('hashchange', showFindings);
  new EventSource('/changes').onmessage = () => {
    // The changed code of Sveltia listens to this event (sveltia.ts).
    dispatchEvent(new Event('deskchange'));
    showFindings();
  };
}).catch(showStartError);
