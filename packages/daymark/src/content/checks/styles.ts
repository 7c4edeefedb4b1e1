import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { didYouMean } from '../../settings/edit-distance.ts';
import { lineAt } from '../../settings/problems.ts';
import type { Problem } from './problem.ts';

const FILE = 'custom.css';
/** Matches comments, strings and addresses, whose content is no CSS. */
const LITERAL = /\/\*[\s\S]*?(?:\*\/|$)|"[^"\n]*"?|'[^'\n]*'?|url\([^)\n]*\)?/g;
/** Matches a token whose value is used without another value in its place. */
const TOKEN_USE = /var\(\s*(--[\w-]+)\s*\)/g;
const COLOUR = /#([\w-]+)/g;

/** Warns about declarations of custom.css that browsers ignore: properties, colours and tokens that do not exist. */
export function styleProblems(): Problem[] {
  if (!existsSync(FILE)) return [];
  const styles = readFileSync(FILE, 'utf8').replace(LITERAL, (literal) =>
    literal.replace(/[^\n]/g, ' '),
  );
  const problems: Problem[] = [];
  const report = (offset: number, expected: string, found: string) =>
    problems.push({
      file: FILE,
      line: lineAt(styles, offset),
      expected,
      found,
      severity: 'warning',
    });
  let known: ReadonlySet<string> | undefined;
  let start = 0;
  for (const part of styles.split(/(?<=[;{}])/)) {
    const colon = part.indexOf(':');
    const property = part.slice(0, colon).trim();
    // What ends with a brace that opens is a selector.
    if (colon > 0 && !part.endsWith('{')) {
      const at = start + part.indexOf(property);
      const value = part.slice(colon);
      if (/colour/.test(property) && !property.startsWith('--'))
        report(at, `the property ${property.replaceAll('colour', 'color')}`, property);
      for (const [found, digits = ''] of value.matchAll(COLOUR))
        if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(digits))
          report(at, 'a colour with 3, 4, 6 or 8 hexadecimal digits', found);
      for (const [found, name = ''] of value.matchAll(TOKEN_USE)) {
        known ??= new Set([...namesIn(styles), ...engineTokens()]);
        if (!known.has(name))
          report(at, `a token of the engine or of ${FILE}${didYouMean(name, known)}`, found);
      }
    }
    start += part.length;
  }
  return problems;
}

/** Returns the names of the tokens that styles define. */
const namesIn = (styles: string, names = /--[\w-]+(?=\s*:)/g) => styles.match(names) ?? [];

/** Returns the names of the tokens in the styles of the engine, which scripts set in part, and of Tailwind. */
function engineTokens(): string[] {
  const engine = fileURLToPath(new URL('../..', import.meta.url));
  const files = globSync('**/*.css', { cwd: engine }).map((file) => join(engine, file));
  const theme = createRequire(import.meta.url).resolve('tailwindcss/theme.css');
  return [...files, theme].flatMap((file) => namesIn(readFileSync(file, 'utf8'), /--[\w-]+/g));
}
