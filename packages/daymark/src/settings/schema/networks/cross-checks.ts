import type { z } from 'zod';
import { didYouMean } from '../../edit-distance.ts';
import type { ads } from '../ads.ts';
import type { consent } from '../consent.ts';
import { isSound } from '../fields.ts';
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
  /** Both `slots` and `home` may be invalid. */
  slots: unknown;
  home: unknown;
}

type Report = (message: string, ...path: PropertyKey[]) => void;

/**
 * Checks that no two networks share an id or a slot, that their creatives fit, and that the
 * settings that they need are present.
 */
export function checkNetworks(parts: Parts, context: z.RefinementCtx): void {
  const { identity, networks, ads, consent } = parts;
  const isUsable = (part: string) => isSound(context.issues, part);
  const report: Report = (message, ...path) => context.addIssue({ code: 'custom', path, message });
  if (
    isUsable('ads') &&
    isUsable('identity.url') &&
    ads.frameHost &&
    hostOf(ads.frameHost) === hostOf(identity.url)
  )
    report(
      'a host other than that of identity.url, because a separate host protects the storage of the site',
      'ads',
      'frameHost',
    );
  if (
    isUsable('consent') &&
    isUsable('networks') &&
    consent.platform &&
    networksNeedingConsent(networks).length === 0
  )
    report('a network with needsConsent: true, or no consent platform', 'consent', 'platform');
  const ids: string[] = [];
  const fillers = new Map<string, string>();
  for (const [index, network] of (Array.isArray(networks) ? networks : []).entries()) {
    if (!isUsable(`networks.${index}`)) continue;
    const reportField: Report = (message, ...path) => report(message, 'networks', index, ...path);
    if (ids.includes(network.id)) reportField('an id that no other network has', 'id');
    ids.push(network.id);
    if (isUsable('ads') && isUsable('consent')) checkNeeds(network, parts, reportField);
    for (const slot of Object.keys(network.slots)) {
      const reportSlot: Report = (message, ...path) => reportField(message, 'slots', slot, ...path);
      const filler = fillers.get(slot);
      if (filler) reportSlot(`a slot that no other network fills: ${filler} fills it`);
      fillers.set(slot, network.id);
      checkSlot(network, slot, parts, reportSlot);
    }
  }
}

/**
 * Checks that the settings contain what a network requires: consent and a list of cookies if it
 * stores data, the second host if it runs there, and a consent platform if the company behind it
 * requires one.
 */
function checkNeeds(network: Network, { ads, consent }: Parts, report: Report): void {
  const isSecond = modeOf(network) === 'second-host';
  const onSecond = 'because the network stores data on the second host';
  const listsCookies = network.cookies.length > 0;
  if (!network.needsConsent && (listsCookies || isSecond))
    report(`true, ${listsCookies ? 'because the network sets cookies' : onSecond}`, 'needsConsent');
  if (isSecond && !listsCookies) report(`at least one cookie, ${onSecond}`, 'cookies');
  if (isSecond && !ads.frameHost)
    report('"frame", unless ads.frameHost sets the second host', 'mode');
  const company = network.adapter.consent?.platformRequiredBy;
  if (company && !consent.platform && !consent.outsideEurope)
    report(
      `consent.platform with a consent platform certified by ${company}, as ${company} requires in the EEA, the United Kingdom and Switzerland, or consent.outsideEurope: true`,
      'adapter',
    );
}

/** Checks that a slot is in use, that the network may fill it, and that the creatives fit. */
function checkSlot(network: Network, slot: string, { slots, home }: Parts, report: Report): void {
  const position = SLOTS.get(slot);
  const names = [...SLOTS.keys()];
  if (!position) report(`one of the slots ${names.join(', ')}${didYouMean(slot, names)}`);
  else {
    if (slot === GOOGLE_ADS && !network.adapter.fillsGoogleAds)
      report('a network with the adapter "adsense", the only one that may fill this slot');
    for (const { path, expected } of misfits(position, network.slots[slot]?.sizes ?? []))
      report(expected, 'sizes', ...path);
  }
  const [page = ''] = slot.split('.');
  if (Object(slots)[page] === false)
    report(`a slot on a page with advertising: slots.${page} is false`);
  const { sections } = Object(home);
  const section = slot === GOOGLE_ADS ? 'google-ads' : /^home\..*-latest$/.test(slot) && 'newest';
  if (section && Array.isArray(sections) && !sections.includes(section))
    report(`a slot of a section in home.sections, which does not list "${section}"`);
}

const hostOf = (address: string) => new URL(address).hostname;
