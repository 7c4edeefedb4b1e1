import { describe, expect, it, vi } from 'vitest';
import { weekOf } from './calendar.ts';

const practice = {
  title: 'Five breaths',
  name: 'Five breaths in a row',
  minutes: 2,
  url: 'https://daymark.example/path/five-breaths',
  language: 'en-GB',
};
const now = new Date(2026, 5, 14, 9, 30, 5);
const octets = (text: string) => new TextEncoder().encode(text).length;

/** Parses a calendar by the grammar of RFC 5545, section 3.1: the lines of each component. */
function parse(text: string) {
  expect(text).toMatch(/^(?:[^\r\n]+\r\n)+$/);
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) expect(octets(line), line).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll('\r\n ', '').slice(0, -2).split('\r\n');
  const open: string[] = [];
  return unfolded.flatMap((line) => {
    const [, name = '', value = ''] = /^([A-Z-]+):([^\p{Cc}]*)$/u.exec(line) ?? [];
    expect(name, line).not.toBe('');
    if (name === 'END') expect(open.pop()).toBe(value);
    if (name === 'BEGIN') open.push(value);
    return /^(?:BEGIN|END)$/.test(name) ? [] : [{ in: open.join('.'), name, value }];
  });
}

/** Reads a text value by section 3.3.11, which forbids bare commas, semicolons and backslashes. */
function textOf(value: string): string {
  expect(value).toMatch(/^(?:[^\\;,]|\\[\\;,nN])*$/);
  return value.replace(/\\(.)/g, (_, letter) => (/n/i.test(letter) ? '\n' : letter));
}

describe('the calendar of a week', () => {
  it('has the required fields, floating times and a reminder', () => {
    expect(parse(weekOf(practice, '08:05', now).file)).toEqual([
      { in: 'VCALENDAR', name: 'VERSION', value: '2.0' },
      { in: 'VCALENDAR', name: 'PRODID', value: '-//daymark.example//Five breaths//en-GB' },
      ...Object.entries({
        UID: expect.stringMatching(/^\d{8}T\d{6}Z-path-five-breaths@daymark\.example$/),
        DTSTAMP: now.toISOString().replace(/[-:]|\.\d+/g, ''),
        DTSTART: '20260615T080500',
        DURATION: 'PT2M',
        RRULE: 'FREQ=DAILY;COUNT=7',
        SUMMARY: 'Five breaths',
        DESCRIPTION: `Five breaths in a row\\n${practice.url}`,
        URL: practice.url,
      }).map(([name, value]) => ({ in: 'VCALENDAR.VEVENT', name, value })),
      ...Object.entries({ ACTION: 'DISPLAY', DESCRIPTION: 'Five breaths', TRIGGER: 'PT0S' }).map(
        ([name, value]) => ({ in: 'VCALENDAR.VEVENT.VALARM', name, value }),
      ),
    ]);
  });

  it.each([
    ['markup of the format', 'Sit; breathe, \\n rest'],
    ['letters of several octets, and more than a line', `${'é'.repeat(60)} ${'🌅'.repeat(30)}`],
    ['control characters', 'Sit\r\u0000 down\u0085'],
  ])('keeps a title with %s', (_, title) => {
    const summary = parse(weekOf({ ...practice, title }, '08:00', now).file).find(
      ({ name }) => name === 'SUMMARY',
    );
    expect(textOf(summary?.value ?? '')).toBe(title.replace(/\p{Cc}/gu, ''));
  });

  it.each([
    ['today if the time is still to come', '09:31', '2026-06-14'],
    ['tomorrow if the time is over', '09:30', '2026-06-15'],
  ])('begins %s', (_, time, day) => {
    expect(weekOf(practice, time, now).first.toISOString().slice(0, 10)).toBe(day);
  });

  it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('begins on the day of %s', (zone) => {
    vi.stubEnv('TZ', zone);
    const evening = new Date(2026, 11, 31, 23, 0);
    expect(parse(weekOf(practice, '22:00', evening).file)).toContainEqual({
      in: 'VCALENDAR.VEVENT',
      name: 'DTSTART',
      value: '20270101T220000',
    });
    vi.unstubAllEnvs();
  });
});
