/** A deploy failure that the owner can fix. Its message is enough; a stack trace would not help. */
export class DeployError extends Error {}
