/** A start failure that the owner can fix. Its message is enough; a stack trace would not help. */
export class StartError extends Error {}
