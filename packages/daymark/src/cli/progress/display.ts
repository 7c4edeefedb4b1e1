import { clearLine, cursorTo } from 'node:readline';
import type { WriteStream } from 'node:tty';

/** Where the lines of a build go. */
export interface Display {
  /** Shows a line until the next call. */
  update(line: string): void;
  /** Writes text that stays. */
  print(text: string): void;
  /** Removes the line of `update`. */
  clear(): void;
}

/** Updates one line of a terminal in place. */
function terminalDisplay(terminal: WriteStream): Display {
  let isShowing = false;
  function clear(): void {
    if (!isShowing) return;
    cursorTo(terminal, 0);
    clearLine(terminal, 0);
    isShowing = false;
  }
  return {
    clear,
    update(line) {
      clear();
      // A line that wraps could not be cleared.
      terminal.write(line.slice(0, terminal.columns - 1));
      isShowing = true;
    },
    print(text) {
      clear();
      terminal.write(`${text}\n`);
    },
  };
}

const nothing = () => {};

/** Writes only text that stays, for logs and pipes. */
const plainDisplay = (print: (text: string) => void): Display => ({
  update: nothing,
  clear: nothing,
  print,
});

/** Shows nothing. */
export const silentDisplay = plainDisplay(nothing);

/** Returns the display for standard output. */
export const displayOn = (output: WriteStream, { TERM }: NodeJS.ProcessEnv): Display =>
  output.isTTY && TERM !== 'dumb'
    ? terminalDisplay(output)
    : plainDisplay((text) => void output.write(`${text}\n`));
