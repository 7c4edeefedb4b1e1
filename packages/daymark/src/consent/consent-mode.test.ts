import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { consentModeScript, signalsOf } from './consent-mode.ts';

const ALL_DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** Runs the code as a frame does. Returns the variables that Google's tags read when they load. */
function variablesAfter(asker: 'site' | 'platform'): Record<string, unknown> {
  const window: { dataLayer?: ArrayLike<unknown>[]; gtag_enable_tcf_support?: boolean } = {};
  Object.defineProperty(window, 'window', { value: window });
  runInNewContext(consentModeScript(asker), window);
  const { dataLayer, gtag_enable_tcf_support: readsPlatform } = window;
  const commands = dataLayer?.map((command) => Array.from(command));
  return JSON.parse(JSON.stringify({ commands, readsPlatform }));
}

it.each(['unasked', 'refused'] as const)(
  'Consent Mode denies every signal if the answer is "%s"',
  (answer) => {
    expect(signalsOf(answer)).toEqual(ALL_DENIED);
  },
);

it('Consent Mode first denies every signal, and then grants those for advertising if the visitor accepts', () => {
  const granted = {
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    analytics_storage: 'denied',
  };
  expect(variablesAfter('site')).toEqual({
    commands: [
      ['consent', 'default', ALL_DENIED],
      ['consent', 'update', granted],
    ],
  });
});

it('commands do not narrow the answer of a consent platform: Google’s tags read the platform', () => {
  expect(variablesAfter('platform')).toEqual({ readsPlatform: true });
});
