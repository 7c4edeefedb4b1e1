/** Only the beginning of a title has a capital letter. */
export const eraseKind = (title: string) => `Delete ${title.toLowerCase()}`;
