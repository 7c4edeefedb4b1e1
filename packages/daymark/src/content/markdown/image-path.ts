/** Returns whether an image's path is relative to the Markdown file, such as `./harbour.jpg`. */
export const isBeside = (src: string) => /^\.{1,2}\//.test(src);

export const PICTURE_BESIDE = 'a picture file next to the Markdown file, such as ./harbour.jpg';

export const READABLE_PICTURE = 'a picture that the build can read';

/** Returns the decoded path of a file; undefined if a `%` does not begin a valid escape. */
export function fileNameOf(src: string): string | undefined {
  try {
    return decodeURI(src);
  } catch {
    return undefined;
  }
}
