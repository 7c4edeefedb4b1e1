// `npm run reference` writes this file from the schemas of the settings.

/** The fields that all networks have with the engine's adapters. */
interface NetworkFields {
  /**
   * A short name of your choice for the network, in lower-case letters, digits and hyphens.
   * @example 'acme'
   */
  id: string;
  /**
   * The name of the network, which visitors see.
   * @example 'Acme Adverts'
   */
  name: string;
  /**
   * The address of the network's privacy policy.
   * @example 'https://acme.example/privacy'
   */
  privacyPolicy: string;
  /**
   * The data that the network receives, without a full stop. The privacy page prints the text
   * after “It receives”.
   * @default 'your IP address, the kind of browser you use, and the address of this site'
   */
  receives?: string | undefined;
  /**
   * Whether the site contacts the network only after the visitor has agreed.
   * @example true
   */
  needsConsent: boolean;
  /**
   * The number of the network in IAB Europe's Global Vendor List, for sites on which a consent
   * platform asks.
   * @example 755
   */
  vendor?: number | undefined;
}

/** An ad network as the owner writes it. */
export type NetworkInput =
  | (NetworkFields & {
      /** What the network stores in browsers. A network that stores anything needs consent. */
      cookies?:
        | {
            /**
             * The name of the cookie.
             * @example 'acme_id'
             */
            name: string;
            /**
             * The purpose of the cookie, which visitors see.
             * @example 'Counts how often you see a note.'
             */
            purpose: string;
            /**
             * How long the browser keeps the cookie, in words.
             * @example '13 months'
             */
            lifetime: string;
          }[]
        | undefined;
      /**
       * Where the code of the network runs: in a `frame`, in a frame on a `second-host` (for
       * networks that store data in browsers), or `inline`, in the page itself.
       * @default 'frame'
       */
      mode?: 'frame' | 'second-host' | 'inline' | undefined;
      /**
       * The address of the script that the network gives you.
       * @example 'https://cdn.acme.example/fill.js'
       */
      script: string;
      /**
       * The hosts that the network needs, apart from the host of its script.
       * @example ['https://img.acme.example']
       */
      hosts?: string[] | undefined;
      /** The HTML element that the script fills, with the banner id as an attribute. */
      container?:
        | {
            /**
             * The name of the element.
             * @default 'div'
             */
            element?: 'div' | 'ins' | undefined;
            /**
             * The attribute that holds the banner id of the slot.
             * @default 'data-banner-id'
             */
            attribute?: string | undefined;
            /**
             * The class that the script looks for, if any.
             * @example 'acme-ad'
             */
            className?: string | undefined;
          }
        | undefined;
      /** The attribute that the script sets on an element for which it has no ad. */
      emptyMark?:
        | {
            /**
             * The name of the attribute.
             * @example 'data-status'
             */
            attribute: string;
            /**
             * The value of the attribute.
             * @example 'unfilled'
             */
            value: string;
          }
        | undefined;
      /**
       * The lines that the network gives you for the file `ads.txt`. For an ad server without
       * records, `[]`.
       * @example ['acme.example, 4711, DIRECT']
       */
      adsTxt: string[];
      /**
       * The slots that the network fills, by page and position.
       * @example { 'home.after-hero': { sizes: ['300x250'] } }
       */
      slots: Record<
        string,
        {
          /**
           * The sizes of creatives in this slot in pixels, the preferred size first. The network is
           * asked for the first size that fits.
           * @example ['300x250', '320x100']
           */
          sizes: string[];
        }
      >;
      /** The way in which the network is embedded. */
      adapter: 'elements';
    })
  | (NetworkFields & {
      /** What the network stores in browsers, from the list that Google publishes. */
      cookies: {
        /**
         * The name of the cookie.
         * @example 'acme_id'
         */
        name: string;
        /**
         * The purpose of the cookie, which visitors see.
         * @example 'Counts how often you see a note.'
         */
        purpose: string;
        /**
         * How long the browser keeps the cookie, in words.
         * @example '13 months'
         */
        lifetime: string;
      }[];
      /**
       * Your id at AdSense: “ca-pub-” and 16 digits.
       * @example 'ca-pub-1234567890123456'
       */
      client: string;
      /**
       * Hosts that AdSense needs and the engine does not know. The console of the browser names
       * them.
       * @example ['https://img.acme.example']
       */
      hosts?: string[] | undefined;
      /**
       * The slots that the network fills, by page and position.
       * @example { 'home.google-ads': { sizes: ['320x100'], unit: '1234567890' } }
       */
      slots: Record<
        string,
        {
          /**
           * The sizes of creatives in this slot in pixels, the preferred size first. The network is
           * asked for the first size that fits.
           * @example ['300x250', '320x100']
           */
          sizes: string[];
          /**
           * The number of the ad unit at AdSense.
           * @example '1234567890'
           */
          unit: string;
        }
      >;
      /** The way in which the network is embedded. */
      adapter: 'adsense';
    })
  | (NetworkFields & {
      /** What the network stores in browsers, from the list that Google publishes. */
      cookies: {
        /**
         * The name of the cookie.
         * @example 'acme_id'
         */
        name: string;
        /**
         * The purpose of the cookie, which visitors see.
         * @example 'Counts how often you see a note.'
         */
        purpose: string;
        /**
         * How long the browser keeps the cookie, in words.
         * @example '13 months'
         */
        lifetime: string;
      }[];
      /**
       * Where the code of the network runs: in a `frame`, in a frame on a `second-host` (for
       * networks that store data in browsers), or `inline`, in the page itself.
       * @default 'frame'
       */
      mode?: 'frame' | 'second-host' | 'inline' | undefined;
      /**
       * The hosts of advertisements. Without this field, a frame may contact any host, and the
       * page only Google's hosts.
       * @example ['https://img.acme.example']
       */
      hosts?: string[] | undefined;
      /**
       * The lines that the network gives you for the file `ads.txt`, which says who may sell your
       * advertising.
       * @example ['acme.example, 4711, DIRECT']
       */
      adsTxt: string[];
      /**
       * The slots that the network fills, by page and position.
       * @example { 'home.after-hero': { sizes: ['300x250'], unit: '/1234567/home' } }
       */
      slots: Record<
        string,
        {
          /**
           * The sizes of creatives in this slot in pixels, the preferred size first. The network is
           * asked for the first size that fits.
           * @example ['300x250', '320x100']
           */
          sizes: string[];
          /**
           * The path of the ad unit at Google Ad Manager.
           * @example '/1234567/home'
           */
          unit: string;
        }
      >;
      /** The way in which the network is embedded. */
      adapter: 'gpt';
    })
  | (NetworkFields & {
      /** What the network stores in browsers. A network that stores anything needs consent. */
      cookies?:
        | {
            /**
             * The name of the cookie.
             * @example 'acme_id'
             */
            name: string;
            /**
             * The purpose of the cookie, which visitors see.
             * @example 'Counts how often you see a note.'
             */
            purpose: string;
            /**
             * How long the browser keeps the cookie, in words.
             * @example '13 months'
             */
            lifetime: string;
          }[]
        | undefined;
      /**
       * Where the code of the network runs: in a `frame`, or in a frame on a `second-host`, for
       * networks that store data in browsers.
       * @default 'frame'
       */
      mode?: 'frame' | 'second-host' | undefined;
      /**
       * Every host that the tag needs, including the host of its script.
       * @example ['https://img.acme.example']
       */
      hosts: string[];
      /**
       * The lines that the network gives you for the file `ads.txt`, which says who may sell your
       * advertising.
       * @example ['acme.example, 4711, DIRECT']
       */
      adsTxt?: string[] | undefined;
      /**
       * The slots that the network fills, by page and position.
       * @example { 'home.after-hero': { sizes: ['300x250'], file: 'tags/home.html' } }
       */
      slots: Record<
        string,
        {
          /**
           * The sizes of creatives in this slot in pixels, the preferred size first. The network is
           * asked for the first size that fits.
           * @example ['300x250', '320x100']
           */
          sizes: string[];
          /**
           * The file with the tag, in the site's folder.
           * @example 'tags/home.html'
           */
          file: string;
        }
      >;
      /** The way in which the network is embedded. */
      adapter: 'tag';
    })
  | { adapter: `.${string}`; id: string; name: string; [field: string]: unknown };

