/** A reason not to go on that the owner can mend: its message says all, a stack says nothing. */
export class DeployError extends Error {}
