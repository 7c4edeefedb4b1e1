import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';

/** Asks a question at the terminal. Ctrl+C and the end of the input are an empty answer. */
async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = once(terminal, 'close').then(() => '');
  try {
    return await Promise.race([terminal.question(question).catch(() => ''), closed]);
  } finally {
    terminal.close();
  }
}

/** The function that asks; undefined without a terminal, such as in CI. */
export const askAtTerminal = process.stdin.isTTY && process.stdout.isTTY ? ask : undefined;
