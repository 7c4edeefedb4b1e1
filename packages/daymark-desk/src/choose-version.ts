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
  const title = document.createElement('h2');
  title.textContent = `${path} has been changed elsewhere since you opened it.`;
  const versions = Object.entries({ 'Your text': own, 'The text in the file': found }).map(
    ([label, text]) => {
      const box = document.createElement('label');
      const area = Object.assign(document.createElement('textarea'), {
        value: text,
        readOnly: true,
        rows: 14,
      });
      box.append(label, document.createElement('br'), area);
      return box;
    },
  );
  const form = Object.assign(document.createElement('form'), { method: 'dialog' });
  form.append(
    ...Object.entries(labels).map(([value, label]) =>
      Object.assign(document.createElement('button'), { value, textContent: label }),
    ),
  );
  dialog.append(title, ...versions, form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'own');
    });
  });
}
