import { z } from 'zod';
import type { Adapters } from '../adapters/adapter.ts';
import { ads } from './ads.ts';
import { blog } from './blog.ts';
import { consent } from './consent.ts';
import { contact } from './contact.ts';
import { creatives } from './creatives.ts';
import { donation } from './donation.ts';
import { otherwise } from './fields.ts';
import { footer, partners } from './footer.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { identity, noun } from './identity.ts';
import { navigation } from './navigation.ts';
import { checkNetworks } from './networks/cross-checks.ts';
import { networks } from './networks/networks.ts';
import { checkOwnLinks } from './own-links.ts';
import { security } from './security.ts';
import { checkSlots } from './slot-checks.ts';
import { slots } from './slots.ts';
import { socialImages } from './social-images.ts';
import { theme } from './theme.ts';

const WHOLE = 'the settings as the default export: export default defineSite({ … })';

/**
 * Runs a check only if there is no issue in the parts of the settings that the check compares, and
 * none in the settings as a whole.
 */
const ifUsable = (...parts: PropertyKey[]): z.core.$ZodSuperRefineParams => ({
  when: ({ issues }) =>
    !issues.some(({ path: [part] = [] }) => part === undefined || parts.includes(part)),
});

/**
 * Returns the schema of all settings of a site. Texts may use {product}, {Product} and {site}.
 * @param own the owner's adapters of ad networks
 */
export const siteSchema = (own: Adapters) =>
  z
    .strictObject(
      {
        /** Name, URL, language and publisher. */
        identity,
        /** The noun that the site is about: "Yoga", or { title, running }. */
        noun,
        /** The texts at the top of the home page, and the order of its sections. */
        home,
        /** The links of the navigation bar and of the menu. */
        navigation,
        /** The lists of links at the end of every page. */
        footer,
        /** External links in the footer. */
        partners,
        /** How the blog and the topics are divided into pages, and the default author. */
        blog: blog.prefault({}),
        /** Banner ids by page and position. A page set to `false` has no advertising. */
        slots,
        /** Notes from the publisher, which fill the slots that no network fills. */
        creatives,
        /** The ad networks that fill slots. Without networks, house creatives fill the slots. */
        networks: networks(own).default([]),
        /** Settings of advertising that apply to every ad network. */
        ads: ads.prefault({}),
        /** How the site asks visitors for consent to ad networks that need it. */
        consent: consent.prefault({}),
        /** The dialog that asks for a donation, or false. */
        donation,
        /** Ways to reach the publisher. */
        contact,
        /** A directory of help for people in distress, to which the contact page links. */
        help: help.optional(),
        /** Where to report a vulnerability of the site. */
        security: security.prefault({}),
        /** How many articles have a social image of their own. */
        socialImages: socialImages.prefault({}),
        /** The accent colour, the logo and the typeface. */
        theme: theme.prefault({}),
      },
      otherwise(WHOLE),
    )
    .superRefine(checkSlots, ifUsable('slots', 'creatives'))
    .superRefine(checkNetworks, ifUsable('identity', 'networks', 'ads', 'consent'))
    .superRefine(checkOwnLinks, ifUsable('identity', 'partners', 'creatives'));

/** The settings as the owner writes them. */
export type SiteInput = z.input<ReturnType<typeof siteSchema>>;
/** The settings as the engine reads them, with defaults and with the noun filled in. */
export type Site = z.output<ReturnType<typeof siteSchema>>;
