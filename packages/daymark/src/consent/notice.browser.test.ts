// @vitest-environment happy-dom
import { getByRole, getByText, queryByRole } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleSettings } from '../../../../tests/consent-settings.ts';
import type { ConsentSettings } from './answer.ts';
import { readRecord, writeRecord } from './record.ts';

const question = {
  title: 'May we?',
  message: 'It pays for <b>bread</b> & butter.',
  acceptLabel: 'Yes, do',
  refuseLabel: 'No, thank you',
};

/** Asks for consent on a page. `texts` is the content of /question.json. */
async function ask(changes: Partial<ConsentSettings> = {}, texts: object = question) {
  const fetchTexts = vi.fn(async (_path: string) => Response.json(texts));
  vi.stubGlobal('fetch', fetchTexts);
  const { askForConsent } = await import('./notice.browser.ts');
  const settings = exampleSettings(changes);
  await askForConsent(settings);
  return { again: () => askForConsent(settings), settings, fetchTexts };
}

const prompts = () => [...document.querySelectorAll<HTMLElement>('[role=dialog]')];
const prompt = () => prompts()[0] ?? document.createElement('p');
const press = (name: string) => getByRole(prompt(), 'button', { name }).click();

describe('the consent prompt', () => {
  beforeEach(() => {
    vi.resetModules();
    localStorage.clear();
    document.body.innerHTML = '<a href="#main">Skip</a><main id="main"></main>';
  });
  afterEach(() => vi.unstubAllGlobals());

  it('opens once, with the texts of /question.json', async () => {
    const { again, fetchTexts } = await ask();
    await again();
    expect(fetchTexts.mock.calls.map(([path]) => path)).toEqual(['/question.json']);
    expect(prompts()).toHaveLength(1);
  });

  it('can open again after a text was missing', async () => {
    await ask({}, { ...question, refuseLabel: undefined });
    expect(prompts()).toEqual([]);
    await ask();
    expect(prompts()).toHaveLength(1);
  });

  it('shows the owner’s texts unchanged, without parsing markup', async () => {
    await ask();
    expect(getByRole(prompt(), 'heading', { name: 'May we?' })).toBeTruthy();
    expect(getByText(prompt(), 'It pays for <b>bread</b> & butter.')).toBeTruthy();
  });

  it('has two buttons that look the same', async () => {
    await ask();
    const [accept, refuse] = prompt().querySelectorAll('button');
    expect(refuse?.className).toBe(accept?.className);
  });

  it('lists the networks, and links to the privacy page and to the choices', async () => {
    await ask();
    expect(getByText(prompt(), 'Acme Media and Beta.')).toBeTruthy();
    const targetOf = (name: string) =>
      queryByRole(prompt(), 'link', { name })?.getAttribute('href');
    expect(targetOf('Privacy')).toBe('/privacy');
    expect(targetOf('Choose')).toBe('/preferences#advertising');
  });

  it('does not link to the choices if there is only one network', async () => {
    await ask({ networks: { acme: 'Acme Media' } });
    expect(getByText(prompt(), 'Acme Media.')).toBeTruthy();
    expect(queryByRole(prompt(), 'link', { name: 'Choose' })).toBeNull();
  });

  it.each([
    ['Yes, do', ['acme', 'beta']],
    ['No, thank you', []],
  ])('stores the answer and closes: %s', async (name, granted) => {
    const { settings } = await ask();
    press(name);
    expect(readRecord(settings)?.granted).toEqual(granted);
    expect(prompts()).toEqual([]);
  });

  it('closes when another part of the page stores an answer', async () => {
    await ask();
    writeRecord('v1', ['beta']);
    expect(prompts()).toEqual([]);
  });

  it('does not open if the visitor has answered', async () => {
    writeRecord('v1', []);
    await ask();
    expect(prompts()).toEqual([]);
  });

  it('says what Global Privacy Control means if it restricts advertising, and asks only for networks that can', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    const { settings } = await ask({ gpc: 'restrict', restrictable: ['beta'] });
    expect(prompt().textContent).toContain(
      'So even if you accept, advertising is not personalised',
    );
    expect(prompt().textContent).not.toContain('Acme Media');
    press(question.acceptLabel);
    expect(readRecord(settings)?.granted).toEqual(['beta']);
    expect(prompts()).toEqual([]);
  });

  it('does not open if the browser sends Global Privacy Control', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    await ask();
    expect(prompts()).toEqual([]);
  });

  it('does not open on a site with a consent platform', async () => {
    await ask({ platform: { name: 'Askers', script: '/askers.js', timeout: 10 } });
    expect(prompts()).toEqual([]);
  });
});
