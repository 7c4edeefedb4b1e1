import { z } from 'zod';
import { didYouMean } from '../edit-distance.ts';
import { type Adapters, modeOf, type Network, networksNeedingConsent } from '../network.ts';
import { COUNTER_ID, counterOf, kindOf, type Services } from '../service.ts';
import type { Settings } from '../site.ts';
import {
  bannerIdsOf,
  GOOGLE_ADS,
  imageSizes,
  POSITIONS,
  SLOT_HEIGHTS,
  type SlotForm,
  sidesOf,
  slotsByName,
} from '../slots.ts';
import { ads, affiliates, consent, creatives, networks, slots } from './advertising.ts';
import { socialImages, theme } from './appearance.ts';
import { desk } from './desk.ts';
import { donation } from './donation.ts';
import { isSound, otherwise } from './fields.ts';
import { contact, help, identity, noun, security } from './identity.ts';
import {
  addresses,
  blog,
  feeds,
  footer,
  home,
  languages,
  navigation,
  needs,
  partners,
  redirects,
} from './pages.ts';
import { publishing } from './publishing.ts';
import { services } from './services.ts';

const WHOLE = 'the settings as the default export: export default defineSite({ … })';

/** The options that run a check which compares parts of the settings, even if some parts have issues. */
const EVEN_SO: z.core.$ZodSuperRefineParams = {
  when: ({ value }) => typeof value === 'object' && value !== null,
};

/**
 * Returns the schema of all settings of a site. Texts may use {product}, {Product} and {site}.
 * @param own the owner's adapters of ad networks
 * @param ownServices the services that the owner has written
 */
export const siteSchema = (own: Adapters, ownServices: Services = {}) =>
  z
    .strictObject(
      {
        identity,
        noun,
        home,
        navigation,
        needs: needs.default([]),
        footer,
        partners,
        blog: blog.prefault({}),
        addresses: addresses.prefault({}),
        feeds: feeds.prefault({}),
        redirects,
        languages: languages.default({}),
        slots,
        creatives,
        networks: networks(own),
        affiliates,
        ads: ads.prefault({}),
        consent: consent.prefault({}),
        services: services(ownServices),
        donation,
        contact: contact.prefault({}),
        help: help.optional(),
        security: security.prefault({}),
        publishing: publishing.prefault({}),
        socialImages: socialImages.prefault({}),
        theme: theme.prefault({}),
        desk: desk.optional(),
      },
      otherwise(WHOLE),
    )
    .superRefine(crossCheck, EVEN_SO);

/**
 * Checks whether the parts of the settings fit together. Any part may be invalid, so each check first
 * looks whether the parts that it compares are sound.
 */
function crossCheck(settings: Settings, context: z.RefinementCtx): void {
  const isUsable: IsUsable = (part) => isSound(context.issues, part);
  const report: Report = (message, ...path) => context.addIssue({ code: 'custom', path, message });
  const checks = [checkSlots, checkNetworks, checkCreatives, checkOwnLinks, checkAffiliates];
  for (const check of [...checks, checkDesk, checkServices]) check(settings, isUsable, report);
}

/** Returns whether a part of the settings may be compared. */
type IsUsable = (part: string) => boolean;
type Report = (message: string, ...path: PropertyKey[]) => void;

/**
 * Checks that no two networks share an id or a slot, that their creatives fit, and that the
 * settings that they need are present.
 */
