import { GOOGLE_ADS_ID } from '../site/schema/slots.ts';
import type { Filling } from './filling.ts';
import { SlotBox } from './SlotBox.tsx';

/**
 * The place of Google Ads on the home page: labelled and reserved, and filled once the owner gives
 * AdSense the slot `home.google-ads`.
 */
export function GoogleAdsBox({ filling }: { filling?: Filling | undefined }) {
  return (
    <SlotBox
      bannerId={filling && GOOGLE_ADS_ID}
      width="any"
      shape="box"
      filling={filling}
      testId="google-ads"
    >
      <p className="slot-vacant">Google Ads</p>
    </SlotBox>
  );
}
