// @ts-check

/** A reason not to go on that a person can mend: its message says all, a stack says nothing. */
export class SetupError extends Error {}