function checkNetworks(settings: Settings, isUsable: IsUsable, report: Report): void {
  const { identity, networks, ads, consent } = settings;
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
    networksNeedingConsent(networks).length === 0 &&
    !(isUsable('services') && isUsable('identity.url') && counterOf(settings)?.asks)
  )
    report('a network with needsConsent: true, or no consent platform', 'consent', 'platform');
  if (
    isUsable('consent') &&
    consent.gpc === 'restrict' &&
    !consent.platform &&
    !consent.outsideEurope
  )
    report(
      '"refuse", unless consent.platform finds out where the GDPR applies, or consent.outsideEurope is true',
      'consent',
      'gpc',
    );
  const ids: string[] = [];
  const fillers = new Map<string, string>();
  for (const [index, network] of (Array.isArray(networks) ? networks : []).entries()) {
    if (!isUsable(`networks.${index}`)) continue;
    const reportField: Report = (message, ...path) => report(message, 'networks', index, ...path);
    if (ids.includes(network.id)) reportField('an id that no other network has', 'id');
    ids.push(network.id);
    if (isUsable('ads') && isUsable('consent')) checkNeeds(network, settings, reportField);
    for (const slot of Object.keys(network.slots)) {
      const reportSlot: Report = (message, ...path) => reportField(message, 'slots', slot, ...path);
      const filler = fillers.get(slot);
      if (filler) reportSlot(`a slot that no other network fills: ${filler} fills it`);
      fillers.set(slot, network.id);
      checkSlot(network, slot, settings, isUsable, reportSlot);
    }
  }
}

/**
 * Checks that the settings contain what a network requires. A network that stores data requires
 * consent and a list of cookies. A network that runs on the second host requires this host. The
 * company of a network may require a consent platform. Refuses `mayReplacePage` for a network that
 * runs in the page itself, which can always replace the page.
 */
