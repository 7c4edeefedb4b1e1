import { z } from 'zod';
import { defineAdapter } from '../network.ts';
import { matching } from '../schema/fields.ts';
import {
  adsTxtRecords,
  commonFields,
  filling,
  fills,
  framedMode,
  hosts,
} from '../schema/network-fields.ts';
import { readTag } from './tag-file.ts';

/** A plain tag: HTML from an ad seller, with a file for each slot. */
export const tag = defineAdapter({
  schema: z
    .strictObject({
      ...commonFields,
      mode: framedMode,
      hosts: hosts.min(1, 'at least one host').meta({
        explanation: 'Every host that the tag needs, including the host of its script.',
      }),
      adsTxt: adsTxtRecords.default([]),
      slots: fills(
        filling.extend({
          file: matching(
            /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.html$/,
            'an HTML file in the folder of the site, such as "tags/home.html"',
          ).meta({
            label: 'File',
            explanation: "The file with the tag, in the site's folder.",
            example: 'tags/home.html',
          }),
        }),
      ).meta({ example: { 'home.after-hero': { sizes: ['300x250'], file: 'tags/home.html' } } }),
    })
    .meta({
      label: 'A tag to paste',
      explanation: 'HTML from an ad seller, with a file for each slot.',
    }),
  // Returns the tag unchanged. The frame parses it as a page, so that the tag may call
  // `document.write`.
  snippet: (_network, { filling }) => readTag(filling.file),
});
