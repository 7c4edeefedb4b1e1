import { channel } from 'node:diagnostics_channel';
import type { AstroInlineConfig, AstroLoggerDestination, AstroLoggerMessage } from 'astro';
import node from 'astro/logger/node';

/*
 * The log of Astro as a channel of this process. Astro loads this module by its path, and also
 * bundles a copy of it into the program that renders the pages. All copies share the channel,
 * because Node finds a channel by its name.
 */

const messages = channel('daymark:astro-log');

/** Messages of Astro and Vite before an error that ends a command, which prints the error itself. */
const ANNOUNCEMENT = /Build failed in|An unhandled error occurred while running/;

/**
 * Creates the destination that Astro writes its log to.
 * @param isPrinted whether Astro also prints the messages as usual
 */
export default function destination({ isPrinted = false } = {}): AstroLoggerDestination {
  const terminal = isPrinted ? node({}) : undefined;
  return {
    write(message) {
      if (ANNOUNCEMENT.test(message.message)) return;
      terminal?.write(message);
      messages.publish(message);
    },
  };
}

/**
 * Returns Astro's setting `logger`, with which Astro loads this module and sends its messages to the
 * channel instead of the terminal.
 */
export const loggerSettings = (isPrinted: boolean): NonNullable<AstroInlineConfig['logger']> => ({
  entrypoint: new URL(import.meta.url),
  config: { isPrinted },
});

/**
 * Calls a function with each message that Astro writes from now on, through any copy of this
 * module. Returns a function that stops the calls.
 */
export function readLog(read: (message: AstroLoggerMessage) => void): () => void {
  // Only a destination publishes on this channel.
  const subscriber = (message: unknown) => read(message as AstroLoggerMessage);
  messages.subscribe(subscriber);
  return () => void messages.unsubscribe(subscriber);
}
