// `npm run reference` writes this file from the schemas of the settings.

type Optional<Value> = Value | undefined;

/** The fields that all networks have with the engine's adapters. */
interface NetworkFields {
  /**
   * A short name of your choice for the network, in lower-case letters, digits and hyphens.
   * Example: `'acme'`.
   */
  id: string;
  /** The name of the network, which visitors see. Example: `'Acme Adverts'`. */
  name: string;
  /** The address of the network's privacy policy. Example: `'https://acme.example/privacy'`. */
  privacyPolicy: string;
  /**
   * The data that the network receives, without a full stop. The privacy page prints the text after
   * “It receives”. Default: `'your IP address, the kind of browser you use, and the address of this
   * site'`.
   */
  receives?: string | undefined;
  /** Whether the site contacts the network only after the visitor has agreed. Example: `true`. */
  needsConsent: boolean;
  /**
   * The number of the network in IAB Europe's Global Vendor List, for sites on which a consent
   * platform asks. Example: `755`.
   */
  vendor?: number | undefined;
}

/** An ad network as the owner writes it. */
export type NetworkInput =
  | (NetworkFields & {
      /** What the network stores in browsers. A network that stores anything needs consent. */
      cookies?: Optional<CookieInput[]>;
      /**
       * Where the code of the network runs: in a `frame`, in a frame on a `second-host` (for
       * networks that store data in browsers), or `inline`, in the page itself. Default: `'frame'`.
       */
      mode?: 'frame' | 'second-host' | 'inline' | undefined;
      /**
       * The address of the script that the network gives you. Example:
       * `'https://cdn.acme.example/fill.js'`.
       */
      script: string;
      /**
       * The hosts that the network needs, apart from the host of its script. Example:
       * `['https://img.acme.example']`.
       */
      hosts?: string[] | undefined;
      /** The HTML element that the script fills, with the banner id as an attribute. */
      container?: Optional<{
        /** The name of the element. Default: `'div'`. */
        element?: 'div' | 'ins' | undefined;
        /** The attribute that holds the banner id of the slot. Default: `'data-banner-id'`. */
        attribute?: string | undefined;
        /** The class that the script looks for, if any. Example: `'acme-ad'`. */
        className?: string | undefined;
      }>;
      /** The attribute that the script sets on an element for which it has no ad. */
      emptyMark?: Optional<{
        /** The name of the attribute. Example: `'data-status'`. */
        attribute: string;
        /** The value of the attribute. Example: `'unfilled'`. */
        value: string;
      }>;
      /**
       * The lines that the network gives you for the file `ads.txt`. For an ad server without
       * records, `[]`. Example: `['acme.example, 4711, DIRECT']`.
       */
      adsTxt: string[];
      /**
       * The slots that the network fills, by page and position. Example: `{ 'home.after-hero': {
       * sizes: ['300x250'] } }`.
       */
      slots: Record<string, FillingInput>;
      /** The way in which the network is embedded. */
      adapter: 'elements';
    })
  | (NetworkFields & {
      /** What the network stores in browsers, from the list that Google publishes. */
      cookies: CookieInput[];
      /** Your id at AdSense: “ca-pub-” and 16 digits. Example: `'ca-pub-1234567890123456'`. */
      client: string;
      /**
       * Hosts that AdSense needs and the engine does not know. The console of the browser names
       * them. Example: `['https://img.acme.example']`.
       */
      hosts?: string[] | undefined;
      /**
       * The slots that the network fills, by page and position. Example: `{ 'home.google-ads': {
       * sizes: ['320x100'], unit: '1234567890' } }`.
       */
      slots: Record<
        string,
        FillingInput & {
          /** The number of the ad unit at AdSense. Example: `'1234567890'`. */
          unit: string;
        }
      >;
      /** The way in which the network is embedded. */
      adapter: 'adsense';
    })
  | (NetworkFields & {
      /** What the network stores in browsers, from the list that Google publishes. */
      cookies: CookieInput[];
      /**
       * Where the code of the network runs: in a `frame`, in a frame on a `second-host` (for
       * networks that store data in browsers), or `inline`, in the page itself. Default: `'frame'`.
       */
      mode?: 'frame' | 'second-host' | 'inline' | undefined;
      /**
       * The hosts of advertisements. Without this field, a frame may contact any host, and the page
       * only Google's hosts. Example: `['https://img.acme.example']`.
       */
      hosts?: string[] | undefined;
      /**
       * The lines that the network gives you for the file `ads.txt`, which says who may sell your
       * advertising. Example: `['acme.example, 4711, DIRECT']`.
       */
      adsTxt: string[];
      /**
       * The slots that the network fills, by page and position. Example: `{ 'home.after-hero': {
       * sizes: ['300x250'], unit: '/1234567/home' } }`.
       */
      slots: Record<
        string,
        FillingInput & {
          /** The path of the ad unit at Google Ad Manager. Example: `'/1234567/home'`. */
          unit: string;
        }
      >;
      /** The way in which the network is embedded. */
      adapter: 'gpt';
    })
  | (NetworkFields & {
      /** What the network stores in browsers. A network that stores anything needs consent. */
      cookies?: Optional<CookieInput[]>;
      /**
       * Where the code of the network runs: in a `frame`, or in a frame on a `second-host`, for
       * networks that store data in browsers. Default: `'frame'`.
       */
      mode?: 'frame' | 'second-host' | undefined;
      /**
       * Every host that the tag needs, including the host of its script. Example:
       * `['https://img.acme.example']`.
       */
      hosts: string[];
      /**
       * The lines that the network gives you for the file `ads.txt`, which says who may sell your
       * advertising. Example: `['acme.example, 4711, DIRECT']`.
       */
      adsTxt?: string[] | undefined;
      /**
       * The slots that the network fills, by page and position. Example: `{ 'home.after-hero': {
       * sizes: ['300x250'], file: 'tags/home.html' } }`.
       */
      slots: Record<
        string,
        FillingInput & {
          /** The file with the tag, in the site's folder. Example: `'tags/home.html'`. */
          file: string;
        }
      >;
      /** The way in which the network is embedded. */
      adapter: 'tag';
    })
  | { adapter: `.${string}`; id: string; name: string; [field: string]: unknown };

