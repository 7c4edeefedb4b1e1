/** A reason not to start that the owner can mend: its message says all, a stack says nothing. */
export class StartError extends Error {}
