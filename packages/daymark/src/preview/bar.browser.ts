import { counted } from '../basics/text.ts';
import { positionOf } from '../settings/problems.ts';
import style from './bar.css?inline';
import { type Measured, measure } from './measure.ts';
import type { Finding, PageReport, PreviewEvent } from './page-report.ts';

/*
 * The owner's bar at the lower edge of each page of the live preview. The bar is in a shadow tree, so
 * that its styles and the styles of the page do not affect each other. No build contains the bar.
 */

/** The key of the tab's session storage that keeps whether the bar is open. */
const IS_OPEN = 'daymark-preview-is-open';

/** Milliseconds in which Vite normally reloads a page after a change. */
const RELOAD_TIME = 1500;

// The bar is in English on every site.
const host = Object.assign(document.createElement('daymark-preview'), { lang: 'en', dir: 'ltr' });
const section = document.createElement('section');
section.setAttribute('aria-label', 'Preview');
let report: PageReport | undefined;
let measured: Measured | undefined;

/**
 * Renders the whole bar from the latest report. Restores the focus, because the focused button is
 * replaced.
 */
function show() {
  if (!report) return;
  const { activeElement } = host.shadowRoot ?? {};
  const hadFocus = activeElement?.classList.contains('line');
  const isOpen = sessionStorage.getItem(IS_OPEN) === 'yes';
  const toggle = () => {
    sessionStorage.setItem(IS_OPEN, isOpen ? 'no' : 'yes');
    show();
  };
  section.replaceChildren(...barView({ path, report, measured, isOpen, toggle }));
  if (hadFocus) section.querySelector<HTMLElement>('.line')?.focus();
  // The end of the page stays visible above the bar.
  document.body.style.marginBottom = `${section.offsetHeight}px`;
}

/**
 * Returns whether the preview could not render this page. If Astro has already sent the beginning
 * of the page, the status is 200, and Astro ends the page with Vite's client once more.
 */
function isFailed(): boolean {
  const clients = document.querySelectorAll('script[src$="/@vite/client"]');
  return responseStatus() >= 500 || clients.length > 1;
}

/** Returns the status with which the server sent this page: 404 for a page that does not exist. */
function responseStatus(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming).responseStatus;
}

const path = decodeURIComponent(location.pathname);

/** Returns a link to the form of the text of this page, or of a new text for a page that is missing. */
function deskLinks({ desk, text, newText }: PageReport): HTMLElement[] {
  const isMissing = responseStatus() === 404;
  const file = isMissing ? newText : text;
  if (desk === undefined || file === undefined) return [];
  const query = `file=${encodeURIComponent(file)}${isMissing ? '&new' : ''}`;
  const href = `http://${location.hostname}:${desk}/?${query}`;
  return [
    element('a', { href, rel: 'noopener' }, isMissing ? 'Write this page' : 'Edit this page'),
  ];
}

/**
 * Fetches the report on this page: at the start, and again after each connection, failure and check.
 * Measures the page once in each load.
 */
async function refresh() {
  const url = `/__daymark/page?path=${encodeURIComponent(path)}`;
  // Ignores the failure, because there is no response while the preview restarts. After the
  // restart, Vite reloads the page.
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) return;
  report = await response.json();
  if (!isFailed()) measured ??= await measure(document);
  else if (report?.failure) showFailure(report.failure);
  show();
}

/** Shows findings at once. The rest of the report waits while the server renders a page. */
function showFindings(findings: PageReport['findings']) {
  if (report) report = { ...report, isChecked: true, findings };
  show();
  refresh();
  setTimeout(recover, RELOAD_TIME);
}

/**
 * Shows an error as Vite does. Vite itself sends the error only once, to the pages that are open at
 * that moment.
 */
function showFailure(failure: unknown) {
  const Overlay = customElements.get('vite-error-overlay');
  if (!Overlay || document.querySelector('vite-error-overlay')) return;
  document.body.append(Reflect.construct(Overlay, [failure]));
}

/** Loads a failed page again if Vite has not, and the preview can render it. */
async function recover() {
  if (!isFailed()) return;
  const response = await fetch(location.href).catch(() => undefined);
  const isWhole = response?.ok && /<\/html>\s*$/.test(await response.text());
  if (isWhole) location.reload();
}

/** The facts about a page that the bar shows. */
interface Shown {
  path: string;
  report: PageReport;
  measured: Measured | undefined;
  isOpen: boolean;
  toggle: () => void;
}

/** Returns the contents of the bar: errors, the details of the page if it is open, and one line. */
function barView({ path, report, measured, isOpen, toggle }: Shown): Node[] {
  const isHere = ({ page }: Finding) => page === path;
  const findings = report.findings.toSorted((a, b) => Number(isHere(b)) - Number(isHere(a)));
  const errors = findings.filter(({ isError }) => isError);
  const warnings = findings.filter(({ isError }) => !isError);
  // A closed bar shows the first error, so that an error stays on the screen until it is fixed.
  const shown = isOpen ? errors : errors.slice(0, 1);
  const more = errors.length - shown.length;
  return [
    ...(shown.length > 0 ? [findingList(shown, 'Problems', path)] : []),
    ...(more > 0 ? [element('p', { class: 'more' }, `and ${counted(more, 'other problem')}`)] : []),
    ...(isOpen ? [details(report, measured, warnings, path)] : []),
    element(
      'div',
      { class: 'foot' },
      element(
        'button',
        { type: 'button', class: 'line', 'aria-expanded': String(isOpen), click: toggle },
        element('span', { class: 'name' }, 'Preview'),
        ...summaryOf(report, measured).map((text, place) =>
          element('span', { class: place === 0 && errors.length > 0 ? 'alarm' : 'fact' }, text),
        ),
      ),
      ...deskLinks(report),
    ),
  ];
}

