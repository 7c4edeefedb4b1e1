import { setTimeout as after } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { userAgentOf } from '../network/visitor.ts';
import { expect, test, visitOf } from './networks.ts';
import { answerOf } from './networks-answer.ts';
import { openTab } from './tab.ts';

const STATE = `({
  path: location.pathname,
  ahead: document.prerendering,
  loaded: document.readyState === 'complete',
})`;
const LINK = 'main a[href="/"], header a[href="/"]';
const PLACE = `(() => {
  const link = document.readyState === 'complete' && document.querySelector('${LINK}');
  if (!link) return null;
  link.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

test('a prerendered page sends no request to the ad network until it is activated', async ({
  asked,
  baseURL,
  launchOptions,
}, info) => {
  const executable = launchOptions.executablePath ?? chromium.executablePath();
  const args = [
    ...(launchOptions.args ?? []),
    '--ignore-certificate-errors',
    `--user-agent=${userAgentOf({ fault: 'none', visit: visitOf(info) })}`,
  ];
  const tab = await openTab(executable, args, `${baseURL}/about`);
  const stateOf = (index: number) => tab.pages[index]?.evaluate(STATE);
  try {
    const placeOfLink = async () => tab.pages[0]?.evaluate(PLACE);
    await expect.poll(placeOfLink).toBeTruthy();
    await tab.pages[0]?.evaluate(`localStorage.setItem('consent', '${answerOf()}')`);
    const place = Object(await placeOfLink());
    const mouse = (type: string, button?: object) =>
      tab.pages[0]?.send('Input.dispatchMouseEvent', { type, ...place, ...button });
    const rendered = async () => {
      await mouse('mouseMoved');
      return stateOf(1);
    };
    await expect.poll(rendered).toMatchObject({ path: '/', ahead: true, loaded: true });
    // Waits longer than an active page takes to send its first request.
    await after(2_000);
    expect(await asked()).toEqual([]);

    const left = { button: 'left', clickCount: 1 };
    await mouse('mousePressed', left);
    await mouse('mouseReleased', left);
    await expect.poll(() => stateOf(1)).toMatchObject({ ahead: false });
    await tab.pages[1]?.evaluate(`document.querySelector('[data-network]').scrollIntoView()`);
    await expect
      .poll(async () => (await asked()).length, 'number of requests to the network')
      .toBeGreaterThan(0);
  } finally {
    await tab.close();
  }
});
