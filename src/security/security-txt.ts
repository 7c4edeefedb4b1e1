import type { Site } from '../site/schema/site.ts';

/** Days that the file is good for from a build. RFC 9116, section 2.5.5: less than a year. */
const GOOD_FOR = 364;
const DAY = 24 * 60 * 60 * 1000;

/**
 * How to report a weakness of the site, as RFC 9116 has it.
 * @param today the day of the build, such as "2026-06-14"
 */
export function securityTxt(
  { identity, contact, security }: Pick<Site, 'identity' | 'contact' | 'security'>,
  today: string,
): string {
  const address = security.contact ?? contact.email;
  const expires = new Date(Date.parse(today) + GOOD_FOR * DAY);
  const fields = [
    ['Contact', address.startsWith('https:') ? address : `mailto:${encodeURI(address)}`],
    ['Expires', expires.toISOString()],
    ['Preferred-Languages', identity.language],
    // An address of the web stands in this file over https only.
    ['Canonical', identity.url.startsWith('https:') && `${identity.url}/.well-known/security.txt`],
    ['Policy', security.policy],
    ['Acknowledgments', security.acknowledgments],
  ];
  return fields.map(([name, value]) => (value ? `${name}: ${value}\n` : '')).join('');
}
