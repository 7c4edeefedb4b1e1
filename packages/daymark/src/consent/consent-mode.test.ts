import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { consentModeScript } from './consent-mode.ts';

const ALL_DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** Returns the queued commands that Google's tags read when they load, in order. */
function commandsAfter(answer: Answer, asker: 'site' | 'platform' = 'site'): unknown {
  const window: { dataLayer?: ArrayLike<unknown>[] } = {};
  Object.defineProperty(window, 'window', { value: window });
  runInNewContext(consentModeScript(answer, asker), window);
  return JSON.parse(JSON.stringify(window.dataLayer?.map((command) => Array.from(command))));
}

describe('Consent Mode', () => {
  it.each(['unasked', 'refused'] as const)(
    'denies every signal if the answer is "%s"',
    (answer) => {
      expect(commandsAfter(answer)).toEqual([['consent', 'default', ALL_DENIED]]);
    },
  );

  it('first denies every signal, and then grants those for advertising if the visitor accepts', () => {
    expect(commandsAfter('granted')).toEqual([
      ['consent', 'default', ALL_DENIED],
      [
        'consent',
        'update',
        {
          ad_storage: 'granted',
          ad_user_data: 'granted',
          ad_personalization: 'granted',
          analytics_storage: 'denied',
        },
      ],
    ]);
  });

  it('grants only storage if the answer is from a consent platform', () => {
    expect(commandsAfter('granted', 'platform')).toEqual([
      ['consent', 'default', ALL_DENIED],
      ['consent', 'update', { ...ALL_DENIED, ad_storage: 'granted' }],
    ]);
  });
});
