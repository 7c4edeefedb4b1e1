import { channel } from 'node:diagnostics_channel';
import type { AstroInlineConfig, AstroLoggerDestination, AstroLoggerMessage } from 'astro';
import { toTerminal } from './terminal-log.ts';

/*
 * The log of Astro as a channel of this process. Astro loads this module by its path, and also
 * bundles a copy of it into the program that renders the pages. All copies share the channel,
 * because Node finds a channel by its name.
 */

const messages = channel('daymark:astro-log');

/** Writes a message to the channel. */
const writeToLog = (message: AstroLoggerMessage): void => messages.publish(message);

/** Creates the destination that Astro writes its log to. */
export default function destination(): AstroLoggerDestination {
  return { write: writeToLog };
}

type LoggerSettings = NonNullable<AstroInlineConfig['logger']>;
const toChannel: LoggerSettings = { entrypoint: new URL(import.meta.url) };

/**
 * Returns the setting `logger` of Astro that sends all messages to the channel.
 * @param isVerbose whether Astro also prints the messages as usual
 */
export const loggerSettings = (isVerbose: boolean): LoggerSettings =>
  isVerbose
    ? {
        entrypoint: 'astro/logger/compose',
        config: { loggers: [toTerminal, toChannel] },
      }
    : toChannel;

/** Calls a function for each message from now on. Returns a function that ends this. */
export function readLog(read: (message: AstroLoggerMessage) => void): () => void {
  // Only `writeToLog` publishes on this channel.
  const subscriber = (message: unknown) => read(message as AstroLoggerMessage);
  messages.subscribe(subscriber);
  return () => void messages.unsubscribe(subscriber);
}
