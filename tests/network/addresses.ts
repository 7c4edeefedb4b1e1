/*
 * The addresses of the fake network. Chromium resolves names below "localhost" to this machine, and
 * treats each as a separate site. So the network is an ordinary third party to the pages.
 */

/** The TLS port of all hosts. */
export const PORT = 4445;

/**
 * The origin of the network, which serves its script, its creatives and the log of its requests.
 */
export const network = `https://network.localhost:${PORT}`;

/** The owner's second host, which serves the files of the site. */
export const secondHost = `https://frames.localhost:${PORT}`;

/** No server listens on this origin, so connections are refused. */
export const nobody = 'https://network.localhost:4447';

/** The origin that tests use for the network, which needs no name resolution. */
export const desk = `https://127.0.0.1:${PORT}`;
