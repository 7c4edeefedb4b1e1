import type { z } from 'zod';
import type { ads } from '../ads.ts';
import type { consent } from '../consent.ts';
import type { identity } from '../identity.ts';
import { GOOGLE_ADS } from '../slots.ts';
import { misfits, SLOTS } from './fit.ts';
import type { Network } from './networks.ts';
import { modeOf, networksNeedingConsent } from './traits.ts';

interface Parts {
  identity: z.output<typeof identity>;
  networks: readonly Network[];
  ads: z.output<typeof ads>;
  consent: z.output<typeof consent>;
  /** Not validated yet, like `home`. */
  slots: unknown;
  home: unknown;
}

type Report = (path: PropertyKey[], message: string) => void;

/**
 * Checks that no two networks share an id or a slot, that their creatives fit, and that the
 * settings that they need are present.
 */
export function checkNetworks(parts: Parts, context: z.RefinementCtx): void {
  const report: Report = (path, message) => context.addIssue({ code: 'custom', path, message });
  const ids = parts.networks.map(({ id }) => id);
  const fillers = new Map<string, string>();
  if (parts.ads.frameHost && hostOf(parts.ads.frameHost) === hostOf(parts.identity.url))
    report(
      ['ads', 'frameHost'],
      'a host other than that of identity.url, because a separate host protects the storage of the site',
    );
  if (parts.consent.platform && networksNeedingConsent(parts.networks).length === 0)
    report(['consent', 'platform'], 'a network with needsConsent: true, or no consent platform');
  parts.networks.forEach((network, index) => {
    const path = ['networks', index];
    if (ids.indexOf(network.id) < index) report([...path, 'id'], 'an id that no other network has');
    needsAreSet(network, path, parts, report);
    for (const [slot, { sizes }] of Object.entries(network.slots)) {
      const place = [...path, 'slots', slot];
      const filler = fillers.get(slot);
      if (filler) report(place, `a slot that no other network fills: ${filler} fills it`);
      fillers.set(slot, network.id);
      slotSuits(network, slot, sizes, place, report);
      const [page = ''] = slot.split('.');
      if (Object(parts.slots)[page] === false)
        report(place, `a slot on a page with advertising: slots.${page} is false`);
      if (isLeftOut(slot, parts.home))
        report(place, 'a slot of a section in home.sections, which does not list "newest"');
    }
  });
}

/**
 * Whether a slot belongs to the section of newest articles and the home page omits that section.
 */
function isLeftOut(slot: string, home: unknown): boolean {
  const { sections } = Object(home);
  return /^home\..*-latest$/.test(slot) && Array.isArray(sections) && !sections.includes('newest');
}

function needsAreSet(
  network: Network,
  path: PropertyKey[],
  { ads, consent }: Parts,
  report: Report,
) {
  checkStorageDisclosed(network, path, report);
  if (modeOf(network) === 'second-host' && !ads.frameHost)
    report([...path, 'mode'], '"frame", unless ads.frameHost sets the second host');
  const company = network.adapter.consent?.platformRequiredBy;
  if (company && !consent.platform && !consent.outsideEurope)
    report(
      [...path, 'adapter'],
      `a certified consent platform (consent.platform), which ${company} requires in the EEA, the United Kingdom and Switzerland, or consent.outsideEurope: true`,
    );
}

/**
 * Checks that a network that stores data lists its cookies and needs consent. The second host is
 * only for networks that store data.
 */
function checkStorageDisclosed(network: Network, path: PropertyKey[], report: Report) {
  const isSecond = modeOf(network) === 'second-host';
  const onSecond = 'because the network stores data on the second host';
  const listsCookies = network.cookies.length > 0;
  if (!network.needsConsent && (listsCookies || isSecond))
    report(
      [...path, 'needsConsent'],
      `true, ${listsCookies ? 'because the network sets cookies' : onSecond}`,
    );
  if (isSecond && !listsCookies) report([...path, 'cookies'], `at least one cookie, ${onSecond}`);
}

/** Checks that the slot exists, that the network may fill it, and that the creatives fit. */
function slotSuits(
  { adapter }: Network,
  slot: string,
  sizes: readonly string[],
  path: PropertyKey[],
  report: Report,
) {
  const position = SLOTS.get(slot);
  if (!position) return report(path, `one of the slots ${[...SLOTS.keys()].join(', ')}`);
  if (slot === GOOGLE_ADS && !adapter.fillsGoogleAds)
    report(path, 'a network with the adapter "adsense", the only one that may fill this slot');
  for (const { index, expected } of misfits(position, sizes))
    report([...path, 'sizes', ...(index === undefined ? [] : [index])], expected);
}

const hostOf = (address: string) => new URL(address).hostname;
