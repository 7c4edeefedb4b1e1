/** Whether a picture is named as a file beside the text, such as `./harbour.jpg`. */
export const isBeside = (src: string) => /^\.{1,2}\//.test(src);

export const PICTURE_BESIDE = 'a picture beside the text, such as ./harbour.jpg';

/** What is wrong with an address that cannot be read as the name of a file, such as `./100%.jpg`. */
export const unreadable = (src: string) => `${src}, whose % is to be written %25`;

/** The name of the file at an address; undefined for one whose `%` begins no sign. */
export function fileNameOf(src: string): string | undefined {
  try {
    return decodeURI(src);
  } catch {
    return undefined;
  }
}
