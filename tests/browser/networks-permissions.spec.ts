import { isExhaustive } from '../exhaustive.ts';
import { expect, storeConsent, test } from './networks.ts';
import { seeEachBox } from './networks-boxes.ts';
import { home } from './pages.ts';

/** The hints about the browser that every request contains, which a creative may use. */
const allowed = ['ch-save-data', 'ch-ua', 'ch-ua-mobile', 'ch-ua-platform'];

/**
 * The other features that Chromium 156 knows, of which a creative needs none. The `allow` attribute
 * denies every feature that a browser knows, so a new feature is denied until somebody adds it here,
 * or allows it in packages/daymark/src/ads/loader/open-frame.ts. Source of the names:
 * https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md
 */
const denied = `
  accelerometer aria-notify autoplay browsing-topics camera captured-surface-control
  ch-device-memory ch-downlink ch-dpr ch-ect ch-prefers-color-scheme ch-prefers-reduced-motion
  ch-prefers-reduced-transparency ch-rtt ch-ua-arch ch-ua-bitness ch-ua-form-factors
  ch-ua-full-version ch-ua-full-version-list ch-ua-high-entropy-values ch-ua-model
  ch-ua-platform-version ch-ua-wow64 ch-viewport-height ch-viewport-width ch-width clipboard-read
  clipboard-write compute-pressure cross-origin-isolated deferred-fetch deferred-fetch-minimal
  digital-credentials-create digital-credentials-get display-capture encrypted-media fullscreen
  gamepad geolocation gyroscope hid identity-credentials-get idle-detection interest-cohort
  keyboard-map language-detector language-model local-fonts local-network local-network-access
  loopback-network magnetometer media-playback-while-not-visible microphone midi
  on-device-speech-recognition otp-credentials payment picture-in-picture
  private-state-token-issuance private-state-token-redemption publickey-credentials-create
  publickey-credentials-get screen-wake-lock serial speaker-selection storage-access summarizer
  sync-xhr translator unload usb window-management xr-spatial-tracking`
  .trim()
  .split(/\s+/);

test('a creative may use only decided features of the browser', async ({ page }) => {
  await storeConsent(page);
  await page.goto(home.path);
  await seeEachBox(page);
  const frame = await page.locator('.slot-box iframe').first().elementHandle();
  const inside = await frame?.contentFrame();
  const read = (method: string) =>
    inside?.evaluate((name) => {
      const { permissionsPolicy, featurePolicy } = Object(document);
      const features: string[] = (permissionsPolicy ?? featurePolicy)[name]();
      return features;
    }, method);
  expect((await read('allowedFeatures'))?.toSorted()).toEqual(allowed);

  const decided = new Set([...allowed, ...denied]);
  const undecided = (await read('features'))?.filter((feature) => !decided.has(feature));
  for (const feature of undecided ?? [])
    test.info().annotations.push({
      type: 'remark',
      description: `the browser knows the permission ${feature}, on which nobody has decided`,
    });
  if (isExhaustive) expect(undecided).toEqual([]);
});
