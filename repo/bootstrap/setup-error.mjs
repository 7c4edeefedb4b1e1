// @ts-check

/** A setup failure that a person can fix. Its message is enough; a stack trace would not help. */
export class SetupError extends Error {}
