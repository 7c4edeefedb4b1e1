/** The formatters by style and language. Node allocates about 25 KB for each formatter. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The first day of a month in languages that write it as an ordinal, unlike Intl. */
const FIRST_DAYS: Readonly<Record<string, string>> = { fr: '1er', it: '1º' };

const STYLES = {
  long: { dateStyle: 'long', timeZone: 'UTC' },
  medium: { dateStyle: 'medium', timeZone: 'UTC' },
  month: { month: 'long', year: 'numeric', timeZone: 'UTC' },
  year: { year: 'numeric', timeZone: 'UTC' },
} as const;

/** Returns the formatter for a style and a language. All dates share formatters. */
function formatter(style: keyof typeof STYLES, language: string): Intl.DateTimeFormat {
  const key = `${style} ${language}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, STYLES[style]);
  formatters.set(key, made);
  return made;
}

/**
 * Formats a calendar day as text: "14 June 2026", and in the medium style "14 Jun 2026". Days are in UTC,
 * so that they do not depend on the reader's time zone.
 */
export function dayInWords(
  date: Date,
  language: string,
  style: 'long' | 'medium' = 'long',
): string {
  const text = formatter(style, language).format(date);
  return text.replace(/^1(?= )/, FIRST_DAYS[new Intl.Locale(language).language] ?? '1');
}

/** Formats a calendar day in ISO 8601: "2026-06-14". */
export function dayForMachines(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Formats a calendar month as a heading: "June 2026", and with a capital also "Czerwiec 2026". */
export function monthInWords(date: Date, language: string): string {
  const [first = '', ...others] = formatter('month', language).format(date);
  return [first.toLocaleUpperCase(language), ...others].join('');
}

/**
 * Formats a year: "1995", and in Japanese "1995年".
 * @param year text, such as "1948, in English 1952", stays as it is
 */
export function yearInWords(year: number | string, language: string): string {
  if (typeof year === 'string') return year;
  const sample = formatter('year', language).format(new Date('2000-06-01'));
  return sample.includes('2000') ? sample.replace('2000', `${year}`) : `${year}`;
}
