/** The place of Google Ads on the home page: labelled and reserved, empty until the owner sets it up. */
export function GoogleAdsBox() {
  return (
    <div className="slot" data-width="any" data-shape="box" data-testid="google-ads">
      <p className="slot-label label">Advertisement</p>
      <div className="slot-box slot-vacant">
        <p>Google Ads</p>
      </div>
    </div>
  );
}
