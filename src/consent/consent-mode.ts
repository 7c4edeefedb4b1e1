import type { Answer } from './answer.ts';

/**
 * What Google's tags are told of an answer: the four signals of Consent Mode v2. Analytics are no
 * network's purpose.
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
 * The script that stands before any of Google's tags: the default first, then the answer. Nothing of
 * theirs is fetched before consent (the "basic" form), so that where it runs the answer is known.
 */
export function consentModeScript(answer: Answer): string {
  const commands = [`gtag('consent','default',${JSON.stringify(signalsOf('unasked'))})`];
  if (answer === 'granted')
    commands.push(`gtag('consent','update',${JSON.stringify(signalsOf(answer))})`);
  return `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}${commands.join(';')};`;
}
