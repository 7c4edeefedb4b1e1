import type { Answer } from './answer.ts';

/** Who asked for an answer: the site's prompt, for all purposes at once, or a consent platform. */
type WhoAsks = 'site' | 'platform';

/**
 * Returns the four signals of Consent Mode v2 that Google's tags receive for an answer. A consent
 * platform's answer is for purpose 1 (storage) only. The answer for personal advertising (purposes
 * 3, 4 and 7) is unknown here and counts as denied. No supported network uses analytics.
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
 * Returns the code that runs before each of Google's tags. It sends the default and then, if the
 * visitor accepted, the answer. No tag loads before consent ("basic" Consent Mode).
 */
export function consentModeScript(answer: Answer, asker: WhoAsks): string {
  const commands = [`gtag('consent','default',${JSON.stringify(signalsOf('unasked'))})`];
  if (answer === 'granted')
    commands.push(`gtag('consent','update',${JSON.stringify(signalsOf(answer, asker))})`);
  return `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}${commands.join(';')};`;
}
