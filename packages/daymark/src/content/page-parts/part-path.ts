/**
 * Returns the path of the file with a part of the index of pages. Names of files have only letters
 * of ASCII, because some hosts change others.
 * @param part the beginning of the first key in the part
 */
export const partPath = (part: string) => `/pages/${partName(part)}.json`;

/** Returns the name of a part's file. Different parts have different names. */
export const partName = (part: string) =>
  part
    .replaceAll(' ', '-')
    .replace(/[^a-z0-9-]/g, (letter) => `_${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
