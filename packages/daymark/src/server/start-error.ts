/** A start failure that the owner can fix. Only the message is shown, without a stack trace. */
export class StartError extends Error {}
