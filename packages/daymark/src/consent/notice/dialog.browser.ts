import { reset, run, show } from 'vanilla-cookieconsent';

/**
 * Opens a non-modal dialog inside an element of the page. The library provides only the empty
 * dialog. It would insert texts as HTML, and store answers in a record that identifies the visitor,
 * so it receives neither texts nor answers.
 * @param fill adds the contents and the accessible name to the dialog
 * @returns a function that closes the dialog
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
    // The library would treat every browser under test automation as a bot.
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

/** Makes the dialog non-modal, and prevents it from taking the focus and trapping the Tab key. */
function makeModest(dialog: HTMLElement): void {
  for (const name of ['aria-modal', 'aria-describedby']) dialog.removeAttribute(name);
  // The library focuses this element.
  dialog.querySelector('[tabindex]')?.removeAttribute('tabindex');
  dialog.addEventListener('keydown', (event) => {
    // The library would trap the focus in the dialog.
    if (event.key === 'Tab') event.stopPropagation();
  });
}
