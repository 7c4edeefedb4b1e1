// `npm run reference` writes this file from the schemas of the settings.

import type { Network } from './network.ts';
import type { Noun } from './noun.ts';

interface Slot {
  bannerId: number;
  creative?: string | undefined;
}

/** A language of a site in several languages. */
export interface SiteLanguage {
  /** The name of its folders: "de"; empty for the main language. */
  code: string;
  /** The language tag: "de-AT". */
  language: string;
  /** The path under which its pages lie, without a slash at its end: "", or "/still-point/de". */
  base: string;
}

/** Where a language of a site is. */
export interface Place {
  /** The path of the whole site on its host, without a slash at its end: "", or "/still-point". */
  root: string;
  /** The name of the folders of this language; empty for the main language. */
  code: string;
  /** All languages of the site, the main language first. */
  languages: readonly SiteLanguage[];
}

/** The settings as the engine reads them, with defaults and with the noun filled in. */
export interface Settings {
  identity: { name: string; url: string; language: string; publisher: string; description: string };
  noun: Noun;
  home: {
    headline: string;
    subtitle: string;
    action: string;
    actionPath: string;
    note?: { text: string; href: string } | undefined;
    answers: { text: string; href: string }[];
    googleAdsNote: string;
    sections: ('featured' | 'newest' | 'stories' | 'google-ads')[];
  };
  navigation: { name: string; path: string }[];
  needs: { text: string; href: string }[];
  footer: {
    trust: string;
    invitation: string;
    partnersNote: string;
    quickLinks: { name: string; path: string }[];
    legal: { name: string; path: string }[];
  };
  partners: { name: string; url: string }[];
  blog: { pageSize: number; author?: string | undefined; feedPage?: string | undefined };
  addresses: {
    segments: Partial<
      Record<
        | 'about'
        | 'accessibility'
        | 'authors'
        | 'blog'
        | 'community'
        | 'contact'
        | 'page'
        | 'path'
        | 'preferences'
        | 'privacy'
        | 'resources'
        | 'search'
        | 'sitemap'
        | 'terms'
        | 'topics',
        string
      >
    >;
    articles?: string | undefined;
    former: {
      segments: Partial<
        Record<
          | 'about'
          | 'accessibility'
          | 'authors'
          | 'blog'
          | 'community'
          | 'contact'
          | 'page'
          | 'path'
          | 'preferences'
          | 'privacy'
          | 'resources'
          | 'search'
          | 'sitemap'
          | 'terms'
          | 'topics',
          string[]
        >
      >;
      articles: string[];
      feeds: string[];
    };
  };
  slots: {
    home: false | Record<'after-hero' | 'after-featured' | 'in-latest' | 'beside-latest', Slot>;
    article:
      | false
      | Record<'in-content-1' | 'in-content-2' | 'beside-content' | 'after-content', Slot>;
    blog: false | Record<'in-list' | 'beside-list', Slot>;
    topic: false | Record<'after-list', Slot>;
    resources: false | Record<'after-path', Slot>;
    community: false | Record<'after-stories', Slot>;
  };
  creatives: {
    id: string;
    title: string;
    message: string;
    action: string;
    href: string;
    paid: boolean;
    share: number;
  }[];
  networks: Network[];
  ads: {
    timeoutSeconds: number;
    frameHost?: string | undefined;
    adsTxt?: { redirect: string } | undefined;
    debug: boolean;
  };
  consent: {
    title: string;
    message: string;
    acceptLabel: string;
    refuseLabel: string;
    months: number;
    platform?:
      | {
          name: string;
          script: string;
          attributes?: Record<string, string> | undefined;
          timeoutSeconds: number;
          hosts: string[];
          reopen?: string | undefined;
          privacyPolicy: string;
        }
      | undefined;
    outsideEurope: boolean;
  };
  donation:
    | false
    | {
        charity: string;
        url: string;
        title: string;
        message: string;
        donateLabel: string;
        laterLabel: string;
        delaySeconds: number;
        restDays: number;
      };
  contact: {
    email?: string | undefined;
    postal?: string[] | undefined;
    links: { name: string; url: string }[];
    formEndpoint?: string | undefined;
    issues?: string | undefined;
  };
  help?: { name: string; url: string; lookedUp: string } | undefined;
  security: {
    contact?: string | undefined;
    policy?: string | undefined;
    acknowledgments?: string | undefined;
  };
  socialImages: { articles?: number | undefined };
  theme: {
    accentHue: number;
    logo?: string | undefined;
    typeface?:
      | { name: string; file: string; licence: string; generic: 'serif' | 'sans-serif' }
      | undefined;
  };
  desk?:
    | {
        forge: 'github' | 'gitlab' | 'forgejo';
        repository: string;
        branch: string;
        host: string;
        server?: string | undefined;
        app?: string | undefined;
        signIn?: string | undefined;
        review: boolean;
      }
    | undefined;
  place?: Place | undefined;
}
