import { PREFERENCES } from '#addresses';
import { elements, type Tag } from '../basics/markup.ts';
import { scriptText } from '../basics/text.ts';
import type { ConsentSettings } from '../consent/answer.ts';
import { consentSettings } from '../consent/settings.ts';
import {
  type Adapter,
  modeOf,
  networksNeedingConsent,
  type Targeting,
} from '../settings/network.ts';
import type { Settings } from '../settings/site.ts';
import { byBannerId } from './filling.ts';

/** The settings that a page passes to its scripts, or that decide which scripts the page loads. */
type Used = 'ads' | 'consent' | 'identity' | 'networks' | 'services' | 'slots';

/**
 * The scripts and settings that a page needs for advertising and consent, apart from the markup of
 * its slots.
 */
interface PageAds {
  /** Whether the page needs the stub of the site's consent platform. */
  needsPlatform: boolean;
  /** The settings for the scripts of slots, as text; undefined if no network may fill a slot. */
  settings: string | undefined;
  isWatched: boolean;
}

/**
 * Finds in the HTML of a page the scripts and settings that the page needs for advertising and
 * consent.
 * @param topics the ids of the topics of the page
 * @param mayBeWatched whether pages with slots have the debug overlay
 */
export function adsOn(
  html: string,
  settings: Pick<Settings, Used>,
  page: { path: string | false; topics?: readonly string[] | undefined; mayBeWatched: boolean },
): PageAds {
  const { path, topics, mayBeWatched } = page;
  // On a site without ad networks, only the debug overlay needs the search for ad slots.
  const boxes = settings.networks.length > 0 || mayBeWatched ? boxesIn(html) : [];
  const present = new Set(boxes.flatMap(({ attributes }) => attributes.get('data-network') ?? []));
  const asks = networksNeedingConsent(settings.networks).some(({ id }) => present.has(id));
  return {
    needsPlatform: settings.consent.platform !== undefined && (asks || path === PREFERENCES),
    settings: present.size > 0 ? scriptText(browserSettings(settings, present, topics)) : undefined,
    isWatched: mayBeWatched && boxes.length > 0,
  };
}

/** The settings that a page passes to its slot and consent scripts. */
export interface BrowserSettings {
  /** The seconds after which a slot that still shows no creative (content of an ad) times out. */
  timeout: number;
  consent: ConsentSettings;
  /** The ids of the topics of the page, if it has any. */
  topics?: readonly string[];
  /** The configurations of the networks whose code runs in this page itself, by network id. */
  inline?: Readonly<Record<string, InlineConfiguration>>;
}

/**
 * Returns the settings of a page.
 * @param present the ids of the networks that may fill slots of the page. The result contains
 *   inline configurations of these networks only, to keep the page small.
 * @param topics the ids of the topics of the page
 */
export function browserSettings(
  settings: Pick<Settings, Used>,
  present: ReadonlySet<string> = new Set(),
  topics: readonly string[] = [],
): BrowserSettings {
  const networks = settings.networks.filter(({ id }) => present.has(id));
  const inline = inlineRecipes({ ...settings, networks }, topics);
  return {
    timeout: settings.ads.timeoutSeconds,
    consent: consentSettings(settings),
    ...(topics.length > 0 && { topics }),
    ...(Object.keys(inline).length > 0 && { inline }),
  };
}

/** The configuration of a network that runs inline: its code runs in the page, not in a frame. */
export interface InlineConfiguration {
  /**
   * The API with which the page sends requests to Google's tag. The script of any other network
   * finds its elements itself.
   */
  request?: ReturnType<NonNullable<Adapter['inline']>>['request'];
  /** The URL of the network's script, which a page loads once. */
  script: string;
  /** The name of the element that the network fills. */
  element: string;
  /** The attribute with which the network marks the element as empty. */
  emptyMark?: { attribute: string; value: string } | undefined;
  /** The attributes of the element by banner id. */
  slots: Readonly<Record<number, Readonly<Record<string, string>>>>;
  /**
   * The key-values of all requests. The key-values of one slot are JSON in the attribute
   * `data-targeting`.
   */
  targeting?: KeyValues;
}

type KeyValues = Readonly<Record<string, string | readonly string[]>>;

/** Returns the key-values of all requests of a page. */
const targetingOf = (
  { keys, topic, language }: Targeting,
  topics: readonly string[],
  { identity }: Pick<Settings, 'identity'>,
): KeyValues => ({
  ...keys,
  ...(topic && topics.length > 0 && { topic: topics }),
  ...(language && { language: identity.language }),
});

/** Returns the attribute with the key-values of one slot. */
function slotTargeting(targeting: Targeting | undefined, slot: { name: string; kind: string }) {
  const { name, kind } = slot;
  const values = { ...(targeting?.kind && { kind }), ...(targeting?.slot && { slot: name }) };
  return Object.keys(values).length > 0 && { 'data-targeting': JSON.stringify(values) };
}

/** Returns the configurations of the networks whose code runs in the page itself, by network id. */
function inlineRecipes(
  settings: Pick<Settings, 'identity' | 'networks' | 'slots'>,
  topics: readonly string[],
): Record<string, InlineConfiguration> {
  const entries = settings.networks.flatMap((network): [string, InlineConfiguration][] => {
    const { adapter, targeting } = network;
    const inline = modeOf(network) === 'inline' && adapter.inline?.(network);
    if (!inline) return [];
    const { request, element, attributes } = inline;
    const script = adapter.script?.(network) ?? '';
    const emptyMark = adapter.emptyMark?.(network);
    const slots = byBannerId(network, settings.slots, (slot) => ({
      ...attributes(slot),
      ...slotTargeting(targeting, slot),
    }));
    const configuration: InlineConfiguration = { request, script, element, emptyMark, slots };
    const keyed = targeting && { targeting: targetingOf(targeting, topics, settings) };
    return [[network.id, { ...configuration, ...keyed }]];
  });
  return Object.fromEntries(entries);
}

/** Finds the slot boxes in a page's HTML. Ignores boxes in text, such as a code example. */
const boxesIn = (html: string): Tag[] =>
  // A shortcut, so that most pages need no parser.
  html.includes('slot-box')
    ? [...elements(html)].filter(({ attributes }) => attributes.get('class') === 'slot-box')
    : [];