function checkNeeds(network: Network, { ads, consent }: Settings, report: Report): void {
  const isSecond = modeOf(network) === 'second-host';
  const onSecond = 'because the network stores data on the second host';
  const listsCookies = network.cookies.length > 0;
  if (!network.needsConsent && (listsCookies || isSecond))
    report(`true, ${listsCookies ? 'because the network sets cookies' : onSecond}`, 'needsConsent');
  if (network.mayReplacePage && modeOf(network) === 'inline')
    report('false, because a network in the page itself can always replace it', 'mayReplacePage');
  if (network.targeting && modeOf(network) !== 'inline')
    report('no key-values, unless the mode of the network is "inline"', 'targeting');
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
function checkSlot(
  network: Network,
  slot: string,
  { slots, home }: Settings,
  isUsable: IsUsable,
  report: Report,
): void {
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
  else if (position && slot !== GOOGLE_ADS && isUsable('slots')) {
    const setting = slotsByName(slots).get(slot);
    if (!setting)
      report(`a slot in slots.${page}, which has ${Object.keys(Object(slots)[page]).join(', ')}`);
    else if ('sticky' in setting && setting.sticky && network.adapter.fillsGoogleAds)
      report(
        `a slot that is not sticky, because AdSense forbids ads that stick to the screen: remove sticky from slots.${slot}, or let another network fill the slot`,
      );
  }
  const { sections } = Object(home);
  const section = slot === GOOGLE_ADS ? 'google-ads' : /^home\..*-latest$/.test(slot) && 'newest';
  if (section && Array.isArray(sections) && !sections.includes(section))
    report(`a slot of a section in home.sections, which does not list "${section}"`);
}

const hostOf = (address: string) => new URL(address).hostname;

/** The width of a slot on the narrowest screen that shows it, in CSS pixels. */
const SLOT_WIDTHS = { any: 320, phone: 320, wide: 700, tall: 300 } as const;

/** Every slot that a network may fill, by name, such as "home.after-hero". */
const SLOTS: ReadonlyMap<string, SlotForm> = new Map<string, SlotForm>([
  ...slotsByName<SlotForm>(POSITIONS),
  [GOOGLE_ADS, { width: 'any', shape: 'box' }],
]);

const TALL = [...SLOTS].flatMap(([name, { shape }]) => (shape === 'tall' ? [name] : []));

/**
 * Returns the problems of sizes that do not fit a slot: the expected size, and the path in the list
 * of sizes.
 */
function misfits(
  { shape, width }: SlotForm,
  sizes: readonly string[],
): { path: number[]; expected: string }[] {
  const height = SLOT_HEIGHTS[shape];
  const narrowest = SLOT_WIDTHS[shape === 'tall' ? 'tall' : width];
  const measured = sizes.map(sidesOf);
  const tooHigh = measured.flatMap(([, high], index) =>
    high > height ? [{ path: [index], expected: `at most ${height} pixels high` }] : [],
  );
  if (measured.some(([wide]) => wide <= narrowest)) return tooHigh;
  const expected = `at least one size that is at most ${narrowest} pixels wide, to fit every screen`;
  return [...tooHigh, { path: [], expected }];
}

/**
 * Checks that banner ids and the ids of house creatives are unique, that the house creative of every
 * slot exists, that only tall slots are sticky, and that articles have one form of slots in the text.
 */
function checkSlots({ slots, creatives }: Settings, isUsable: IsUsable, report: Report): void {
  const known = isUsable('creatives') ? creatives.map(({ id }) => id) : undefined;
  known?.forEach((id, index) => {
    if (known.indexOf(id) < index)
      report('an id that no other house creative has', 'creatives', index, 'id');
  });

  if (!isUsable('slots')) return;
  const owners = new Map<number, string>();
  for (const [name, slot] of slotsByName(slots)) {
    const reportSlot = (message: string, ...field: PropertyKey[]) =>
      report(message, 'slots', ...name.split('.'), ...field);
    for (const [index, bannerId] of bannerIdsOf(slot).entries()) {
      const field = 'bannerIds' in slot ? ['bannerIds', index] : ['bannerId'];
      const owner = owners.get(bannerId);
      if (owner) reportSlot(`a unique banner id: slots.${owner} has the same id`, ...field);
      else owners.set(bannerId, name);
    }
    if ('bannerIds' in slot) continue;
    const { creative, sticky } = slot;
    if (sticky && SLOTS.get(name)?.shape !== 'tall')
      reportSlot(`false: only tall slots (${TALL.join(', ')}) have text beside them`, 'sticky');
    if (creative !== undefined && known && !known.includes(creative)) {
      const one = `${known.join(', ')}${didYouMean(creative, known)}`;
      reportSlot(`the id of a house creative: ${one}`, 'creative');
    }
  }
  if (slots.article) checkArticleSlots(slots.article, report);
}

const ON_PHONES = ['in-content-1', 'in-content-2'] as const;

/** Checks that articles have one of the two forms of slots in the text. */
function checkArticleSlots(slots: Exclude<Settings['slots']['article'], false>, report: Report) {
  const hasOther = slots['in-content'] !== undefined;
  for (const position of ON_PHONES) {
    if (hasOther && slots[position])
      report('no slot here, because in-content takes its place', 'slots', 'article', position);
    if (!hasOther && !slots[position])
      report(
        'a slot, such as { bannerId: 201 }, unless in-content takes its place',
        'slots',
        'article',
        position,
      );
  }
  if (hasOther && slots['beside-content'].sticky)
    report(
      'false, because the slots of in-content would be beside the sticky slot',
      'slots',
      'article',
      'beside-content',
      'sticky',
    );
}

/**
 * Checks that house creatives do not end before they begin, that their images fit every slot where they
 * may be, and that one creative may always be shown.
 */
function checkCreatives({ slots, creatives }: Settings, isUsable: IsUsable, report: Report): void {
  if (!isUsable('creatives')) return;
  for (const [index, creative] of creatives.entries()) {
    const { from, to, image } = creative;
    if (from && to && to < from)
      report(`a day that is not before ${from}, the first day`, 'creatives', index, 'to');
    if (!image) continue;
    for (const size of Object.keys(image))
      if ([...SLOTS.values()].every((form) => imageSizes(form, [size]).every((fit) => !fit.size)))
        report(
          'a size of at most 728 × 250 or 300 × 600 pixels, which a slot can show',
          'creatives',
          index,
          'image',
          size,
        );
    if (!isUsable('slots')) continue;
    for (const expected of missingImages(creative, Object.keys(image), slots))
      report(expected, 'creatives', index, 'image');
  }
  if (creatives.every(({ from, to, topics }) => from || to || topics.length > 0))
    report(
      'at least one house creative without from, to and topics, for all other days and pages',
      'creatives',
    );
}

/** Returns the images that the slots lack in which a house creative may be, each with these slots. */
function missingImages(
  { id, topics }: Pick<Settings['creatives'][number], 'id' | 'topics'>,
  sizes: readonly string[],
  slots: Settings['slots'],
): string[] {
  const missing = [...slotsByName(slots)].flatMap(([name, slot]) => {
    const form = SLOTS.get(name);
    const isElsewhere = topics.length > 0 && !/^(?:article|topic)\./.test(name);
    const named = 'bannerIds' in slot ? undefined : slot.creative;
    if (!form || isElsewhere || (named ?? id) !== id) return [];
    return imageSizes(form, sizes)
      .filter(({ size }) => size === undefined)
      .map(({ width, height }) => ({ name, most: `${width} × ${height}` }));
  });
  return Array.from(
    Map.groupBy(missing, ({ most }) => most),
    ([most, names]) =>
      `an image of at most ${most} pixels for ${names.map(({ name }) => name).join(', ')}`,
  );
}

/**
 * Checks that no address of an affiliate is the site itself, because every link within the site would
 * then be an affiliate link.
 */
function checkAffiliates(
  { identity, affiliates }: Settings,
  isUsable: IsUsable,
  report: Report,
): void {
  if (!isUsable('identity.url') || !isUsable('affiliates')) return;
  for (const [index, address] of affiliates.entries())
    if (`.${hostOf(identity.url)}`.endsWith(`.${address}`))
      report(
        'a host other than that of identity.url, or a path on this site, such as "/go/"',
        'affiliates',
        index,
      );
}

/** Checks that the site has at most one service of each kind, and that no network has the id of a counter. */
function checkServices({ services, networks }: Settings, isUsable: IsUsable, report: Report): void {
  if (!isUsable('services')) return;
  const kinds = services.map(kindOf);
  for (const [index, kind] of kinds.entries())
    if (kind && kinds.indexOf(kind) < index)
      report(`at most one service for ${WHAT_FOR[kind]}`, 'services', index, 'service');
  if (!isUsable('networks') || !kinds.includes('count')) return;
  for (const [index, { id }] of networks.entries())
    if (id === COUNTER_ID)
      report('an id other than that of the counter in services', 'networks', index, 'id');
}

/** The purposes of services, by kind. */
const WHAT_FOR = {
  newsletter: 'a newsletter',
  count: 'the number of visits',
  comments: 'comments',
  proofs: 'proofs of ownership',
};

/**
 * Checks that the desk has a host of its own, because other scripts on its host could read the
 * author's token.
 */
function checkDesk({ identity, ads, desk }: Settings, isUsable: IsUsable, report: Report): void {
  if (!isUsable('desk') || !desk) return;
  const others = {
    'the site': isUsable('identity.url') ? identity.url : undefined,
    'the frames of ad networks (ads.frameHost)': isUsable('ads') ? ads.frameHost : undefined,
  };
  for (const [name, address] of Object.entries(others))
    if (address !== undefined && new URL(address).origin === desk.host)
      report(
        `another host than that of ${name}, because the desk keeps the token of its author in local storage, which all scripts of a host can read`,
        'desk',
        'host',
      );
}

/**
 * Checks that partners are other sites, and that house creatives link to pages of this site by path,
 * because the checks of links verify only paths.
 */
function checkOwnLinks(settings: Settings, isUsable: IsUsable, report: Report): void {
  if (!isUsable('identity.url')) return;
  const { origin } = new URL(settings.identity.url);
  const check = (message: (url: URL) => string, ...path: [keyof Settings, number, string]) => {
    const value = path.reduce<unknown>((part, name) => Object(part)[name], settings);
    const url = isUsable(path.join('.')) ? URL.parse(String(value)) : undefined;
    if (url?.origin === origin) report(message(url), ...path);
  };
  const own = 'the URL of another site, because this is the address of the site itself';
  const short = ({ pathname }: URL) =>
    `a path without the address of the site, such as "${pathname}"`;
  for (const index of Object.keys(Object(settings.partners)))
    check(() => own, 'partners', Number(index), 'url');
  for (const index of Object.keys(Object(settings.creatives)))
    check(short, 'creatives', Number(index), 'href');
}
