import { z } from 'zod';
import { matching } from '../schema/fields.ts';
import { commonFields, filling, fills, mode } from '../schema/networks/common-fields.ts';
import { adsTxtRecords, hosts, script } from '../schema/networks/parts.ts';
import { defineAdapter } from './adapter.ts';

/** A network whose script fills elements that have a numeric id in a data- attribute. */
export const elements = defineAdapter({
  schema: z.strictObject({
    ...commonFields,
    mode,
    /** The URL of the network's script. */
    script,
    /** The hosts that the network needs, apart from the host of its script. */
    hosts: hosts.default([]),
    /**
     * The element that the script fills, with the banner id as an attribute. The patterns allow no
     * quotes and no angle brackets, because the values become part of markup.
     */
    container: z
      .strictObject({
        /** The name of the element. */
        element: z.enum(['div', 'ins'], '"div" or "ins"').default('div'),
        /** The attribute that holds the banner id. */
        attribute: matching(/^data-[a-z0-9-]+$/, 'a "data-" attribute in lower case').default(
          'data-banner-id',
        ),
        /** The class that the script looks for, if any. */
        className: matching(
          /^[A-Za-z_-][\w-]*(?: [A-Za-z_-][\w-]*)*$/,
          'a class name, or several separated by single spaces',
        ).optional(),
      })
      .prefault({}),
    /**
     * The attribute that the script sets on an element for which it has no ad. The patterns allow
     * no delimiters, because the values become part of a CSS selector.
     */
    emptyMark: z
      .strictObject({
        attribute: matching(/^[a-z][a-z0-9-]*$/, 'an attribute name in lower case'),
        value: matching(/^[\w.:-]*$/, 'a value of letters, digits and the characters . : _ -'),
      })
      .optional(),
    /**
     * The network's records in ads.txt. For an ad server without records, the value must be `[]`.
     */
    adsTxt: z.array(
      adsTxtRecords.element,
      'the ads.txt records that the network gives its publishers, or [] if it sells to no buyers',
    ),
    slots: fills(filling),
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
