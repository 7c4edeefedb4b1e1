/** A deploy failure that the owner can fix, from most functions here. Its message is enough. */
export class DeployError extends Error {}
