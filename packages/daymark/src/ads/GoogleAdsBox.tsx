import * as wording from '#words';
import { GOOGLE_ADS_ID } from '../settings/slots.ts';
import type { Filling } from './filling.ts';
import './google-ads-box.css';
import { SlotBox } from './Slot.tsx';

/**
 * The box for Google's ads on the home page. AdSense fills the box if the settings of AdSense
 * contain the slot `home.google-ads`.
 */
export function GoogleAdsBox({
  filling,
  note,
}: {
  filling?: Filling | undefined;
  /** The sentence in the box while no network fills it. */
  note: string;
}) {
  return (
    <SlotBox
      name={wording.googleAds}
      bannerId={filling && GOOGLE_ADS_ID}
      width="any"
      shape="box"
      filling={filling}
      isVacant
      testId="google-ads"
    >
      <p className="slot-vacant">
        {wording.googleAds}
        <small>{note}</small>
      </p>
    </SlotBox>
  );
}
