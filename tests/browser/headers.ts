import type { APIResponse } from '@playwright/test';

/** Matches the headers that HTTP/2 does not have. */
const OF_CONNECTION = /^(?:connection|keep-alive|transfer-encoding)$/i;

/** Returns the number of bytes of the headers of a response, as HTTP/1.1 writes them. */
export function headerBytes(response: APIResponse): number {
  const lines = response
    .headersArray()
    .filter(({ name }) => !OF_CONNECTION.test(name))
    .map(({ name, value }) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`.length;
}
