import { defineSite } from 'daymark/settings';
import networks from '../../tests/fixtures/networks/site.config.ts';
import { platforms } from '../../tests/network/platforms.ts';

/** The site with the fake ad network, on which a consent platform asks visitors in Europe. */
export default defineSite({
  ...networks,
  consent: {
    platform: { ...platforms.InMobi.settings, privacyPolicy: 'https://cmp.example/privacy' },
  },
});
