// @vitest-environment happy-dom
// Uses globals of Node together with a document, which needs a process of its own.
import { getByRole, queryByText, within } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleSettings } from '../../../../tests/consent-settings.ts';
import { AdvertisingChoices } from './AdvertisingChoices.tsx';
import { type ConsentSettings, SLOT_SETTINGS_ID } from './answer.ts';
import { readRecord, writeRecord } from './record.ts';

const NOBODY = 'You have not answered yet';
const networks = [
  { id: 'acme', name: 'Acme Media', privacyPolicy: 'https://acme.example/privacy' },
  { id: 'beta', name: 'Beta', privacyPolicy: 'https://beta.example/privacy' },
];

async function show(changes: Partial<ConsentSettings> = {}) {
  const settings = exampleSettings(changes);
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <script type="application/json" id={SLOT_SETTINGS_ID}>
        {JSON.stringify({ consent: settings })}
      </script>
      <AdvertisingChoices
        title="Advertising"
        networks={networks}
        settings={settings}
        platformPolicy="https://askers.example/privacy"
      />
    </>,
  );
  const section = document.querySelector('section') ?? document.body;
  vi.resetModules();
  await import('./choices.browser.ts');
  const choice = (network: string, name: string) =>
    within(getByRole(section, 'group', { name: network })).getByRole<HTMLInputElement>('radio', {
      name,
    });
  return {
    section,
    choice,
    press: (name: string) => getByRole(section, 'button', { name }).click(),
    chosen: () =>
      [...section.querySelectorAll<HTMLInputElement>(':checked')].map(
        ({ name, value }) => `${name} ${value}`,
      ),
    said: () => section.querySelector('[data-shown]')?.textContent ?? '',
    kept: () => readRecord(settings)?.granted,
  };
}

describe('the advertising choices', () => {
  beforeEach(() => {
    localStorage.clear();
    document.documentElement.lang = 'en';
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('are unset before an answer, and nothing is stored when they are shown', async () => {
    const { chosen, said } = await show();
    expect(chosen()).toEqual([]);
    expect(said()).toContain(NOBODY);
    expect(localStorage).toHaveLength(0);
  });

  it('show the answer for each network, and the day of the answer', async () => {
    writeRecord('v1', ['beta'], new Date());
    const { chosen, said } = await show();
    expect(chosen()).toEqual(['network-acme refused', 'network-beta granted']);
    const today = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
    expect(said()).toContain(`You answered on ${today.format(new Date())}`);
    expect(said()).toContain('6 months');
  });

  it('can be changed for each network, and apply at once', async () => {
    const { choice, kept, chosen } = await show();
    choice('Acme Media', 'Accept').click();
    expect(kept()).toEqual(['acme']);
    expect(chosen()).toEqual(['network-acme granted', 'network-beta refused']);
    choice('Acme Media', 'Refuse').click();
    expect(kept()).toEqual([]);
  });

  it('can be changed for all networks together', async () => {
    const { press, kept } = await show();
    press('Accept all');
    expect(kept()).toEqual(['acme', 'beta']);
    press('Refuse all');
    expect(kept()).toEqual([]);
  });

  it('change when an answer is given or erased in another tab', async () => {
    const { chosen, said } = await show();
    writeRecord('v1', ['acme', 'beta']);
    expect(chosen()).toHaveLength(2);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
    expect(chosen()).toEqual([]);
    expect(said()).toContain(NOBODY);
  });

  it('are disabled, with an explanation, if the browser sends Global Privacy Control', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    const { choice, chosen, said, press, kept } = await show();
    expect(said()).toContain(
      'Your browser sends Global Privacy Control. We treat that as a refusal',
    );
    expect(chosen()).toEqual(['network-acme refused', 'network-beta refused']);
    expect(choice('Beta', 'Accept').disabled).toBe(true);
    press('Accept all');
    expect(kept()).toBeUndefined();
  });

  it('can be changed, with an explanation, if Global Privacy Control only restricts advertising', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    const { chosen, said, press } = await show({
      gpc: 'restrict',
      restrictable: ['beta'],
    });
    press('Accept all');
    expect(chosen()).toEqual(['network-acme refused', 'network-beta granted']);
    expect(said()).toContain('So even if you accept, advertising is not personalised');
  });

  it('cannot open a consent platform if the browser sends Global Privacy Control', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    const { section } = await show({
      platform: { name: 'Askers', script: '/askers.js', timeout: 10 },
    });
    expect(getByRole<HTMLButtonElement>(section, 'button').disabled).toBe(true);
  });

  it('are disabled beside a button for the consent platform, with an error if it does not open', async () => {
    let script: HTMLScriptElement | undefined;
    vi.spyOn(document.head, 'append').mockImplementation((element) => {
      if (element instanceof HTMLScriptElement) script = element;
    });
    const { section, choice, press, said } = await show({
      platform: { name: 'Askers', script: '/askers.js', timeout: 10 },
    });
    expect(queryByText(section, 'Accept all')).toBeNull();
    expect(choice('Beta', 'Accept').disabled).toBe(true);
    await expect.poll(() => script).toBeDefined();
    press('Open the privacy settings of Askers');
    script?.dispatchEvent(new Event('error'));
    await expect.poll(said).toContain('The privacy settings of Askers did not open.');
    expect(getByRole(section, 'link', { name: 'privacy policy' }).getAttribute('href')).toBe(
      'https://askers.example/privacy',
    );
  });
});
