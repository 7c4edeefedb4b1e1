/** Returns the number of the line that contains an offset of a text, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** Formats a position in a file: "content/articles/first-light.md:12". */
export const positionOf = ({ file, line }: { file: string; line?: number | undefined }): string =>
  line === undefined ? file : `${file}:${line}`;
