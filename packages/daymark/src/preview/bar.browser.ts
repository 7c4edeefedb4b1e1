import style from './bar.css?inline';
import { type Measured, measure } from './measure.ts';
import type { PageReport, PreviewEvent } from './page-report.ts';
import { barView } from './view.ts';

/*
 * The owner's bar at the lower edge of each page of the live preview. It is in a shadow tree, so
 * that its styles and those of the page do not affect each other. No build contains it.
 */

/** The key of the tab's session storage that keeps whether the bar is open. */
const IS_OPEN = 'daymark-preview-is-open';

/** Milliseconds in which Vite normally reloads a page after a change. */
const RELOAD_TIME = 1500;

const host = document.createElement('daymark-preview');
const section = document.createElement('section');
section.setAttribute('aria-label', 'Preview');
let report: PageReport | undefined;
let measured: Measured | undefined;

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
  const [navigation] = performance.getEntriesByType('navigation');
  const { responseStatus } = navigation as PerformanceNavigationTiming;
  const clients = document.querySelectorAll('script[src$="/@vite/client"]');
  return responseStatus >= 500 || clients.length > 1;
}

const path = decodeURIComponent(location.pathname);

async function refresh() {
  const url = `/__daymark/page?path=${encodeURIComponent(path)}`;
  // There is no answer while the preview restarts. Vite then reloads the page.
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

/** Shows an error as Vite does. Vite itself sends it only once, to the pages that are open then. */
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
