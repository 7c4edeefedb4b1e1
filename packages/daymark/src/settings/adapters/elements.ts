import { z } from 'zod';
import { defineAdapter } from '../network.ts';
import { matching } from '../schema/fields.ts';
import {
  adsTxtRecords,
  commonFields,
  filling,
  fills,
  hosts,
  mode,
  script,
} from '../schema/network-fields.ts';

/** A network whose script fills elements that have a numeric id in a data- attribute. */
export const elements = defineAdapter({
  schema: z
    .strictObject({
      ...commonFields,
      mode,
      script,
      hosts: hosts.default([]),
      // The patterns allow no quotes and no angle brackets, because the values become part of markup.
      container: z
        .strictObject({
          element: z.enum(['div', 'ins'], '"div" or "ins"').default('div').meta({
            label: 'Element',
            explanation: 'The name of the element.',
          }),
          attribute: matching(/^data-[a-z0-9-]+$/, 'a "data-" attribute in lower case')
            .default('data-banner-id')
            .meta({
              label: 'Attribute',
              explanation: 'The attribute that holds the banner id of the slot.',
            }),
          className: matching(
            /^[A-Za-z_-][\w-]*(?: [A-Za-z_-][\w-]*)*$/,
            'a class name, or several separated by single spaces',
          )
            .optional()
            .meta({
              label: 'Class',
              explanation: 'The class that the script looks for, if any.',
              example: 'acme-ad',
            }),
        })
        .prefault({})
        .meta({
          label: 'Element',
          explanation:
            'The HTML element that the script fills, with the banner id as an attribute.',
        }),
      // The patterns allow no delimiters, because the values become part of a CSS selector.
      emptyMark: z
        .strictObject({
          attribute: matching(/^[a-z][a-z0-9-]*$/, 'an attribute name in lower case').meta({
            label: 'Attribute',
            explanation: 'The name of the attribute.',
            example: 'data-status',
          }),
          value: matching(
            /^[\w.:-]*$/,
            'a value of letters, digits and the characters . : _ -',
          ).meta({
            label: 'Value',
            explanation: 'The value of the attribute.',
            example: 'unfilled',
          }),
        })
        .optional()
        .meta({
          label: 'Mark of an empty slot',
          explanation: 'The attribute that the script sets on an element for which it has no ad.',
        }),
      adsTxt: z
        .array(
          adsTxtRecords.element,
          'the ads.txt records that the network gives its publishers, or [] if it sells to no buyers',
        )
        .meta({
          label: 'Records of ads.txt',
          explanation:
            'The lines that the network gives you for the file `ads.txt`. For an ad server without records, `[]`.',
          example: ['acme.example, 4711, DIRECT'],
        }),
      slots: fills(filling),
    })
    .meta({
      label: 'A script that fills elements',
      explanation: 'A network whose script fills elements that have a number in an attribute.',
    }),
  script: ({ script }) => script,
  hosts: ({ script }) => [new URL(script).origin],
  emptyMark: ({ emptyMark }) => emptyMark,
  snippet({ script, container }, { bannerId }, { containerId, escapeHtml }) {
    const { element, attribute, className } = container;
    const named = className ? ` class="${escapeHtml(className)}"` : '';
    return `<${element} id="${containerId}"${named} ${attribute}="${bannerId}"></${element}><script async src="${escapeHtml(script)}"></script>`;
  },
  inline: ({ container: { element, attribute, className } }) => ({
    element,
    attributes: ({ bannerId }) => ({
      ...(className && { class: className }),
      [attribute]: `${bannerId}`,
    }),
  }),
});
