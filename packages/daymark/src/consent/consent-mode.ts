import type { Answer } from './answer.ts';

/**
 * Returns the four signals of Consent Mode v2 that Google's tags receive for an answer to the site's
 * prompt, which asks for all purposes at once. No supported network uses analytics.
 * Source: https://developers.google.com/tag-platform/security/guides/consent
 */
export function signalsOf(answer: Answer) {
  const granted = answer === 'granted' ? 'granted' : 'denied';
  return {
    ad_storage: granted,
    ad_user_data: granted,
    ad_personalization: granted,
    analytics_storage: 'denied',
  };
}

/**
 * Returns the code that runs before each of Google's tags in a frame, which exists only after consent
 * ("basic" Consent Mode). The page sends the default and then the answer. A consent platform answers
 * for each purpose, and Google's tags read its answer themselves. Commands could only narrow the
 * answer. Ad Manager's tag always reads the answer; other tags of Google read it only if
 * `gtag_enable_tcf_support` is set. Source:
 * https://developers.google.com/tag-platform/security/guides/implement-TCF-strings
 */
export function consentModeScript(asker: 'site' | 'platform'): string {
  if (asker === 'platform') return 'window.gtag_enable_tcf_support=true;';
  const command = (name: string, answer: Answer) =>
    `gtag('consent','${name}',${JSON.stringify(signalsOf(answer))});`;
  return `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}${command('default', 'unasked')}${command('update', 'granted')}`;
}
