import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import owners from '../../../../tests/fixtures/publication/site.config.ts';
import { adsenseExample, withoutEurope } from '../../../../tests/network-settings.ts';
import { parseSettings } from '../settings/settings.ts';
import { GOOGLE_ADS } from '../settings/slots.ts';
import { fillingOf } from './filling.ts';
import { GoogleAdsBox } from './GoogleAdsBox.tsx';

const boxWith = (networks: object[], home: object = {}) => {
  const settings = parseSettings({
    ...owners,
    ...withoutEurope,
    networks,
    home: { ...owners.home, ...home },
  });
  return renderToStaticMarkup(
    <GoogleAdsBox filling={fillingOf(GOOGLE_ADS, settings)} note={settings.home.googleAdsNote} />,
  );
};

describe('the box for Google Ads', () => {
  it('has a label, a text and no network attributes by default', () => {
    const box = boxWith([]);
    expect(box).toContain('>Advertisement</p>');
    expect(box).toContain('>Google Ads<small>No advertisement here yet');
    expect(box).not.toMatch(/data-(?:network|banner-id)/);
  });

  it('has the text that the owner has set', () => {
    expect(boxWith([], { googleAdsNote: 'Hier wirbt gerade niemand.' })).toContain(
      '>Google Ads<small>Hier wirbt gerade niemand.</small>',
    );
  });

  it('is inert while vacant, and has a skip link only if a network may fill it', () => {
    for (const networks of [[], [adsenseExample]]) {
      expect(boxWith(networks)).toMatch(/^<aside [^>]*inert=""/);
      expect(boxWith(networks).includes('Skip advertisement')).toBe(networks.length > 0);
    }
  });

  it('has the attributes for inline AdSense, and the same text', () => {
    const box = boxWith([adsenseExample]);
    expect(box).toContain('data-banner-id="0" data-network="google" data-sizes="320x100"');
    expect(box).not.toContain('data-frame');
    expect(box).toContain('>Google Ads<small>No advertisement here yet');
  });
});
