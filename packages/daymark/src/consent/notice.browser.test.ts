// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsentSettings } from './answer.ts';
import { exampleSettings } from './example.ts';
import { readRecord, writeRecord } from './record.ts';

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

describe('the site asks for consent', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.clearAllMocks();
    localStorage.clear();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('only once at a time', async () => {
    const { again } = await ask();
    await again();
    expect(openNotice).toHaveBeenCalledOnce();
  });

  it('again when the question could not be shown', async () => {
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
  ])('and stores the answer, which closes the question: %s', async (isAccepted, granted) => {
    const { settings } = await ask();
    expect(close).not.toHaveBeenCalled();
    answer(isAccepted);
    expect(readRecord(settings)?.granted).toEqual(granted);
    expect(close).toHaveBeenCalled();
  });

  it('until the visitor answers elsewhere', async () => {
    await ask();
    writeRecord('v1', ['beta']);
    expect(close).toHaveBeenCalled();
  });

  it('but not when the visitor has answered', async () => {
    writeRecord('v1', []);
    await ask();
    expect(openNotice).not.toHaveBeenCalled();
  });

  it('but not when the browser answers', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    await ask();
    expect(openNotice).not.toHaveBeenCalled();
  });

  it('but not when a consent platform asks', async () => {
    await ask({ platform: { name: 'Askers', script: '/askers.js' } });
    expect(openNotice).not.toHaveBeenCalled();
  });
});
