/** Formats a time limit in milliseconds as other servers read it: `5s`. */
export const seconds = (milliseconds: number) => `${milliseconds / 1000}s`;
