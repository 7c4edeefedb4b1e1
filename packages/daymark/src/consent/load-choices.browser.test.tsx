// @vitest-environment happy-dom
// Uses globals of Node together with a document, which needs a process of its own.
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleSettings } from '../../../../tests/consent-settings.ts';
import { AdvertisingChoices } from './AdvertisingChoices.tsx';
import { SLOT_SETTINGS_ID } from './answer.ts';
import { readRecord, writeRecord } from './record.ts';

const settings = exampleSettings();

async function show() {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <script type="application/json" id={SLOT_SETTINGS_ID}>
        {JSON.stringify({ consent: settings })}
      </script>
      <AdvertisingChoices
        title="Advertising"
        networks={[{ id: 'acme', name: 'Acme', privacyPolicy: 'https://acme.example/privacy' }]}
        settings={settings}
      />
    </>,
  );
  vi.resetModules();
  await import('./load-choices.browser.ts');
  const find = (selector: string) => document.querySelector<HTMLInputElement>(selector);
  return {
    accept: find('[value="granted"]'),
    said: () => find('[data-shown]')?.dataset.answeredBy,
  };
}

describe('the script of the advertising choices', () => {
  beforeEach(() => {
    localStorage.clear();
    document.documentElement.lang = 'en';
  });
  afterEach(() => vi.unstubAllGlobals());

  it('loads at the first press on a choice, which counts', async () => {
    const { accept } = await show();
    accept?.click();
    expect(accept?.checked).toBe(true);
    await expect.poll(() => readRecord(settings)?.granted).toEqual(['acme']);
    expect(accept?.checked).toBe(true);
  });

  it('loads at once if this browser has stored an answer', async () => {
    writeRecord(settings.version, []);
    const { said } = await show();
    await expect.poll(said).toBe('visitor');
  });

  it('loads when an answer is given in another tab', async () => {
    const { said } = await show();
    writeRecord(settings.version, []);
    await expect.poll(said).toBe('visitor');
  });

  it('loads at once if the browser sends Global Privacy Control', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    const { said } = await show();
    await expect.poll(said).toBe('browser');
  });
});
