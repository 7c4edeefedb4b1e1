/** The storage key of the chosen colour scheme. */
export const STORAGE_KEY = 'color-scheme';

/**
 * A script that sets the chosen colour scheme before the first paint, so that the page does not
 * flash in another scheme. If storage is forbidden, the system's colour scheme applies.
 */
export const EARLY_SCRIPT = `try{const s=localStorage.getItem('${STORAGE_KEY}');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch{}`;

/**
 * Synchronizes a colour scheme switch with the page, also after a choice on another page. Nothing
 * is stored before a choice or after the choice of "System".
 */
export function watchScheme(panel: HTMLElement, root: HTMLElement): void {
  const choices = [...panel.querySelectorAll('input')];
  const show = (scheme: string) => {
    if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme;
    else delete root.dataset.scheme;
    for (const choice of choices)
      choice.checked = choice.value === (root.dataset.scheme ?? 'system');
  };
  panel.addEventListener('change', () => {
    const scheme = choices.find(({ checked }) => checked)?.value ?? 'system';
    show(scheme);
    remember(scheme);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show(remembered());
  });
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) show(remembered());
  });
  // The visitor may have chosen another scheme since the page was prerendered.
  document.addEventListener('prerenderingchange', () => show(remembered()));
  show(root.dataset.scheme ?? 'system');
}

function remembered(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? 'system';
  } catch {
    return 'system';
  }
}

function remember(scheme: string): void {
  try {
    if (scheme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, scheme);
  } catch {
    // If storage is forbidden or full, the choice applies only to this page.
    return;
  }
  // Browsers fire this event only in other tabs, but this page may contain two switches.
  dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
}
