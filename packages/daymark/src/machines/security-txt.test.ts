import { describe, expect, it } from 'vitest';
import owners from '../../../../tests/fixtures/publication/site.config.ts';
import { parseSettings } from '../settings/settings.ts';
import { securityTxt } from './security-txt.ts';

const email = 'letters@harbour.org';
const textFor = (change: object, today = '2026-06-14') =>
  securityTxt(parseSettings({ ...owners, contact: { email }, security: {}, ...change }), today);

describe('security.txt', () => {
  it('names the site’s e-mail address for reports, and expires within a year of the build', () => {
    expect(textFor({})).toBe(`Contact: mailto:letters@harbour.org
Expires: 2027-06-13T00:00:00.000Z
Preferred-Languages: en-GB
Canonical: https://daymark.example/.well-known/security.txt
`);
  });

  it('contains the contact, policy and acknowledgments that the owner sets', () => {
    const security = {
      contact: 'https://daymark.example/report',
      policy: 'https://daymark.example/policy',
      acknowledgments: 'https://daymark.example/thanks',
    };
    expect(textFor({ security })?.split('\n')).toEqual([
      'Contact: https://daymark.example/report',
      expect.stringMatching(/^Expires: /),
      expect.stringMatching(/^Preferred-Languages: /),
      expect.stringMatching(/^Canonical: /),
      'Policy: https://daymark.example/policy',
      'Acknowledgments: https://daymark.example/thanks',
      '',
    ]);
  });

  it('writes a separate e-mail address for reports as a URI', () => {
    expect(textFor({ security: { contact: 'safe+site@daymark.example' } })).toContain(
      'Contact: mailto:safe+site@daymark.example\n',
    );
  });

  it.each([
    {},
    { email: 'letters@harbour.example' },
    { issues: 'https://code.harbour.org/issues' },
  ])('does not exist if only everybody or nobody can read a report: %j', (contact) => {
    expect(textFor({ contact })).toBeUndefined();
    expect(textFor({ contact, security: { contact: 'safe@harbour.org' } })).toContain('safe@');
  });

  it('has no canonical URL over plain HTTP, where the file may be forged in transit', () => {
    const identity = { ...owners.identity, url: 'http://daymark.example' };
    expect(textFor({ identity })).not.toContain('Canonical');
  });
});
