import { usableEmail } from '../content/launch/placeholder.ts';
import type { Settings } from '../settings/site.ts';

/** Days until the file expires. RFC 9116, section 2.5.5, recommends less than a year. */
const GOOD_FOR = 364;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Returns security.txt (RFC 9116), which says how to report a vulnerability of the site; undefined
 * without an address for reports. A public issue tracker is not such an address, because everybody
 * could read a report before the fix.
 * @param today the day of the build, such as "2026-06-14"
 */
export function securityTxt(
  { identity, contact, security }: Pick<Settings, 'identity' | 'contact' | 'security'>,
  today: string,
): string | undefined {
  const address = security.contact ?? usableEmail(contact);
  if (address === undefined) return undefined;
  const expires = new Date(Date.parse(today) + GOOD_FOR * DAY);
  const fields = [
    ['Contact', address.startsWith('https:') ? address : `mailto:${encodeURI(address)}`],
    ['Expires', expires.toISOString()],
    ['Preferred-Languages', identity.language],
    // The RFC permits web addresses in this file only with https.
    ['Canonical', identity.url.startsWith('https:') && `${identity.url}/.well-known/security.txt`],
    ['Policy', security.policy],
    ['Acknowledgments', security.acknowledgments],
  ];
  return fields.map(([name, value]) => (value ? `${name}: ${value}\n` : '')).join('');
}
