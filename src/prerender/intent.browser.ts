/** Milliseconds that a pointer rests on a link before the page is asked for, as browsers wait. */
export const REST = 200;

/**
 * Fetches a page into the browser's cache when a visitor is about to open it: for browsers that do
 * not render ahead by themselves. Nothing is fetched twice, nor where data is to be saved.
 */
export function watchIntent(root: Document): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set([location.pathname]);
  let resting: ReturnType<typeof setTimeout>;

  const intend = ({ type, target }: Event) => {
    clearTimeout(resting);
    const link = target instanceof Element && target.closest('a');
    if (!link || !isPage(link) || fetched.has(link.pathname) || savesData()) return;
    const ask = () => {
      fetched.add(link.pathname);
      // What fails here is asked for again, and reported, when the link is followed.
      fetch(link.href, { priority: 'low' }).catch(() => {});
    };
    if (type === 'pointerdown') ask();
    else resting = setTimeout(ask, REST);
  };
  for (const sign of ['pointerover', 'pointerdown', 'focusin'])
    root.addEventListener(sign, intend, { passive: true });
}

/** A page of this site: its files have an extension. */
function isPage({ origin, pathname, target }: HTMLAnchorElement): boolean {
  return origin === location.origin && target !== '_blank' && !pathname.includes('.');
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
}
