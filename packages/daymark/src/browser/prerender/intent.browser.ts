/**
 * The delay between hover and fetch, in milliseconds. Browsers use the same delay for prerendering.
 */
const REST = 200;

/*
 * Fetches a page into the browser's cache when a visitor is about to open it. Pages load this script
 * only in browsers without speculation rules. Fetches no page twice, and nothing if the browser saves
 * data.
 */

const fetched = new Set([location.pathname]);
let resting: ReturnType<typeof setTimeout>;

/** Fetches the page of a link when a visitor presses the link, or points at it for a moment. */
function intend({ type, target }: Event) {
  clearTimeout(resting);
  const link = (target as Element).closest('a');
  if (!link || fetched.has(link.pathname) || savesData()) return;
  // Paths with an extension are files.
  if (link.origin !== location.origin || link.pathname.includes('.')) return;
  // A request of an affiliate link would count as a click.
  if (link.relList.contains('sponsored')) return;
  const ask = () => {
    fetched.add(link.pathname);
    // After a failure, the browser requests the page again when the visitor follows the link.
    fetch(link.href, { priority: 'low' }).catch(() => {});
  };
  if (type === 'pointerdown') ask();
  else resting = setTimeout(ask, REST);
}

for (const sign of ['pointerover', 'pointerdown', 'focusin'])
  document.addEventListener(sign, intend);

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

export {};