/** A slot as the owner writes it. */
interface SlotInput {
  /**
   * The number that identifies the slot to an ad network. No two slots have the same number.
   * @example 101
   */
  bannerId: number;
  /**
   * The id of the house creative in this slot. Without this field, the build chooses one by
   * its share.
   * @example 'write-to-us'
   */
  creative?: string | undefined;
}

/** The settings as the owner writes them. */
export interface SiteInput {
  /** What the site is called, where it is, and who publishes it. */
  identity: {
    /**
     * The name of the site, which the header and every title show.
     * @example 'Stillpoint'
     */
    name: string;
    /**
     * The address at which visitors find the site, without a slash at its end. The addresses of
     * all pages begin with it.
     * @example 'https://stillpoint.example'
     */
    url: string;
    /**
     * The language of your texts, as a language tag: `en-GB` is British English, `de` German.
     * @example 'en-GB'
     */
    language: string;
    /**
     * The person or the organisation that publishes the site.
     * @example 'The Stillpoint Press'
     */
    publisher: string;
    /**
     * One sentence about the site, for search engines.
     * @example 'Essays and short practices on {product}.'
     */
    description: string;
  };
  /**
   * The word or phrase that the site is about, as in titles. `{product}` and `{Product}` in
   * texts become this noun. If the form within sentences is special, the noun is an object
   * with both forms.
   * @example 'Yoga'
   */
  noun:
    | string
    | {
        /**
         * The noun as in titles and at the beginning of sentences.
         * @example 'Alexander Technique'
         */
        title: string;
        /**
         * The noun as within sentences. Without this field, the engine writes the title form in
         * lower case, except names and abbreviations.
         * @example 'the Alexander Technique'
         */
        running?: string | undefined;
      };
  /** The texts at the top of the home page, and the order of its sections. */
  home: {
    /**
     * The headline over the picture.
     * @default 'Transform Your Reality Through {Product}'
     */
    headline?: string | undefined;
    /**
     * The sentence below the headline.
     * @example 'Unhurried reading on {product}.'
     */
    subtitle: string;
    /**
     * The text of the button below the subtitle.
     * @default 'Start Your Journey'
     */
    action?: string | undefined;
    /**
     * The page of the site that the button leads to.
     * @default '/resources'
     */
    actionPath?: string | undefined;
    /** A link below the picture, for what some visitors should read before they begin. */
    note?:
      | {
          /**
           * The text of the link.
           * @example 'Unwell or grieving? Ask first.'
           */
          text: string;
          /**
           * A page of the site, or a heading on a page.
           * @example '/resources#ask-first'
           */
          href: string;
        }
      | undefined;
    /**
     * The sentence in the box for Google Ads while no network fills the box.
     * @default 'Nobody advertises here now, and nothing is loaded.'
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
    /**
     * The text of the link.
     * @example 'About Us'
     */
    name: string;
    /**
     * The path of the page that the link leads to.
     * @example '/about'
     */
    path: string;
  }[];
  /** The end of every page. */
  footer: {
    /**
     * The sentence that describes the site.
     * @default 'Your trusted resource for personal growth and {product} techniques.'
     */
    trust?: string | undefined;
    /**
     * The text of the link to the community.
     * @default 'Join the community'
     */
    invitation?: string | undefined;
    /**
     * What the partners are: the sentence above the links to them.
     * @default 'Sites that we support, or that support us. The links are marked as sponsored.'
     */
    partnersNote?: string | undefined;
    /** The first list of links to pages of the site. */
    quickLinks: {
      /**
       * The text of the link.
       * @example 'About Us'
       */
      name: string;
      /**
       * The path of the page that the link leads to.
       * @example '/about'
       */
      path: string;
    }[];
    /** The links to legal pages. */
    legal: {
      /**
       * The text of the link.
       * @example 'About Us'
       */
      name: string;
      /**
       * The path of the page that the link leads to.
       * @example '/about'
       */
      path: string;
    }[];
  };
  /**
   * Links to other sites in the footer, which open in a new tab. An empty list, `[]`, if there
   * are none.
   */
  partners: {
    /**
     * The name of the partner.
     * @example 'Open Library'
     */
    name: string;
    /**
     * The address of the partner's site.
     * @example 'https://openlibrary.org/'
     */
    url: string;
  }[];
  /** How lists of articles are divided into pages, and who usually writes. */
  blog?:
    | {
        /**
         * The number of articles on an archive page of the blog, a topic or an author. The newest
         * page has at least as many, and fewer than twice as many.
         * @default 9
         */
        pageSize?: number | undefined;
        /**
         * The author of every article that names none: the name of a file in `content/authors/`,
         * without its ending. Without this field, the publisher is the author.
         * @example 'editors'
         */
        author?: string | undefined;
      }
    | undefined;
  /**
   * The places for advertising, by page and position, each with its number. A page with
   * `false` has no advertising.
   */
  slots: {
    /**
     * The slots of the home page.
     * @example { 'after-hero': { bannerId: 101 }, 'after-featured': { bannerId: 102 }, 'in-latest': { bannerId: 103 }, 'beside-latest': { bannerId: 104 } }
     */
    home:
      | false
      | Record<'after-hero' | 'after-featured' | 'in-latest' | 'beside-latest', SlotInput>;
    /**
     * The slots of every article.
     * @example { 'in-content-1': { bannerId: 201 }, 'in-content-2': { bannerId: 202 }, 'beside-content': { bannerId: 203 }, 'after-content': { bannerId: 204 } }
     */
    article:
      | false
      | Record<'in-content-1' | 'in-content-2' | 'beside-content' | 'after-content', SlotInput>;
    /**
     * The slots of the list of all articles.
     * @example { 'in-list': { bannerId: 301 }, 'beside-list': { bannerId: 302 } }
     */
    blog: false | Record<'in-list' | 'beside-list', SlotInput>;
    /**
     * The slots of every topic.
     * @example { 'after-list': { bannerId: 401 } }
     */
    topic: false | Record<'after-list', SlotInput>;
    /**
     * The slots of the resources page.
     * @example { 'after-path': { bannerId: 501 } }
     */
    resources: false | Record<'after-path', SlotInput>;
    /**
     * The slots of the community page.
     * @example { 'after-stories': { bannerId: 601 } }
     */
    community: false | Record<'after-stories', SlotInput>;
  };
  /** Notes from you, which fill the slots that no ad network fills. */
  creatives: {
    /**
     * A short name in lower-case letters, digits and hyphens. A slot refers to the creative by
     * this name, and the drawing of the creative depends on it.
     * @example 'write-to-us'
     */
    id: string;
    /**
     * The title of the house creative.
     * @example 'Write to us'
     */
    title: string;
    /**
     * One or two sentences.
     * @example 'Tell us what a quiet hour changed. We read every letter.'
     */
    message: string;
    /**
     * What a visitor presses.
     * @example 'Write a letter'
     */
    action: string;
    /**
     * A page of the site, as a path, or the address of another site.
     * @example '/contact'
     */
    href: string;
    /**
     * Whether somebody pays for the creative. A link to another site is then marked as sponsored
     * for search engines.
     * @default false
     */
    paid?: boolean | undefined;
    /**
     * The creative's part of the slots that name no creative: a creative with 2 fills about
     * twice as many slots as a creative with 1.
     * @default 1
     */
    share?: number | undefined;
  }[];
  /** Settings that apply to every ad network. */
  ads?:
    | {
        /**
         * Seconds after which a slot that no network has filled keeps your house creative.
         * @default 8
         */
        timeoutSeconds?: number | undefined;
        /**
         * A second address that serves the same files, for networks that store data in browsers.
         * @example 'https://frames.example.org'
         */
        frameHost?: string | undefined;
        /** An `ads.txt` that somebody else maintains, such as the manager of your ad space. */
        adsTxt?:
          | {
              /**
               * The address of this file, to which `/ads.txt` of your site redirects.
               * @example 'https://manager.example/example.org/ads.txt'
               */
              redirect: string;
            }
          | undefined;
        /**
         * Whether `?ads=debug` at the end of an address, which shows what happens in each slot, also
         * works on the published site.
         * @default false
         */
        debug?: boolean | undefined;
      }
    | undefined;
  /** How the site asks visitors before it contacts an ad network that needs their consent. */
  consent?:
    | {
        /**
         * The title of the question for consent.
         * @default 'May we show you advertising?'
         */
        title?: string | undefined;
        /**
         * The text of the question for consent: two or three sentences.
         * @default 'Advertising pays for this site. The networks below would learn that you are here. Nothing of theirs loads unless you accept, and nothing else depends on it.'
         */
        message?: string | undefined;
        /**
         * The text of the button with which a visitor says yes.
         * @default 'Accept'
         */
        acceptLabel?: string | undefined;
        /**
         * The text of the button with which a visitor says no.
         * @default 'Refuse'
         */
        refuseLabel?: string | undefined;
        /**
         * Months after which the site asks a visitor again.
         * @default 6
         */
        months?: number | undefined;
        /** A script of another company that asks visitors instead of the site. */
        platform?:
          | {
              /**
               * The name of the platform, which visitors see.
               * @example 'Acme Choices'
               */
              name: string;
              /**
               * The address of the script that the platform gives you.
               * @example 'https://cdn.acme.example/choices.js'
               */
              script: string;
              /**
               * Additional attributes of the platform's script, such as the number of your account.
               * @example { 'data-domain-script': '0123-abcd' }
               */
              attributes?: Record<string, string> | undefined;
              /**
               * Seconds after which the page reports in the console that the platform has neither answered
               * nor asked.
               * @default 10
               */
              timeoutSeconds?: number | undefined;
              /**
               * The hosts that the platform needs, apart from the host of its script.
               * @example ['https://api.acme.example']
               */
              hosts?: string[] | undefined;
              /**
               * The function of the platform's script that opens the visitor's choices again, if there is
               * one.
               * @example 'googlefc.showRevocationMessage'
               */
              reopen?: string | undefined;
              /**
               * The address of the platform's privacy policy.
               * @example 'https://acme.example/privacy'
               */
              privacyPolicy: string;
            }
          | undefined;
        /**
         * True only if the site is not offered in the European Economic Area, the United Kingdom or
         * Switzerland.
         * @default false
         */
        outsideEurope?: boolean | undefined;
      }
    | undefined;
  /**
   * The dialog on the home page that asks for a donation to a charity. `false` removes the
   * dialog.
   */
  donation:
    | false
    | {
        /**
         * The name of the charity.
         * @example 'Room to Read'
         */
        charity: string;
        /**
         * The address of the charity's page for donations.
         * @example 'https://charity.example/donate'
         */
        url: string;
        /**
         * The title of the dialog.
         * @example 'Help a child to read'
         */
        title: string;
        /**
         * The text of the dialog: one or two sentences.
         * @example 'Reading here is free. If you can, give a child the same.'
         */
        message: string;
        /**
         * The text of the link to the charity.
         * @default 'Donate Now'
         */
        donateLabel?: string | undefined;
        /**
         * The text of the button that closes the dialog.
         * @default 'Later'
         */
        laterLabel?: string | undefined;
        /**
         * Seconds between the loading of the page and the dialog.
         * @default 30
         */
        delaySeconds?: number | undefined;
        /**
         * Days without the dialog after a visitor has pressed Later. With 0, the dialog appears on
         * every visit, and the browser stores nothing.
         * @default 0
         */
        restDays?: number | undefined;
      };
  /** The ways to reach you. */
  contact: {
    /**
     * The e-mail address for letters to you, which the contact page shows.
     * @example 'letters@example.org'
     */
    email: string;
    /**
     * Your postal address, line by line.
     * @example ['1 High Street', 'London']
     */
    postal?: string[] | undefined;
    /** Links to other ways to reach you, on the contact page. */
    links?:
      | {
          /**
           * The text of the link.
           * @example 'Mastodon'
           */
          name: string;
          /**
           * The address that the link leads to.
           * @example 'https://social.example/@stillpoint'
           */
          url: string;
        }[]
      | undefined;
    /**
     * The address of a service that receives what visitors write in the contact form. Without
     * this field, the contact page has no form.
     * @example 'https://forms.example/stillpoint'
     */
    formEndpoint?: string | undefined;
  };
  /** A directory of help for people in distress, by country. The contact page links to it. */
  help?:
    | {
        /**
         * The name of the directory.
         * @example 'Find A Helpline'
         */
        name: string;
        /**
         * The address of the directory.
         * @example 'https://findahelpline.com'
         */
        url: string;
        /**
         * The day on which somebody last looked at the directory. A year later, `daymark check`
         * reminds you to look again.
         * @example '2026-06-14'
         */
        lookedUp: string;
      }
    | undefined;
  /**
   * Where people report a vulnerability of the site. `/.well-known/security.txt` shows these
   * fields.
   */
  security?:
    | {
        /**
         * An e-mail address or a page for reports. Without this field, the e-mail address of
         * `contact`.
         * @example 'security@example.org'
         */
        contact?: string | undefined;
        /**
         * A page that describes how you handle reports.
         * @example 'https://stillpoint.example/security'
         */
        policy?: string | undefined;
        /**
         * A page that thanks the people who have reported a vulnerability.
         * @example 'https://stillpoint.example/thanks'
         */
        acknowledgments?: string | undefined;
      }
    | undefined;
  /** The images that social networks show beside a link to the site. */
  socialImages?:
    | {
        /**
         * The number of articles, newest first, that have a social image of their own. Older
         * articles use the image of the home page. Without this field, every article has its own
         * image.
         * @example 500
         */
        articles?: number | undefined;
      }
    | undefined;
  /** The accent colour, the logo and the typeface. */
  theme?:
    | {
        /**
         * The hue of links and buttons in degrees of the colour circle (OKLCH): 200 is sea green,
         * 250 blue, 30 coral. Every hue is easy to read.
         * @default 215
         */
        accentHue?: number | undefined;
        /**
         * An SVG file in the site's folder that replaces the engine's logo in the header, the icons
         * and the social images. Parts with the colour `currentColor` follow the colour scheme.
         * @example 'logo.svg'
         */
        logo?: string | undefined;
        /** A typeface that replaces the engine's on all pages. */
        typeface?:
          | {
              /**
               * The name of the font family.
               * @example 'Lora'
               */
              name: string;
              /**
               * The font file in the site's folder. The build writes a smaller copy with the letters that
               * texts need.
               * @example 'fonts/Lora.ttf'
               */
              file: string;
              /**
               * The file with the font's licence. `/licences.txt` of the site contains its text.
               * @example 'fonts/OFL.txt'
               */
              licence: string;
              /**
               * The kind of system font that visitors see until the typeface has loaded: with serifs or
               * without.
               * @default 'serif'
               */
              generic?: 'serif' | 'sans-serif' | undefined;
            }
          | undefined;
      }
    | undefined;
  /** The ad networks that fill slots. Without networks, house creatives fill the slots. */
  networks?: NetworkInput[] | undefined;
}
