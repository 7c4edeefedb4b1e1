/*
 * The addresses of the fake ad network. Chromium resolves subdomains of "localhost" to this
 * machine, and treats each as a separate site. To the pages, the fake network is therefore an
 * ordinary third party.
 */

/** The HTTPS port of all these hosts. */
export const PORT = 4445;

/** The origin of the fake network, which serves its script, its creatives and its request log. */
export const network = `https://network.localhost:${PORT}`;

/** The origin of the second host: the site's files on another host, for frames with ads. */
export const secondHost = `https://frames.localhost:${PORT}`;

/** An origin without a server: connections are refused. */
export const nobody = 'https://network.localhost:4447';

/** The origin at which tests read the request log. This origin needs no name resolution. */
export const desk = `https://127.0.0.1:${PORT}`;
