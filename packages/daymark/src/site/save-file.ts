/**
 * The milliseconds for which the object URL stays valid. Some browsers read the URL only after the
 * visitor has chosen where to save the file.
 */
const LONG_ENOUGH = 60_000;

/** Makes the browser save a text of a media type as a file, without a request. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), LONG_ENOUGH);
}
