import { basename, join } from 'node:path/posix';
import type { CheckResult, Unpublished } from '../content/checks/check.ts';
import { byPosition, headingOf, type Problem, ProblemsError } from '../content/checks/problem.ts';
import { type AddressSettings, addressesOf, placeIn } from '../settings/addresses.ts';
import { positionOf, problemSentence } from '../settings/problems.ts';
import type { Settings } from '../settings/site.ts';
import { bannerIdsOf, GOOGLE_ADS, GOOGLE_ADS_ID, slotsByName } from '../settings/slots.ts';
import { dayInWords } from '../ui/date.ts';

/** The content of the preview's bar on a page, except the results that the browser measures. */
export interface PageReport {
  /** The path of the page. */
  path: string;
  /** The file of the text that only this page shows; undefined for lists and other pages. */
  text?: string | undefined;
  /** The file of a new text that this page would show. */
  newText: string;
  /** Whether the checks have run since the preview started. */
  isChecked: boolean;
  findings: readonly Finding[];
  /** The mark of a page that no build contains: "Draft" or "From 3 March 2027". */
  mark?: string | undefined;
  /** The names of all slots of the site, by banner id. */
  slotNames: Readonly<Record<string, string>>;
  /** The files with a link to the page, each with the line of its first link and its page. */
  linkedFrom: { file: string; line?: number | undefined; path?: string | undefined }[];
  /** The last error that was not in the content, in the form that Vite sends to browsers. */
  failure?: unknown;
  /** The port of the desk, with which owners write in a browser; undefined without the desk. */
  desk?: number | undefined;
}

/** An event that the preview sends to the bar over Vite's connection. */
export type PreviewEvent =
  /** The checks have run. The data are the findings. */
  | 'daymark:checked'
  /** A page or a script failed for a reason other than the content. */
  | 'daymark:failed';

/** The facts about the site from which the preview makes the report on a page. */
export interface PreviewState {
  /** The last result of the checks; undefined before the first. */
  checked?: CheckResult | undefined;
  findings: readonly Finding[];
  failure?: unknown;
}

/** Returns the report on the page at a path. */
export function pageReport(
  path: string,
  { checked, findings, failure }: PreviewState,
  settings: AddressSettings & Pick<Settings, 'slots'>,
): Omit<PageReport, 'desk'> {
  const texts = [...(checked?.paths ?? [])].filter(([, page]) => page === path);
  return {
    path,
    text: texts.length === 1 ? texts[0]?.[0] : undefined,
    newText: newText(path, settings),
    isChecked: checked !== undefined,
    findings,
    slotNames: slotNames(settings.slots),
    failure,
    ...(checked ? factsOf(path, checked) : { linkedFrom: [] }),
  };
}

/** Returns the file of a new text whose page has a path. */
function newText(path: string, settings: AddressSettings): string {
  const { base, isArticle } = addressesOf(settings);
  const { code } = placeIn(settings);
  const name = path.slice(base.length + 1);
  return isArticle(path)
    ? join('content', code, 'articles', `${basename(name)}.md`)
    : join('pages', code, `${name}.md`);
}

/** Returns the facts of the checks about one page: its links and its mark. */
function factsOf(path: string, { links, unpublished }: CheckResult) {
  const state = unpublished.get(path);
  const linkedFrom = new Map<string, PageReport['linkedFrom'][number]>();
  for (const { reference, target } of links) {
    const { file, line, from } = reference;
    if (target.path === path && from !== path && !linkedFrom.has(file))
      linkedFrom.set(file, { file, line, path: file.endsWith('.ts') ? undefined : from });
  }
  return { mark: state && markOf(state), linkedFrom: [...linkedFrom.values()] };
}

function markOf({ state, date, moment }: Unpublished): string {
  if (state === 'draft') return 'Draft';
  const hour = moment ? `, ${moment.slice('2027-03-01T'.length, '2027-03-01T08:00'.length)}` : '';
  return `From ${dayInWords(date, 'en-GB')}${hour}`;
}

/** Returns the names of slots in the settings by their banner ids, which pages contain. */
const slotNames = (slots: Settings['slots']) =>
  Object.fromEntries([
    [String(GOOGLE_ADS_ID), GOOGLE_ADS],
    ...[...slotsByName(slots)].flatMap(([name, slot]) =>
      bannerIdsOf(slot).map((bannerId) => [String(bannerId), name]),
    ),
  ]);

/** An error or a warning in the owner's files, as the preview shows it. */
export interface Finding {
  isError: boolean;
  /** The path relative to the site's folder. */
  file: string;
  line?: number | undefined;
  /** The path of the page that shows the file, if the file has a page. */
  page?: string | undefined;
  /** The sentence with the expected and the found value. */
  text: string;
}

/** Returns the findings of the checks: errors, then warnings. */
export function findingsOf({
  problems,
  warnings,
  paths,
}: Pick<CheckResult, 'problems' | 'warnings' | 'paths'>): Finding[] {
  const findingOf = (problem: Problem, isError: boolean): Finding => {
    const { file, line } = problem;
    return { isError, file, line, page: paths.get(file), text: problemSentence(problem) };
  };
  const errors = problems.map((problem) => findingOf(problem, true));
  return [...errors, ...warnings.map((problem) => findingOf(problem, false))];
}

/** Returns the findings of an error that prevents the use of new settings. */
export function settingsFindings(error: unknown, file: string): Finding[] {
  if (error instanceof ProblemsError)
    return findingsOf({
      problems: error.problems.toSorted(byPosition),
      warnings: [],
      paths: new Map(),
    });
  return [{ isError: true, file, text: error instanceof Error ? error.message : String(error) }];
}

/**
 * Creates a function that prints each finding once, and one line when the last error is fixed. A
 * finding whose line has moved is the same finding.
 */
export function terminalReport() {
  let known: readonly Finding[] = [];
  return (findings: readonly Finding[], terminal: Pick<Console, 'info' | 'warn'>): void => {
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

/** Returns the identity of a finding, without its line, which changes while the owner writes. */
const keyOf = ({ isError, file, text }: Finding) => `${isError} ${file} ${text}`;

const lineFor = (finding: Finding) => `  ${positionOf(finding)}: ${finding.text}`;

/** Removes one item from a list. Returns whether the list contained it. */
function takeFrom(list: string[], item: string): boolean {
  const place = list.indexOf(item);
  if (place >= 0) list.splice(place, 1);
  return place >= 0;
}
