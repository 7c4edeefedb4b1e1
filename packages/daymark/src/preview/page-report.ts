import type { CheckResult } from '../content/checks/check.ts';
import type { Site } from '../settings/site.ts';
import { GOOGLE_ADS, GOOGLE_ADS_ID } from '../settings/slots.ts';
import { dayInWords } from '../ui/date.ts';
import type { Finding } from './findings.ts';

/** What the bar of the preview shows on a page, except what the browser measures. */
export interface PageReport {
  /** Whether the checks have run since the preview started. */
  isChecked: boolean;
  /** The errors and warnings of the whole site. */
  findings: readonly Finding[];
  /** The mark of a page that no build contains: "Draft" or "From 3 March 2027". */
  mark?: string | undefined;
  /** The names of all slots of the site, by banner id. */
  slotNames: Readonly<Record<string, string>>;
  /** The files with a link to the page, each with the line of its first link and its page. */
  linkedFrom: { file: string; line?: number | undefined; path?: string | undefined }[];
  /** The last error that was not in the content, in the form that Vite sends to browsers. */
  failure?: unknown;
}

/** An event that the preview sends to the bar over Vite's connection. */
export type PreviewEvent =
  /** The checks have run. The data are the findings. */
  | 'daymark:checked'
  /** A page or a script failed for a reason other than the content. */
  | 'daymark:failed';

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
  slots: Site['slots'],
): PageReport {
  return {
    isChecked: checked !== undefined,
    findings,
    slotNames: slotNames(slots),
    failure,
    ...(checked ? factsOf(path, checked) : { linkedFrom: [] }),
  };
}

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

const markOf = ({ state, date }: { state: 'draft' | 'scheduled'; date: Date }) =>
  state === 'draft' ? 'Draft' : `From ${dayInWords(date, 'en-GB')}`;

const slotNames = (slots: Site['slots']) =>
  Object.fromEntries([
    [String(GOOGLE_ADS_ID), GOOGLE_ADS],
    ...Object.entries(slots).flatMap(([page, positions]) =>
      Object.entries(positions).map(([position, { bannerId }]) => [
        String(bannerId),
        `${page}.${position}`,
      ]),
    ),
  ]);
