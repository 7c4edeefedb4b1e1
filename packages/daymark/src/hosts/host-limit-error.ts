/** A site exceeds a limit of a host. The build leaves out the file for that host. */
export class HostLimitError extends Error {}