/**
 * Returns a list of problems or warnings, each with a button that opens the file in the owner's editor.
 */
const findingList = (findings: readonly Finding[], label: string, path: string) =>
  element(
    'ul',
    { class: 'findings', 'aria-label': label },
    ...findings.map(({ file, line, page, text, isError }) =>
      element(
        'li',
        { class: isError ? 'error' : 'warning' },
        editorLink({ file, line }),
        ' ',
        element('span', {}, text),
        ...(page === path ? [' ', element('small', {}, 'this page')] : []),
      ),
    ),
  );

/**
 * Returns the content of the open bar: warnings, and facts that the owner cannot see on the page, such
 * as its slots.
 */
function details(
  report: PageReport,
  measured: Measured | undefined,
  warnings: readonly Finding[],
  path: string,
) {
  const slots = measured ? slotLines(measured, report) : [];
  return element(
    'div',
    { class: 'details' },
    ...(warnings.length > 0 ? [findingList(warnings, 'Warnings', path)] : []),
    element(
      'dl',
      {},
      ...(report.mark ? row('State', [`${report.mark}. Only the preview shows this page.`]) : []),
      ...row('Text', [measured ? counted(measured.words, 'word') : 'not measured']),
      ...row('HTML', [
        measured ? `${weightInWords(measured)} compressed, without styles, scripts and images` : '',
      ]),
      ...row('Slots', slots.length > 0 ? slots : ['none on this page']),
      ...row(
        'Links to this page',
        report.linkedFrom.length > 0
          ? report.linkedFrom.map(sourceOf)
          : ['none in texts and settings'],
      ),
    ),
  );
}

/** Returns the name of a fact and its values, for the list in the open bar. */
const row = (name: string, values: (Node | string)[]) => [
  element('dt', {}, name),
  element('dd', {}, ...values.map((value) => element('div', {}, value))),
];

/**
 * Links to a page that links here, and to the line of that link. A link in the settings belongs to no
 * page.
 */
function sourceOf({ file, line, path }: PageReport['linkedFrom'][number]): HTMLElement {
  const page = path === undefined ? [] : [element('a', { href: path }, path), ' '];
  return element('span', {}, ...page, editorLink({ file, line }));
}

/** A button that opens a file at a line in the owner's editor. Vite's server starts the editor. */
function editorLink(source: Pick<Finding, 'file' | 'line'>): HTMLElement {
  const place = positionOf(source);
  const click = () => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);
  return element(
    'button',
    { type: 'button', class: 'place', title: 'Open in the editor', click },
    place,
  );
}

const SCREENS: Readonly<Record<string, string>> = {
  phone: 'phones only',
  wide: 'wider screens only',
};

/** Returns the line of the bar: the state of the site, then the state of the page. */
function summaryOf({ isChecked, findings, mark }: PageReport, measured?: Measured): string[] {
  const errors = findings.filter(({ isError }) => isError).length;
  const warnings = findings.length - errors;
  const states = [
    ...(errors > 0 ? [counted(errors, 'problem')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
  const none = isChecked ? 'No problems' : 'Checking';
  return [
    ...(states.length > 0 ? states : [none]),
    ...(mark ? [mark] : []),
    ...(measured && measured.words > 0 ? [counted(measured.words, 'word')] : []),
    ...(measured ? [weightInWords(measured)] : []),
  ];
}

/** Returns the size of a page's HTML: "about 9 KB". */
const weightInWords = ({ bytes }: Pick<Measured, 'bytes'>) =>
  `about ${Math.max(1, Math.round(bytes / 1000))} KB`;

/** Returns a line for each slot on the page: "home.after-hero (101)". */
const slotLines = ({ slots }: Measured, { slotNames }: PageReport): string[] =>
  slots.map(({ bannerId, width }) => {
    const screens = SCREENS[width];
    return `${slotNames[bannerId] ?? 'slot'} (${bannerId})${screens ? `, ${screens}` : ''}`;
  });

type Properties = Record<string, string | boolean | (() => void) | undefined>;

/**
 * Creates an element. Functions become event listeners by their names, such as `click`. Attributes
 * with the value `undefined` or `false` are omitted.
 */
function element(
  name: string,
  properties: Properties = {},
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties))
    if (typeof value === 'function') made.addEventListener(key, value);
    else if (value !== undefined && value !== false) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

if (window === window.top) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.append(section);
  document.body.append(host);
  refresh();
  import.meta.hot?.on('vite:ws:connect', refresh);
  import.meta.hot?.on('daymark:failed' satisfies PreviewEvent, refresh);
  import.meta.hot?.on('daymark:checked' satisfies PreviewEvent, showFindings);
}
