import { reset, run, show } from 'vanilla-cookieconsent';

/**
 * Opens a dialog that is not modal, in a part of the page. The library gives its frame only:
 * it would write texts as HTML, and keep answers in a record of its own that tells one visitor from
 * another, so it is given neither texts nor answers.
 * @param fill puts into the dialog what it holds, and names it
 * @returns a function that closes it
 */
export async function openDialog(
  root: HTMLElement,
  fill: (dialog: HTMLElement) => void,
): Promise<() => void> {
  await run({
    root,
    autoShow: false,
    autoClearCookies: false,
    manageScriptTags: false,
    // It takes every browser that is driven by a test for a bot.
    hideFromBots: false,
    categories: {},
    language: {
      default: 'en',
      translations: { en: { consentModal: {}, preferencesModal: { sections: [] } } },
    },
    onModalReady: ({ modal }) => {
      makeModest(modal);
      fill(modal);
    },
  });
  show();
  return () => reset();
}

/** Takes from the dialog what would take the page from a visitor: being modal, the focus and the Tab key. */
function makeModest(dialog: HTMLElement): void {
  for (const name of ['aria-modal', 'aria-describedby']) dialog.removeAttribute(name);
  // What the library focuses.
  dialog.querySelector('[tabindex]')?.removeAttribute('tabindex');
  dialog.addEventListener('keydown', (event) => {
    // The library would lead it round and round.
    if (event.key === 'Tab') event.stopPropagation();
  });
}
