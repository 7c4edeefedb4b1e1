import { expect, it } from 'vitest';
import owners from '../../../../../tests/fixtures/publication/site.config.ts';
import { parseSettings } from '../settings.ts';

const settings = (security: object) => () => parseSettings({ ...owners, security });

it('the security contact is an e-mail address or a URL', () => {
  for (const contact of ['safe@daymark.example', 'https://daymark.example/report'])
    expect(settings({ contact })().security).toEqual({ contact });
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
