/**
 * A site exceeds a limit of a host, such as the number of redirects. The build leaves out the file
 * for that host.
 */
export class HostLimitError extends Error {}
