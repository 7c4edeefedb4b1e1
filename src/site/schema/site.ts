import { z } from 'zod';
import { ads } from './ads.ts';
import { consent } from './consent.ts';
import { contact } from './contact.ts';
import { creatives } from './creatives.ts';
import { donation } from './donation.ts';
import { footer, partners } from './footer.ts';
import { blog, home } from './home.ts';
import { identity, noun } from './identity.ts';
import { navigation } from './navigation.ts';
import { concernsNetworks, networksAgree } from './networks/agree.ts';
import { networks } from './networks/networks.ts';
import { networksFillWhatIsShown } from './networks/shown.ts';
import { security } from './security.ts';
import { slots } from './slots.ts';
import { concernsSlots, slotsAgree } from './slots-agree.ts';
import { theme } from './theme.ts';

/** Everything an owner sets, in one file. Texts may use {product}, {Product} and {site}. */
export const siteSchema = z
  .strictObject({
    /** Name, address, language and publisher. */
    identity,
    /** The noun that the site is about: "Yoga", or { title, running }. */
    noun,
    /** The words of the home page's opening. */
    home,
    /** The links of the bar and of the menu. */
    navigation,
    /** The lists at the end of every page. */
    footer,
    /** External links in the footer. */
    partners,
    /** How the blog and the topics are divided into pages. */
    blog: blog.prefault({}),
    /** Banner ids by page and position; a page that is `false` carries no advertising. */
    slots,
    /** The publisher's own notes, which fill slots that no network fills. */
    creatives,
    /** Who fills the slots: networks by adapter. With none, house creatives do. */
    networks: networks.default([]),
    /** How advertising behaves, whichever network it comes from. */
    ads: ads.prefault({}),
    /** How visitors are asked before a network that needs their consent. */
    consent: consent.prefault({}),
    /** The one question for a donation, or false. */
    donation,
    /** The ways to reach the publisher. */
    contact,
    /** Where a weakness of the site is to be reported. */
    security: security.prefault({}),
    /** The accent. */
    theme: theme.prefault({}),
  })
  .superRefine(slotsAgree, { when: ({ issues }) => !issues.some(concernsSlots) })
  .superRefine(networksAgree, { when: ({ issues }) => !issues.some(concernsNetworks) })
  .superRefine(networksFillWhatIsShown, {
    when: ({ issues }) => !issues.some((issue) => concernsSlots(issue) || concernsNetworks(issue)),
  });

/** The settings as the owner writes them. */
export type SiteInput = z.input<typeof siteSchema>;
/** The settings as the engine reads them: defaults given, noun filled in. */
export type Site = z.output<typeof siteSchema>;
