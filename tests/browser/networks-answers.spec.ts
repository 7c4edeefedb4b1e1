import { chromium } from '@playwright/test';
import { userAgentOf } from '../network/visitor.ts';
import { consentAnswer, longAnswers } from './answers.ts';
import { expect, test, visitOf } from './networks.ts';

test('no task takes long when a visitor answers the consent prompt', async ({
  baseURL,
  launchOptions,
}, info) => {
  const executable = launchOptions.executablePath ?? chromium.executablePath();
  const args = [
    ...(launchOptions.args ?? []),
    '--ignore-certificate-errors',
    `--user-agent=${userAgentOf({ fault: 'none', visit: visitOf(info) })}`,
  ];
  expect(await longAnswers([executable, args], `${baseURL}`, [consentAnswer])).toEqual([]);
});
