import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import owners from '../../site.config.ts';
import { adsenseExample, withoutEurope } from '../site/schema/networks/example.ts';
import { GOOGLE_ADS } from '../site/schema/slots.ts';
import { parseSite } from '../site/settings.ts';
import { fillingOf } from './filling.ts';
import { GoogleAdsBox } from './GoogleAdsBox.tsx';

const boxWith = (networks: object[]) => {
  const site = parseSite({ ...owners, ...withoutEurope, networks });
  return renderToStaticMarkup(<GoogleAdsBox filling={fillingOf(GOOGLE_ADS, site)} />);
};

describe('the place of Google Ads', () => {
  it('is labelled and says what it is for, and no network is named', () => {
    const box = boxWith([]);
    expect(box).toContain('>Advertisement</p>');
    expect(box).toContain('>Google Ads</p>');
    expect(box).not.toContain('data-network');
  });

  it('is filled by AdSense in the page itself, over the same words', () => {
    const box = boxWith([adsenseExample]);
    expect(box).toContain('data-network="google" data-sizes="320x100"');
    expect(box).not.toContain('data-frame');
    expect(box).toContain('>Google Ads</p>');
  });
});
