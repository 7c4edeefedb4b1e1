import { describe, expect, it } from 'vitest';
import owners from '../../site.config.ts';
import { parseSite } from '../site/settings.ts';
import { securityTxt } from './security-txt.ts';

const textFor = (change: object, today = '2026-06-14') =>
  securityTxt(parseSite({ ...owners, ...change }), today);

describe('security.txt', () => {
  it('asks for reports at the e-mail address of the site, for the year from the build', () => {
    expect(textFor({})).toBe(`Contact: mailto:letters@daymark.example
Expires: 2027-06-13T00:00:00.000Z
Preferred-Languages: en-GB
Canonical: https://daymark.example/.well-known/security.txt
`);
  });

  it('has what the owner says of reports', () => {
    const security = {
      contact: 'https://daymark.example/report',
      policy: 'https://daymark.example/policy',
      acknowledgments: 'https://daymark.example/thanks',
    };
    expect(textFor({ security }).split('\n')).toEqual([
      'Contact: https://daymark.example/report',
      expect.stringMatching(/^Expires: /),
      expect.stringMatching(/^Preferred-Languages: /),
      expect.stringMatching(/^Canonical: /),
      'Policy: https://daymark.example/policy',
      'Acknowledgments: https://daymark.example/thanks',
      '',
    ]);
  });

  it('has an e-mail address of its own for reports, as a web address', () => {
    expect(textFor({ security: { contact: 'safe+site@daymark.example' } })).toContain(
      'Contact: mailto:safe+site@daymark.example\n',
    );
  });

  it('does not call itself the true one where it may be forged on the way', () => {
    const identity = { ...owners.identity, url: 'http://daymark.example' };
    expect(textFor({ identity })).not.toContain('Canonical');
  });
});
