// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsentSettings } from './answer.ts';
import { readRecord, writeRecord } from './record.ts';
import { exampleSettings } from './testing.ts';

const close = vi.fn();
const openNotice = vi.fn((_notice: { onAnswer: (isAccepted: boolean) => void }) => close);
vi.mock('./notice/notice.browser.ts', () => ({ openNotice }));
vi.mock('./question.ts', () => ({ fetchQuestion: async () => ({}) }));

async function ask(changes: Partial<ConsentSettings> = {}) {
  const { askForConsent } = await import('./notice.browser.ts');
  const settings = exampleSettings(changes);
  await askForConsent(settings);
  return { again: () => askForConsent(settings), settings };
}

const answer = (isAccepted: boolean) => openNotice.mock.lastCall?.[0].onAnswer(isAccepted);

describe('the consent prompt', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.clearAllMocks();
    localStorage.clear();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('opens only once at a time', async () => {
    const { again } = await ask();
    await again();
    expect(openNotice).toHaveBeenCalledOnce();
  });

  it('can open again after it could not be shown', async () => {
    openNotice.mockImplementationOnce(() => {
      throw new Error('blocked');
    });
    const { again } = await ask();
    await again();
    expect(openNotice).toHaveBeenCalledTimes(2);
  });

  it.each([
    [true, ['acme', 'beta']],
    [false, []],
  ])('stores the answer and closes (accepted: %s)', async (isAccepted, granted) => {
    const { settings } = await ask();
    expect(close).not.toHaveBeenCalled();
    answer(isAccepted);
    expect(readRecord(settings)?.granted).toEqual(granted);
    expect(close).toHaveBeenCalled();
  });

  it('closes when another part of the page stores an answer', async () => {
    await ask();
    writeRecord('v1', ['beta']);
    expect(close).toHaveBeenCalled();
  });

  it('does not open if the visitor has answered', async () => {
    writeRecord('v1', []);
    await ask();
    expect(openNotice).not.toHaveBeenCalled();
  });

  it('does not open if the browser sends Global Privacy Control', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    await ask();
    expect(openNotice).not.toHaveBeenCalled();
  });

  it('does not open on a site with a consent platform', async () => {
    await ask({ platform: { name: 'Askers', script: '/askers.js', timeout: 10 } });
    expect(openNotice).not.toHaveBeenCalled();
  });
});
