import { getDomain } from 'tldts';
import type { z } from 'zod';

/* The ad networks of the settings, and their adapters. The schemas of these types are in `schema/`. */

/** The place where the code of an ad network runs: in a frame, or `inline` in the page itself. */
type Mode = 'frame' | 'second-host' | 'inline';

/** The key-values of requests: the keys of the owner, and which facts about a page the engine adds. */
export interface Targeting extends Record<'topic' | 'kind' | 'language' | 'slot', boolean> {
  keys: Readonly<Record<string, string | readonly string[]>>;
}

/**
 * The most characters of a key and of a value that Ad Manager accepts.
 * Source: https://support.google.com/admanager/answer/1628457
 */
export const KEY_VALUE_LENGTHS = { key: 20, value: 40 };

/** The fields of an ad network in the parsed settings that the engine itself reads. */
interface CommonNetwork {
  id: string;
  name: string;
  privacyPolicy: string;
  /** The data that the network receives. */
  receives: string;
  needsConsent: boolean;
  /** The cookies and other items that the network stores in browsers. */
  cookies: { name: string; purpose: string; lifetime: string }[];
  /** The number in IAB Europe's Global Vendor List. */
  vendor?: number | undefined;
  /**
   * The place where the code runs; `frame` by default. The code of adapters without this field runs
   * inline.
   */
  mode?: Mode | undefined;
  /** Whether creatives in frames may navigate the tab of the page after a click or a key in them. */
  mayReplacePage?: boolean | undefined;
  hosts?: readonly string[] | undefined;
  adsTxt?: readonly string[] | undefined;
  /** The key-values of Google Publisher Tag. Key-values need the mode `inline`. */
  targeting?: Targeting | undefined;
  /** The slots that the network fills. The build checks that each `file` exists. */
  slots: Readonly<Record<string, { sizes: string[]; file?: string | undefined }>>;
}

/** A slot, which is a place for an ad, that a network fills. */
interface NetworkSlot<Network extends CommonNetwork> {
  /** The number that identifies the slot to the network. */
  bannerId: number;
  /** The settings of the network for this slot. */
  filling: Network['slots'][string];
}

/** The values and functions that the engine passes to the method `snippet` of an adapter. */
interface SnippetTools {
  /** The id of the element that the network fills, if its snippet has one. */
  containerId: string;
  /** Escapes a text for HTML, also in quoted attributes. */
  escapeHtml: (text: string) => string;
  /** Serializes a value for a script in HTML. */
  scriptText: (value: unknown) => string;
  /** The JavaScript code that passes the visitor's consent to Google's tags. */
  consentModeScript: string;
}

/** The way in which the code of a network fills slots when it runs in the page itself. */
interface InlineElement<Network extends CommonNetwork> {
  /** The name of the element that the code fills. */
  element: string;
  /** The attributes of that element. */
  attributes(slot: NetworkSlot<Network>): Readonly<Record<string, string>>;
  /**
   * The script API through which the engine requests creatives and passes consent. If absent, the
   * script finds its elements itself.
   */
  request?: 'adsense' | 'gpt';
}

/** The schema of a network, without the field `adapter`. */
type NetworkSchema<Network> = z.ZodObject & z.core.$ZodType<Network>;

/** Everything that is specific to one kind of network. */
export interface Adapter<Network extends CommonNetwork = CommonNetwork> {
  /**
   * The schema of a network in the settings. The schema has the field `mode` if the network's code
   * may run in a frame.
   */
  schema: NetworkSchema<Network>;
  /** Returns the HTML that starts the code in a frame. If absent, no frame can run the code. */
  snippet?(network: Network, slot: NetworkSlot<Network>, tools: SnippetTools): string;
  /**
   * Returns how the code runs in a page. If absent, the code must run in a frame. Requires
   * `script`.
   */
  inline?(network: Network): InlineElement<Network>;
  /** Returns the URL of the main script. */
  script?(network: Network): string;
  /** Returns the hosts that the code needs, apart from `hosts` in the settings, as CSP sources. */
  hosts?(network: Network): readonly string[];
  /** Returns the attribute that the code sets on an element for which the network has no ad. */
  emptyMark?(network: Network): { attribute: string; value: string } | undefined;
  /** Returns the network's records for ads.txt. The default is `adsTxt` in the settings. */
  adsTxt?(network: Network): readonly string[];
  /** The facts about consent, in addition to `needsConsent` in the settings. */
  consent?: {
    /**
     * The company, such as Google, that requires a consent platform certified by the company, in
     * Europe.
     */
    platformRequiredBy?: string;
    /** The id in IAB Europe's Global Vendor List. `vendor` in the settings has priority. */
    vendor?: number;
    /** Whether the code receives the visitor's choice through Google's Consent Mode. */
    usesConsentMode?: boolean;
    /**
     * Whether the network neither sells nor shares data in a frame with `daymark.isRestricted`, for
     * visitors who have opted out of that.
     */
    restricts?: boolean;
  };
  /**
   * Whether the network chooses among all sizes that fit into the slot, which its snippet finds in
   * the variable `daymark.sizes`. The engine asks other networks for the first of these sizes.
   */
  asksForAllSizes?: boolean;
  /** Whether the network may fill the slot for Google Ads on the home page. */
  fillsGoogleAds?: boolean;
}

/** An ad network in the parsed settings. */
export type Network = CommonNetwork & { adapter: Adapter };

/** Adapters by their names in the settings. The name of an owner's adapter is its module's path. */
export type Adapters = Readonly<Record<string, Adapter>>;

/** Returns the adapter unchanged, and infers its types from its schema. */
export const defineAdapter = <Schema extends NetworkSchema<CommonNetwork>>(
  adapter: Omit<Adapter<z.output<Schema>>, 'schema'> & { schema: Schema },
) => adapter;

/** Returns the mode of a network. A network that cannot run in a frame has no field `mode`. */
export const modeOf = ({ mode = 'inline' }: Network): Mode => mode;

/** Returns the networks that the site contacts only after the visitor has agreed. */
export const networksNeedingConsent = (networks: readonly Network[]) =>
  networks.filter(({ needsConsent }) => needsConsent);

/** Returns the lines of a network in ads.txt. */
export const adsTxtLinesOf = (network: Network): readonly string[] =>
  network.adapter.adsTxt?.(network) ?? network.adsTxt ?? [];

/**
 * Returns the domain of a site that its owner has registered, or that a host such as GitHub Pages has
 * given the owner: "example.co.uk" for a site at `https://blog.example.co.uk`. Crawlers of ads.txt
 * find it by the same Public Suffix List.
 */
export function registeredDomainOf(url: string): string {
  const { hostname } = new URL(url);
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}
