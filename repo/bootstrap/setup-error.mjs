// @ts-check

/**
 * A failure of the setup that a person can fix. The bootstrap prints the message without a stack
 * trace, which would not help.
 */
export class SetupError extends Error {}
