/** A site has more of something than a host allows. The build leaves out the file for that host. */
export class HostLimitError extends Error {}