/** A cookie or another item that a network stores in browsers, as the owner describes it. */
interface CookieInput {
  /** The name of the cookie. Example: `'acme_id'`. */
  name: string;
  /**
   * The purpose of the cookie, which visitors see. Example: `'Counts how often you see a note.'`.
   */
  purpose: string;
  /** How long the browser keeps the cookie, in words. Example: `'13 months'`. */
  lifetime: string;
}

/** How a network fills a slot. */
interface FillingInput {
  /**
   * The sizes of creatives in this slot in pixels, the preferred size first. The network is asked
   * for the first size that fits. Example: `['300x250', '320x100']`.
   */
  sizes: string[];
}

/** A slot as the owner writes it. */
interface SlotInput {
  /**
   * The number that identifies the slot to an ad network. No two slots have the same number.
   * Example: `101`.
   */
  bannerId: number;
  /**
   * The id of the house creative in this slot. Without this field, the build chooses one by its
   * share. Example: `'write-to-us'`.
   */
  creative?: string | undefined;
}

/** The settings in which a further language of a site differs from the main language. */
interface LanguageInput extends Partial<Omit<SiteInput, 'identity' | 'languages'>> {
  identity: Partial<SiteInput['identity']> & Pick<SiteInput['identity'], 'description'>;
}

/** The settings as the owner writes them. */
export interface SiteInput {
  /** What the site is called, where it is, and who publishes it. */
  identity: {
    /** The name of the site, which the header and every title show. Example: `'Stillpoint'`. */
    name: string;
    /**
     * The address at which visitors find the site, without a slash at its end. The addresses of all
     * pages begin with it. It may have a path, such as `https://anna.github.io/still-point`.
     * Example: `'https://stillpoint.example'`.
     */
    url: string;
    /**
     * The language of your texts, as a language tag: `en-GB` is British English, `de` German.
     * Example: `'en-GB'`.
     */
    language: string;
    /**
     * The person or the organisation that publishes the site. Example: `'The Stillpoint Press'`.
     */
    publisher: string;
    /**
     * One sentence about the site, for search engines. Example: `'Essays and short practices on
     * {product}.'`.
     */
    description: string;
  };
  /**
   * The word or phrase that the site is about, as in titles. `{product}` and `{Product}` in texts
   * become this noun. If the form within sentences is special, the noun is an object with both
   * forms. Example: `'Yoga'`.
   */
  noun:
    | string
    | {
        /**
         * The noun as in titles and at the beginning of sentences. Example: `'Alexander
         * Technique'`.
         */
        title: string;
        /**
         * The noun as within sentences. Without this field, it is as the language writes nouns: in
         * German, Japanese and Arabic unchanged, otherwise in lower case, except names and
         * abbreviations. Example: `'the Alexander Technique'`.
         */
        running?: string | undefined;
      };
  /** The texts at the top of the home page, and the order of its sections. */
  home: {
    /** The headline over the picture. Default: `'Transform Your Reality Through {Product}'`. */
    headline?: string | undefined;
    /** The sentence below the headline. Example: `'Unhurried reading on {product}.'`. */
    subtitle: string;
    /** The text of the button below the subtitle. Default: `'Start Your Journey'`. */
    action?: string | undefined;
    /** The page of the site that the button leads to. Default: `'/resources'`. */
    actionPath?: string | undefined;
    /** A link below the picture, for what some visitors should read before they begin. */
    note?: Optional<{
      /** The text of the link. Example: `'Unwell or grieving? Ask first.'`. */
      text: string;
      /** A page of the site, or a heading on a page. Example: `'/resources#ask-first'`. */
      href: string;
    }>;
    /** Links beside the note that answer what visitors ask first, such as who writes the site. */
    answers?: Optional<
      {
        /** The text of the link. Example: `'Does it work? What research says'`. */
        text: string;
        /** A page of the site, or a heading on a page. Example: `'/blog/what-research-says'`. */
        href: string;
      }[]
    >;
    /**
     * The sentence in the box for Google Ads while no network fills the box. Default: `'No
     * advertisement here yet.'`.
     */
    googleAdsNote?: string | undefined;
    /**
     * The sections below the picture, in their order: `featured` has the first three guides,
     * `newest` the latest articles, `stories` the featured stories, and `google-ads` the box for
     * Google Ads. Advertising moves with its section. Only `newest` and `google-ads` may be left
     * out.
     */
    sections?: ('featured' | 'newest' | 'stories' | 'google-ads')[] | undefined;
  };
  /** The links at the top of every page, in their order. */
  navigation: {
    /** The text of the link. Example: `'About Us'`. */
    name: string;
    /** The path of the page that the link leads to. Example: `'/about'`. */
    path: string;
  }[];
  /**
   * What brings visitors here, in their own words, such as “I cannot sleep”. Each text links to a
   * page that helps. The search page shows the list, and the home page links to it.
   */
  needs?: Optional<
    {
      /** The text of the link. Example: `'I cannot sleep'`. */
      text: string;
      /** A page of the site, or a heading on a page. Example: `'/topics/rest'`. */
      href: string;
    }[]
  >;
  /** The end of every page. */
  footer: {
    /**
     * The sentence that describes the site. Default: `'Your trusted resource for personal growth
     * and {product} techniques.'`.
     */
    trust?: string | undefined;
    /** The text of the link to the community. Default: `'Join the community'`. */
    invitation?: string | undefined;
    /**
     * What the partners are: the sentence above the links to them. Default: `'Sites that we
     * support, or that support us. The links are marked as sponsored.'`.
     */
    partnersNote?: string | undefined;
    /** The first list of links to pages of the site. */
    quickLinks: {
      /** The text of the link. Example: `'About Us'`. */
      name: string;
      /** The path of the page that the link leads to. Example: `'/about'`. */
      path: string;
    }[];
    /** The links to legal pages. */
    legal: {
      /** The text of the link. Example: `'About Us'`. */
      name: string;
      /** The path of the page that the link leads to. Example: `'/about'`. */
      path: string;
    }[];
  };
  /**
   * Links to other sites in the footer, which open in a new tab. An empty list, `[]`, if there are
   * none.
   */
  partners: {
    /** The name of the partner. Example: `'Open Library'`. */
    name: string;
    /** The address of the partner's site. Example: `'https://openlibrary.org/'`. */
    url: string;
  }[];
  /**
   * How lists of articles are divided into pages, who usually writes, and how to follow the site.
   */
  blog?: Optional<{
    /**
     * The number of articles on an archive page of the blog, a topic or an author. The newest page
     * has at least as many, and fewer than twice as many. Default: `9`.
     */
    pageSize?: number | undefined;
    /**
     * The author of every article that names none: the name of a file in `content/authors/`,
     * without its ending. Without this field, the publisher is the author. Example: `'editors'`.
     */
    author?: string | undefined;
    /**
     * A page of yours that explains feeds. The home page and the blog link to it instead of to the
     * feed itself, which browsers show as code. Example: `'/feeds'`.
     */
    feedPage?: string | undefined;
  }>;
  /** The segments of addresses, and the addresses of articles. */
  addresses?: Optional<{
    /**
     * Other names for the fixed segments of addresses. With `blog`, the blog and its articles are
     * at `/artikel` and `/artikel/…`, for example. Example: `{ blog: 'artikel', topics: 'themen'
     * }`.
     */
    segments?:
      | Partial<
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
        >
      | undefined;
    /**
     * A pattern for the addresses of articles, which ends with `{name}`, the name of the file. It
     * may contain `{year}`, `{month}` and `{day}` of the date. Without this field, an article is at
     * `/blog/{name}`, with your name for the segment `blog`. Example: `'/{year}/{month}/{name}'`.
     */
    articles?: string | undefined;
    /** What addresses were called before, for permanent redirects. */
    former?: Optional<{
      /**
       * Segments that addresses once had. Visitors of the former addresses reach the pages.
       * Example: `{ blog: ['notes'] }`.
       */
      segments?:
        | Partial<
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
          >
        | undefined;
      /**
       * Patterns that the addresses of articles once had. Visitors of the former addresses reach
       * the articles. Example: `['/blog/{name}']`.
       */
      articles?: string[] | undefined;
      /**
       * Addresses that the feed of the site once had. Feed readers that know them reach the feed.
       * Example: `['/feed/', '/index.xml']`.
       */
      feeds?: string[] | undefined;
    }>;
  }>;
  /**
   * The places for advertising, by page and position, each with its number. A page with `false` has
   * no advertising.
   */
  slots: {
    /**
     * The slots of the home page. Example: `{ 'after-hero': { bannerId: 101 }, 'after-featured': {
     * bannerId: 102 }, 'in-latest': { bannerId: 103 }, 'beside-latest': { bannerId: 104 } }`.
     */
    home:
      | false
      | Record<'after-hero' | 'after-featured' | 'in-latest' | 'beside-latest', SlotInput>;
    /**
     * The slots of every article. Example: `{ 'in-content-1': { bannerId: 201 }, 'in-content-2': {
     * bannerId: 202 }, 'beside-content': { bannerId: 203 }, 'after-content': { bannerId: 204 } }`.
     */
    article:
      | false
      | Record<'in-content-1' | 'in-content-2' | 'beside-content' | 'after-content', SlotInput>;
    /**
     * The slots of the list of all articles. Example: `{ 'in-list': { bannerId: 301 },
     * 'beside-list': { bannerId: 302 } }`.
     */
    blog: false | Record<'in-list' | 'beside-list', SlotInput>;
    /** The slots of every topic. Example: `{ 'after-list': { bannerId: 401 } }`. */
    topic: false | Record<'after-list', SlotInput>;
    /** The slots of the resources page. Example: `{ 'after-path': { bannerId: 501 } }`. */
    resources: false | Record<'after-path', SlotInput>;
    /** The slots of the community page. Example: `{ 'after-stories': { bannerId: 601 } }`. */
    community: false | Record<'after-stories', SlotInput>;
  };
  /** Notes from you, which fill the slots that no ad network fills. */
  creatives: {
    /**
     * A short name in lower-case letters, digits and hyphens. A slot refers to the creative by this
     * name, and the drawing of the creative depends on it. Example: `'write-to-us'`.
     */
    id: string;
    /** The title of the house creative. Example: `'Write to us'`. */
    title: string;
    /**
     * One or two sentences. Example: `'Tell us what a quiet hour changed. We read every letter.'`.
     */
    message: string;
    /** What a visitor presses. Example: `'Write a letter'`. */
    action: string;
    /** A page of the site, as a path, or the address of another site. Example: `'/contact'`. */
    href: string;
    /**
     * Whether somebody pays for the creative. A link to another site is then marked as sponsored
     * for search engines. Default: `false`.
     */
    paid?: boolean | undefined;
    /**
     * The creative's part of the slots that name no creative: a creative with 2 fills about twice
     * as many slots as a creative with 1. Default: `1`.
     */
    share?: number | undefined;
  }[];
  /** Settings that apply to every ad network. */
  ads?: Optional<{
    /**
     * Seconds after which a slot that no network has filled keeps your house creative. Default:
     * `8`.
     */
    timeoutSeconds?: number | undefined;
    /**
     * A second address that serves the same files, for networks that store data in browsers.
     * Example: `'https://frames.example.org'`.
     */
    frameHost?: string | undefined;
    /** An `ads.txt` that somebody else maintains, such as the manager of your ad space. */
    adsTxt?: Optional<{
      /**
       * The address of this file, to which `/ads.txt` of your site redirects. Example:
       * `'https://manager.example/example.org/ads.txt'`.
       */
      redirect: string;
    }>;
    /**
     * Whether `?ads=debug` at the end of an address, which shows what happens in each slot, also
     * works on the published site. Default: `false`.
     */
    debug?: boolean | undefined;
  }>;
  /** How the site asks visitors before it contacts an ad network that needs their consent. */
  consent?: Optional<{
    /** The title of the question for consent. Default: `'May we show you advertising?'`. */
    title?: string | undefined;
    /**
     * The text of the question for consent: two or three sentences. Default: `'Advertising pays for
     * this site. The networks below would learn that you are here. They load nothing unless you
     * accept, and everything else works either way.'`.
     */
    message?: string | undefined;
    /** The text of the button with which a visitor says yes. Default: `'Accept'`. */
    acceptLabel?: string | undefined;
    /** The text of the button with which a visitor says no. Default: `'Refuse'`. */
    refuseLabel?: string | undefined;
    /** Months after which the site asks a visitor again. Default: `6`. */
    months?: number | undefined;
    /** A script of another company that asks visitors instead of the site. */
    platform?: Optional<{
      /** The name of the platform, which visitors see. Example: `'Acme Choices'`. */
      name: string;
      /**
       * The address of the script that the platform gives you. Example:
       * `'https://cdn.acme.example/choices.js'`.
       */
      script: string;
      /**
       * Additional attributes of the platform's script, such as the number of your account.
       * Example: `{ 'data-domain-script': '0123-abcd' }`.
       */
      attributes?: Record<string, string> | undefined;
      /**
       * Seconds after which the page reports in the console that the platform has neither answered
       * nor asked. Default: `10`.
       */
      timeoutSeconds?: number | undefined;
      /**
       * The hosts that the platform needs, apart from the host of its script. Example:
       * `['https://api.acme.example']`.
       */
      hosts?: string[] | undefined;
      /**
       * The function of the platform's script that opens the visitor's choices again, if there is
       * one. Example: `'googlefc.showRevocationMessage'`.
       */
      reopen?: string | undefined;
      /**
       * The address of the platform's privacy policy. Example: `'https://acme.example/privacy'`.
       */
      privacyPolicy: string;
    }>;
    /**
     * True only if the site is not offered in the European Economic Area, the United Kingdom or
     * Switzerland. Default: `false`.
     */
    outsideEurope?: boolean | undefined;
  }>;
  /**
   * The dialog on the home page that asks for a donation to a charity. `false` removes the dialog.
   */
  donation:
    | false
    | {
        /** The name of the charity. Example: `'Room to Read'`. */
        charity: string;
        /**
         * The address of the charity's page for donations. Example:
         * `'https://charity.example/donate'`.
         */
        url: string;
        /** The title of the dialog. Example: `'Help a child to read'`. */
        title: string;
        /**
         * The text of the dialog: one or two sentences. Example: `'Reading here is free. If you
         * can, give a child the same.'`.
         */
        message: string;
        /** The text of the link to the charity. Default: `'Donate Now'`. */
        donateLabel?: string | undefined;
        /** The text of the button that closes the dialog. Default: `'Later'`. */
        laterLabel?: string | undefined;
        /** Seconds between the loading of the page and the dialog. Default: `30`. */
        delaySeconds?: number | undefined;
        /**
         * Days without the dialog after a visitor has pressed Later. With 0, the dialog appears on
         * every visit, and the browser stores nothing. Default: `0`.
         */
        restDays?: number | undefined;
      };
  /** The ways to reach you. Without any, the pages say that visitors cannot write to you yet. */
  contact?: Optional<{
    /**
     * The e-mail address for letters to you, which the contact page shows. Example:
     * `'letters@example.org'`.
     */
    email?: string | undefined;
    /** Your postal address, line by line. Example: `['1 High Street', 'London']`. */
    postal?: string[] | undefined;
    /** Links to other ways to reach you, on the contact page. */
    links?: Optional<
      {
        /** The text of the link. Example: `'Mastodon'`. */
        name: string;
        /** The address that the link leads to. Example: `'https://social.example/@stillpoint'`. */
        url: string;
      }[]
    >;
    /**
     * The address of a service that receives what visitors write in the contact form. Without this
     * field, the contact page has no form. Example: `'https://forms.example/stillpoint'`.
     */
    formEndpoint?: string | undefined;
    /**
     * The address of a public issue tracker, such as that of a repository. Everybody can read what
     * visitors write there. Example: `'https://code.example/stillpoint/issues'`.
     */
    issues?: string | undefined;
  }>;
  /** A directory of help for people in distress, by country. The contact page links to it. */
  help?: Optional<{
    /** The name of the directory. Example: `'Find A Helpline'`. */
    name: string;
    /** The address of the directory. Example: `'https://findahelpline.com'`. */
    url: string;
    /**
     * The day on which somebody last looked at the directory. A year later, `daymark check` reminds
     * you to look again. Example: `'2026-06-14'`.
     */
    lookedUp: string;
  }>;
  /**
   * Where people report a vulnerability of the site. `/.well-known/security.txt` shows these
   * fields.
   */
  security?: Optional<{
    /**
     * An e-mail address or a page for reports. Without this field, the e-mail address of `contact`;
     * without both, the site has no such file. Example: `'security@example.org'`.
     */
    contact?: string | undefined;
    /**
     * A page that describes how you handle reports. Example:
     * `'https://stillpoint.example/security'`.
     */
    policy?: string | undefined;
    /**
     * A page that thanks the people who have reported a vulnerability. Example:
     * `'https://stillpoint.example/thanks'`.
     */
    acknowledgments?: string | undefined;
  }>;
  /** The images that social networks show beside a link to the site. */
  socialImages?: Optional<{
    /**
     * The number of articles, newest first, that have a social image of their own. Older articles
     * use the image of the home page. Without this field, every article has its own image. Example:
     * `500`.
     */
    articles?: number | undefined;
  }>;
  /** The accent colour, the logo and the typeface. */
  theme?: Optional<{
    /**
     * The hue of links and buttons in degrees of the colour circle (OKLCH): 200 is sea green, 250
     * blue, 30 coral. Every hue is easy to read. Default: `215`.
     */
    accentHue?: number | undefined;
    /**
     * An SVG file in the site's folder that replaces the engine's logo in the header, the icons and
     * the social images. Parts with the colour `currentColor` follow the colour scheme. Example:
     * `'logo.svg'`.
     */
    logo?: string | undefined;
    /** A typeface that replaces the engine's on all pages. */
    typeface?: Optional<{
      /** The name of the font family. Example: `'Lora'`. */
      name: string;
      /**
       * The font file in the site's folder. The build writes smaller copies with the Latin letters
       * and those of the site's language, except Chinese, Japanese and Korean. Example:
       * `'fonts/Lora.ttf'`.
       */
      file: string;
      /**
       * The file with the font's licence. `/licences.txt` of the site contains its text. Example:
       * `'fonts/OFL.txt'`.
       */
      licence: string;
      /**
       * The kind of system font that visitors see until the typeface has loaded: with serifs or
       * without. Default: `'serif'`.
       */
      generic?: 'serif' | 'sans-serif' | undefined;
    }>;
  }>;
  /** Writing in a browser, built into `dist/desk` (see docs/desk.md). */
  desk?: Optional<{
    /**
     * The service with the repository of the site. Forgejo is also for Codeberg. Example:
     * `'github'`.
     */
    forge: 'github' | 'gitlab' | 'forgejo';
    /**
     * The owner and the name of the repository. Its root is the folder of the site. Example:
     * `'stillpoint/site'`.
     */
    repository: string;
    /** The branch from which the site is published. Default: `'main'`. */
    branch?: string | undefined;
    /**
     * The address of the desk, on a host of its own. Example: `'https://desk.stillpoint.example'`.
     */
    host: string;
    /**
     * The address of the forge, if it is a server of your own. Example:
     * `'https://git.example.org'`.
     */
    server?: string | undefined;
    /**
     * The id of an application on GitLab or Forgejo, for a sign-in without tokens. Example:
     * `'9f1c2b7d'`.
     */
    app?: string | undefined;
    /**
     * The address of a worker, for a sign-in without tokens on GitHub. Example:
     * `'https://sign-in.stillpoint.example'`.
     */
    signIn?: string | undefined;
    /** Whether each change waits in a pull request. Not with Forgejo. Default: `false`. */
    review?: boolean | undefined;
  }>;
  /** The ad networks that fill slots. Without networks, house creatives fill the slots. */
  networks?: NetworkInput[] | undefined;
  /**
   * Further languages of the site, by their codes, each with the settings that differ. The pages of
   * `de` are at `/de`, its texts in `content/de/`.
   */
  languages?: Record<string, LanguageInput> | undefined;
}
