import { z } from 'zod';
import type { Adapters } from '../network.ts';
import { ads, creatives, networks, slots } from './advertising.ts';
import { socialImages, theme } from './appearance.ts';
import { consent } from './consent.ts';
import { crossCheck } from './cross-checks.ts';
import { otherwise } from './fields.ts';
import { contact, help, identity, noun, security } from './identity.ts';
import { blog, donation, footer, home, navigation, partners } from './pages.ts';

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
    .superRefine(crossCheck, EVEN_SO);
