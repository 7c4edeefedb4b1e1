import type { Settings } from '../settings/site.ts';

/**
 * A visitor's answer for a network, whose code loads if the answer is 'granted' or 'restricted'.
 * 'restricted' allows only advertising for which the network does not sell or share data.
 */
export type Answer = 'granted' | 'restricted' | 'refused' | 'unasked';

/** Whether an answer lets the code of a network load. */
export const isAllowed = (answer: Answer) => answer === 'granted' || answer === 'restricted';

/** Returns the current answer for a network's id; 'granted' if the network needs no consent. */
export type AnswerOf = (network: string) => Answer;

type Platform = NonNullable<Settings['consent']['platform']>;

interface PlatformSettings extends Pick<Platform, 'name' | 'script' | 'attributes' | 'reopen'> {
  /** Seconds after which the page reports that the platform has neither answered nor asked. */
  timeout: number;
}

/** The settings that a page passes to its consent scripts. */
export interface ConsentSettings {
  /** The displayed names of the networks that need consent, by network id. */
  networks: Readonly<Record<string, string>>;
  /** Numbers in IAB Europe's Global Vendor List, by network id. Not every network is in the list. */
  vendors: Readonly<Record<string, number>>;
  /** The ids of the networks that can restrict their advertising, where that may be necessary. */
  restrictable?: readonly string[];
  /** Whether Global Privacy Control restricts advertising outside the GDPR, and does not refuse it. */
  gpc?: 'restrict';
  /** Cookies and storage entries of inline networks, removed after a refusal, by network id. */
  kept?: Readonly<Record<string, readonly string[]>>;
  /** Identifies the networks and the facts about them. If it changes, visitors are asked again. */
  version: string;
  /** The number of months after which an answer expires. */
  months: number;
  /** The third-party consent platform that asks instead of the site's prompt. False if the site asks. */
  platform: PlatformSettings | false;
}

/** The id of the element that contains the settings of the slot and consent scripts as JSON. */
export const SLOT_SETTINGS_ID = 'slot-settings';

/** The id of the section of /preferences in which visitors change their advertising choices. */
export const CHOICES_ID = 'advertising';

/** The global API function of a consent platform. Source: IAB Europe, TCF, CMP API v2. */
export const PLATFORM_API = '__tcfapi';

/**
 * The key in `localStorage` for a hash of the consent platform's last answer, by which a page from the
 * back/forward cache detects that the answer has changed.
 */
export const STAMP_KEY = 'platform-answer';

/** Whether the browser sends Global Privacy Control. */
export const sendsPrivacyControl = () => Reflect.get(navigator, 'globalPrivacyControl') === true;

/** Whether the browser refuses for the visitor, who is then not asked. */
export const refusesByBrowser = ({ gpc }: ConsentSettings) =>
  sendsPrivacyControl() && gpc !== 'restrict';

/** Returns the answers of a visitor who has opted out of the sale of data. */
export const restrict =
  (answerOf: AnswerOf, { restrictable = [] }: ConsentSettings): AnswerOf =>
  (network) => {
    if (!restrictable.includes(network)) return 'refused';
    const answer = answerOf(network);
    return answer === 'granted' ? 'restricted' : answer;
  };
