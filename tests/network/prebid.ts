import { network } from './addresses.ts';

/**
 * The behaviour of the bidders of Prebid.js: a bidder bids, no bidder bids, or a bidder never
 * answers, so that the auction ends at its timeout. With "no answer of Prebid.js", the auction does
 * not end.
 */
export type Bidders = 'a bid' | 'no bid' | 'a timeout' | 'no answer of Prebid.js';

/** The host of the bidder's pictures, which no setting names. */
export const PICTURES = 'https://pictures.example';

/**
 * Returns a fake of Prebid.js 11, based on its documentation. Like Prebid.js, it stores a test
 * cookie first, runs the queue once it has loaded, calls `bidsBackHandler` when all bidders have
 * answered or the timeout is over, returns no bid that it has rendered, and writes a creative only
 * into the document of a nested frame.
 * Source: https://docs.prebid.org/dev-docs/publisher-api-reference.html
 */
export const prebid = (bidders: Bidders) => `{
  document.cookie = 'prebid-test=1';
  const { que } = pbjs;
  const units = [];
  let config = {};
  let bids = [];
  Object.assign(pbjs, {
    setConfig: (changed) => { config = { ...config, ...changed }; },
    addAdUnits: (added) => units.push(...added),
    getHighestCpmBids: (code) => bids
      .filter((bid) => bid.adUnitCode === code && bid.status !== 'rendered')
      .toSorted((one, other) => other.cpm - one.cpm)
      .slice(0, 1),
    renderAd(target, adId) {
      const bid = bids.find((one) => one.adId === adId);
      if (target === document || !target.defaultView.frameElement) throw new Error('renderAd: expected the document of a frame');
      bid.status = 'rendered';
      target.write(bid.ad);
      target.close();
    },
    async requestBids({ timeout, bidsBackHandler }) {
      const bidders = ${JSON.stringify(bidders)};
      if (bidders === 'no answer of Prebid.js') return;
      const query = new URLSearchParams({ url: config.pageUrl, units: JSON.stringify(units) });
      await fetch('${network}/auction?' + query, { mode: 'no-cors' });
      if (bidders === 'a timeout') await new Promise((resolve) => setTimeout(resolve, timeout));
      const creative = '<body style="margin:0"><img width="300" height="250" src="${PICTURES}/creative.svg?bid=';
      if (bidders === 'a bid') bids = units.flatMap(({ code, mediaTypes }) =>
        [1, 2].map((cpm) => ({
          adUnitCode: code, adId: 'ad-' + cpm, cpm, width: 300, height: 250, ad: creative + cpm + '">',
        })));
      bidsBackHandler({}, bidders === 'a timeout', 'an-auction');
    },
  });
  que.push = (command) => command();
  for (const command of que.splice(0)) command();
}`;
