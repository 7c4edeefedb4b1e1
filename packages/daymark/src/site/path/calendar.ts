/* A calendar file (iCalendar, RFC 5545) for a week of a practice. */

export interface Practice {
  /** The title of the step. */
  title: string;
  name: string;
  minutes: number;
  /** The URL of the step's page. */
  url: string;
  /** The language of the site, such as "en-GB". */
  language: string;
}

/** Escapes a text and removes control characters, which the format forbids. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '');

/** The maximum length of a line in octets, without its end. */
const MAX_OCTETS = 75;

const encoder = new TextEncoder();

/** Folds a line: each further line begins with a space. No character is divided. */
function folded(line: string): string {
  let [text, octets] = ['', 0];
  for (const character of line) {
    const { length } = encoder.encode(character);
    const isFull = octets + length > MAX_OCTETS;
    text += isFull ? `\r\n ${character}` : character;
    octets = isFull ? length + 1 : octets + length;
  }
  return text;
}

const digits = (number: number, count = 2) => `${number}`.padStart(count, '0');

/** Returns a moment in UTC, such as "20260614T073000Z". */
const moment = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * Returns the first day of a week with a practice at a time: today if the time is still to come,
 * or tomorrow.
 * @param time such as "08:30", in the visitor's time zone
 */
function firstDay(time: string, now: Date): Date {
  const isOver = time <= `${digits(now.getHours())}:${digits(now.getMinutes())}`;
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + Number(isOver)));
}

/**
 * Returns the file of a calendar with a practice on seven days, at the same local time wherever the
 * visitor is, and with a reminder at that time. Returns the first day, too.
 * @param time such as "08:30"
 */
export function weekOf(practice: Practice, time: string, now: Date) {
  const { title, name, minutes, url, language } = practice;
  const { host, pathname } = new URL(url);
  const first = firstDay(time, now);
  const begin = `${moment(first).slice(0, 8)}T${time.replace(':', '')}00`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//${escaped(title)}//${language}`,
    'BEGIN:VEVENT',
    `UID:${moment(now)}${pathname.replaceAll('/', '-')}@${host}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${begin}`,
    `DURATION:PT${minutes}M`,
    'RRULE:FREQ=DAILY;COUNT=7',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${name}\n${url}`)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return { first, file: lines.map((line) => `${folded(line)}\r\n`).join('') };
}
