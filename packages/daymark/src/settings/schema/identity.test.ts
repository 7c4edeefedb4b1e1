import { expect, it } from 'vitest';
import owners from '../../../../../tests/fixtures/publication/site.config.ts';
import { parseSettings } from '../settings.ts';

const settings = (security: object) => () => parseSettings({ ...owners, security });

it('the security contact is an e-mail address or a URL', () => {
  for (const contact of ['safe@daymark.example', 'https://daymark.example/report'])
    expect(settings({ contact })().security).toMatchObject({ contact });
});

it.each([
  ['contact', 'mailto:safe@daymark.example', 'an e-mail address, or a URL that begins with'],
  ['contact', 'http://daymark.example', 'an e-mail address, or a URL that begins with'],
  ['policy', '/security', 'a URL that begins with "https://"'],
  ['hiring', 'https://daymark.example/jobs', 'one of the fields contact, policy, acknowledgments'],
])('the field security.%s rejects "%s"', (field, value, expected) => {
  expect(settings({ [field]: value })).toThrow(
    new RegExp(`: security\\.${field}: expected ${expected}.*; found "${value}"$`),
  );
});

it('the time zone is the name of one in the IANA list, and UTC by default', () => {
  const zoneOf = (timeZone?: string) =>
    parseSettings({ ...owners, identity: { ...owners.identity, timeZone } }).identity.timeZone;
  expect(zoneOf()).toBe('UTC');
  expect(zoneOf('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos_Aires');
  const expected = 'a time zone of the IANA list, such as "Europe/Berlin" or "UTC"';
  expect(() => zoneOf('+02:00')).toThrow(`identity.timeZone: expected ${expected}; found "+02:00"`);
  expect(() => zoneOf('Europe/Berlim')).toThrow(
    `identity.timeZone: expected ${expected} (did you mean "Europe/Berlin"?); found "Europe/Berlim"`,
  );
});
