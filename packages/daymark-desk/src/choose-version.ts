/**
 * Shows two versions of a text that was changed elsewhere, and returns whether the author saves the own
 * one.
 * @param path names the text
 * @param own the text of the author
 * @param found the text that is stored
 * @param labels the buttons: the first keeps the stored text, the second saves the own one
 */
export function choosesOwn(
  path: string,
  own: string,
  found: string,
  labels: { keep: string; own: string },
): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-labelledby', 'versions');
  dialog.innerHTML = `<h2 id="versions"></h2>
<label>Your text<textarea readonly></textarea></label>
<label>The text in the file<textarea readonly></textarea></label>
<form method="dialog"><button autofocus value="keep"></button><button value="own"></button></form>`;
  const words = [`${path} has been changed elsewhere since you opened it.`, own, found];
  for (const [index, place] of dialog.querySelectorAll('h2, textarea, button').entries())
    place.textContent = [...words, labels.keep, labels.own][index] ?? '';
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'own');
    });
  });
}
