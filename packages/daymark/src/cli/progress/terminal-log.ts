import type { AstroLoggerDestination } from 'astro';
import node from 'astro/logger/node';

/** Messages of Astro and Vite before an error that ends a command, which prints the error itself. */
export const ANNOUNCEMENT = /Build failed in|An unhandled error occurred while running/;

/** Creates a destination of Astro's log that prints all other messages as Astro does. */
export default function destination(): AstroLoggerDestination {
  const terminal = node({});
  return {
    write(message) {
      if (!ANNOUNCEMENT.test(message.message)) terminal.write(message);
    },
  };
}

/** The setting `logger` of Astro for this destination. */
export const toTerminal = { entrypoint: new URL(import.meta.url) };
