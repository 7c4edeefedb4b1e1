/** A time limit of the embedded server, which is in milliseconds, as other servers read it: `5s`. */
export const seconds = (milliseconds: number) => `${milliseconds / 1000}s`;
