import { headingOf } from '../content/checks/problem.ts';
import { positionOf } from '../settings/problems.ts';
import type { Finding } from './finding.ts';

interface Terminal {
  warn(text: string): void;
  info(text: string): void;
}

/**
 * Creates a function that prints each finding once, and one line when the last error is mended. A
 * finding whose line has moved is the same finding.
 */
export function terminalReport(): (findings: readonly Finding[], terminal: Terminal) => void {
  let known: readonly Finding[] = [];
  return (findings, terminal) => {
    const old = known.map(keyOf);
    const fresh = findings.filter((finding) => !takeFrom(old, keyOf(finding)));
    const hadErrors = known.some(({ isError }) => isError);
    known = findings;
    for (const isError of [true, false]) {
      const lines = fresh.filter((finding) => finding.isError === isError).map(lineFor);
      const heading = headingOf(isError ? 'problem' : 'warning', lines.length);
      if (lines.length > 0) terminal.warn([heading, ...lines].join('\n'));
    }
    if (hadErrors && !findings.some(({ isError }) => isError))
      terminal.info('The content and the settings have no problems any more.');
  };
}

const keyOf = ({ isError, file, text }: Finding) => `${isError} ${file} ${text}`;

const lineFor = (finding: Finding) => `  ${positionOf(finding)}: ${finding.text}`;

/** Removes one item from a list. Returns whether the list contained it. */
function takeFrom(list: string[], item: string): boolean {
  const place = list.indexOf(item);
  if (place >= 0) list.splice(place, 1);
  return place >= 0;
}
