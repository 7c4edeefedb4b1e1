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

/** Runs checks that compare parts of the settings although some parts have issues. */
const EVEN_SO: z.core.$ZodSuperRefineParams = {
  when: ({ value }) => typeof value === 'object' && value !== null,
};

/**
 * Returns the schema of all settings of a site. Texts may use {product}, {Product} and {site}.
 * @param own the owner's adapters of ad networks
 */
export const siteSchema = (own: Adapters) =>
  z
    .strictObject(
      {
        identity,
        noun,
        home,
        navigation,
        footer,
        partners,
        blog: blog.prefault({}),
        slots,
        creatives,
        networks: networks(own),
        ads: ads.prefault({}),
        consent: consent.prefault({}),
        donation,
        contact,
        help: help.optional(),
        security: security.prefault({}),
        socialImages: socialImages.prefault({}),
        theme: theme.prefault({}),
      },
      otherwise(WHOLE),
    )
    .superRefine(checkSlots, EVEN_SO)
    .superRefine(checkNetworks, EVEN_SO)
    .superRefine(checkOwnLinks, EVEN_SO);

/** The settings as the engine reads them, with defaults and with the noun filled in. */
export type Site = z.output<ReturnType<typeof siteSchema>>;
