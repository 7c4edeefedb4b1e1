import { describe, expect, it } from 'vitest';
import { HARD_TITLES } from '../../../../tests/hard-titles.ts';
import { sizeOfPng } from '../../../../tests/png.ts';
import { drawIcon, ICONS, TOUCH_ICON, webManifest } from './web-manifest.tsx';

const look = { accentHue: 215, paper: 'cream' } as const;
const identity = {
  name: 'Harbour',
  url: 'https://harbour.example',
  language: 'en-GB',
  timeZone: 'UTC',
  publisher: 'The harbour office',
  description: 'A site.',
};

describe('the web app manifest', () => {
  it.each(HARD_TITLES)('keeps the site name %s', (name) => {
    const written = JSON.stringify(webManifest({ ...identity, name }, look));
    expect(JSON.parse(written)).toMatchObject({ name, lang: 'en-GB', start_url: '/' });
  });

  it('lists every icon with its size', () => {
    expect(webManifest(identity, look).icons).toEqual([
      expect.objectContaining({ src: '/icon-192.png', sizes: '192x192', purpose: 'any' }),
      expect.objectContaining({ src: '/icon-512.png', sizes: '512x512', purpose: 'any' }),
      expect.objectContaining({ src: '/icon-maskable-512.png', purpose: 'maskable' }),
    ]);
  });
});

describe('an icon', () => {
  it.each([...ICONS, TOUCH_ICON])('$name has its declared size', async (icon) => {
    expect(sizeOfPng(await drawIcon(icon, look))).toEqual([icon.size, icon.size]);
  });

  it('uses the accent colour of the settings', async () => {
    expect(
      (await drawIcon(TOUCH_ICON, look)).equals(
        await drawIcon(TOUCH_ICON, { ...look, accentHue: 30 }),
      ),
    ).toBe(false);
  });

  it('shows the owner’s logo, in the accent colour', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" width="48" height="24"><path fill="currentColor" d="M0 0h2v1H0z"/></svg>';
    const draw = (accentHue: number) =>
      drawIcon(TOUCH_ICON, { ...look, accentHue }, { svg, width: 48 });
    const icon = await draw(215);
    expect(sizeOfPng(icon)).toEqual([TOUCH_ICON.size, TOUCH_ICON.size]);
    expect(icon.equals(await drawIcon(TOUCH_ICON, look))).toBe(false);
    expect(icon.equals(await draw(30))).toBe(false);
  });

  it('keeps the logo within the circle that every device shows, if it is maskable', () => {
    // The logo is a square, whose corners are farthest from the centre.
    for (const { maskable, share } of ICONS)
      if (maskable) expect(share * Math.SQRT2).toBeLessThanOrEqual(0.8);
  });
});
