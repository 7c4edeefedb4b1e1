import { z } from 'zod';
import { matching } from '../schema/fields.ts';
import { commonFields, filling, fills, framedMode } from '../schema/networks/common-fields.ts';
import { adsTxtRecords, hosts } from '../schema/networks/parts.ts';
import { readTag } from '../tag-file.ts';
import { defineAdapter } from './adapter.ts';

/** A plain tag: HTML from an ad seller, with a file for each slot. */
export const tag = defineAdapter({
  schema: z.strictObject({
    ...commonFields,
    mode: framedMode,
    /** Every host that the tag needs, including the host of its script. */
    hosts: hosts.min(1, 'at least one host'),
    adsTxt: adsTxtRecords.default([]),
    slots: fills(
      filling.extend({
        /** The file with the tag, relative to the site's folder: "tags/home.html". */
        file: matching(
          /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.html$/,
          'an HTML file in the folder of the site, such as "tags/home.html"',
        ),
      }),
    ),
  }),
  // Returns the tag unchanged. The frame parses it as a page, so that the tag may call
  // `document.write`.
  snippet: (_network, { filling }) => readTag(filling.file),
});
