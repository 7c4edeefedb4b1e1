import type { Answer } from './answer.ts';

/** Who asked: the site, for everything a network does, or a consent platform, by purpose. */
export type WhoAsks = 'site' | 'platform';

/**
 * Returns the four signals of Consent Mode v2 that Google's tags receive for an answer. A
 * platform's answer covers purpose 1 only, which is storage. The answer on personal advertising
 * (purposes 3, 4 and 7) is unknown here, so it counts as denied. No network here uses analytics.
 * Source: https://developers.google.com/tag-platform/security/guides/consent, and
 * …/guides/implement-TCF-strings for the purposes
 */
export function signalsOf(answer: Answer, asker: WhoAsks = 'site') {
  const granted = answer === 'granted' ? 'granted' : 'denied';
  const personal = asker === 'site' ? granted : 'denied';
  return {
    ad_storage: granted,
    ad_user_data: personal,
    ad_personalization: personal,
    analytics_storage: 'denied',
  };
}

/**
 * Returns the script that precedes each of Google's tags: the default first, then the answer. No
 * tag loads before consent ("basic" Consent Mode), so the answer is known when the script runs.
 */
export function consentModeScript(answer: Answer, asker: WhoAsks): string {
  const commands = [`gtag('consent','default',${JSON.stringify(signalsOf('unasked'))})`];
  if (answer === 'granted')
    commands.push(`gtag('consent','update',${JSON.stringify(signalsOf(answer, asker))})`);
  return `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}${commands.join(';')};`;
}
