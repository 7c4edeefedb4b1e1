import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import owners from '../../site.config.ts';
import { adsenseExample, withoutEurope } from '../site/schema/networks/example.ts';
import { GOOGLE_ADS, GOOGLE_ADS_ID } from '../site/schema/slots.ts';
import { parseSite } from '../site/settings.ts';
import { fillingOf } from './filling.ts';
import { GoogleAdsBox } from './GoogleAdsBox.tsx';
import { inlineRecipes } from './inline/recipe.ts';

const boxWith = (networks: object[]) => {
  const site = parseSite({ ...owners, ...withoutEurope, networks });
  return renderToStaticMarkup(<GoogleAdsBox filling={fillingOf(GOOGLE_ADS, site)} />);
};

describe('the place of Google Ads', () => {
  it('is labelled and says what it is for, and no network is named', () => {
    const box = boxWith([]);
    expect(box).toContain('>Advertisement</p>');
    expect(box).toContain('>Google Ads</p>');
    expect(box).not.toMatch(/data-(?:network|banner-id)/);
  });

  it('is known to the script of the page by the number that the box carries', () => {
    const site = parseSite({ ...owners, ...withoutEurope, networks: [adsenseExample] });
    expect(inlineRecipes(site)[adsenseExample.id]?.slots[GOOGLE_ADS_ID]).toMatchObject({
      'data-ad-slot': '1234567890',
    });
  });

  it('is filled by AdSense in the page itself, over the same words', () => {
    const box = boxWith([adsenseExample]);
    expect(box).toContain('data-banner-id="0" data-network="google" data-sizes="320x100"');
    expect(box).not.toContain('data-frame');
    expect(box).toContain('>Google Ads</p>');
  });
});
