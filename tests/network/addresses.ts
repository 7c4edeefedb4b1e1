/*
 * Where the fake network stands. Names below "localhost" lead to this machine in Chromium, and each
 * is a site of its own: to the pages, the network is a stranger as any other would be.
 */

/** The one port of every host, over TLS. */
export const PORT = 4445;

/** The network: its script, its creatives, and what it has been asked and told. */
export const network = `https://network.localhost:${PORT}`;

/** The owner's second host, which serves the files of the site. */
export const secondHost = `https://frames.localhost:${PORT}`;

/** Nobody listens here: a connection is refused. */
export const nobody = 'https://network.localhost:4447';

/** The network as tests ask it, in any resolver. */
export const desk = `https://127.0.0.1:${PORT}`;
