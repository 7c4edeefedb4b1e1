import { z } from 'zod';
import { cookie } from '../schema/networks/parts.ts';

/* What AdSense and Ad Manager have in common. */

const COOKIES =
  'at least one cookie with its name, purpose and lifetime, because Google sets cookies';

/** The cookies of a Google network, from the list that Google publishes; at least one. */
export const googleCookies = z.array(cookie, COOKIES).min(1, COOKIES).meta({
  label: 'Cookies',
  explanation: 'What the network stores in browsers, from the list that Google publishes.',
});

/**
 * Hosts that Google's tags are known to need. Google publishes no list and changes the hosts.
 * Owners can add the hosts that the browser console reports as blocked, or "https:" for any host.
 * Source: https://developers.google.com/publisher-tag/guides/content-security-policy, and reports
 * of sites that maintain such a list.
 */
export const GOOGLE_HOSTS = [
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.adtrafficquality.google',
  'https://*.gstatic.com',
  'https://www.google.com',
  'https://www.googletagservices.com',
  'https://fundingchoicesmessages.google.com',
];

/** Vendor 755 is Google Advertising Products. Source: IAB Europe, Global Vendor List 3. */
export const GOOGLE_CONSENT = { platformRequiredBy: 'Google', vendor: 755, usesConsentMode: true };
