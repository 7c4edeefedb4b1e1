import { counted } from '../basics/text.ts';
import type { Measured } from './measure.ts';
import type { PageReport } from './page-report.ts';

const SCREENS: Readonly<Record<string, string>> = {
  phone: 'phones only',
  wide: 'wider screens only',
};

/** Returns the line of the bar: the state of the site, then that of the page. */
export function summaryOf(
  { isChecked, findings, mark }: PageReport,
  measured?: Measured,
): string[] {
  const errors = findings.filter(({ isError }) => isError).length;
  const warnings = findings.length - errors;
  const states = [
    ...(errors > 0 ? [counted(errors, 'problem')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
  const none = isChecked ? 'No problems' : 'Checking';
  return [
    ...(states.length > 0 ? states : [none]),
    ...(mark ? [mark] : []),
    ...(measured && measured.words > 0 ? [counted(measured.words, 'word')] : []),
    ...(measured ? [weightInWords(measured)] : []),
  ];
}

/** Returns the size of a page's HTML: "about 9 KB". */
export const weightInWords = ({ bytes }: Pick<Measured, 'bytes'>) =>
  `about ${Math.max(1, Math.round(bytes / 1000))} KB`;

/** Returns a line for each slot on the page: "home.after-hero (101)". */
export const slotLines = ({ slots }: Measured, { slotNames }: PageReport): string[] =>
  slots.map(({ bannerId, width }) => {
    const screens = SCREENS[width];
    return `${slotNames[bannerId] ?? 'slot'} (${bannerId})${screens ? `, ${screens}` : ''}`;
  });
