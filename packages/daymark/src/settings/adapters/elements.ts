import { z } from 'zod';
import { commonFields, filling, fills, mode } from '../schema/networks/common-fields.ts';
import { hosts, saidAdsTxtRecords, script } from '../schema/networks/parts.ts';
import { defineAdapter } from './adapter.ts';

/* These values become part of markup or of a selector, so no pattern allows a delimiter. */

const DATA = 'an attribute that begins with "data-"';
const CLASS = 'a class name, or several separated by single spaces';
const ATTRIBUTE = 'an attribute name in lower case';
const VALUE = 'a value of letters, digits and the characters . : _ -';

/** A network whose script fills elements that have a numeric id in a data- attribute. */
export const elements = defineAdapter({
  schema: z.strictObject({
    ...commonFields,
    mode,
    /** The URL of the network's script. */
    script,
    /** The hosts that the network needs, apart from the host of its script. */
    hosts: hosts.default([]),
    /** The element that has the banner id as an attribute. */
    container: z
      .strictObject({
        /** The name of the element. */
        element: z.enum(['div', 'ins'], { error: '"div" or "ins"' }).default('div'),
        /** The attribute that holds the banner id. */
        attribute: z
          .string({ error: DATA })
          .regex(/^data-[a-z0-9-]+$/, { error: DATA })
          .default('data-banner-id'),
        /** The class that the script looks for, if any. */
        className: z
          .string({ error: CLASS })
          .regex(/^[A-Za-z_-][\w-]*(?: [A-Za-z_-][\w-]*)*$/, { error: CLASS })
          .optional(),
      })
      .prefault({}),
    /** The attribute that the script sets on a container for which it has no creative. */
    emptyMark: z
      .strictObject({
        attribute: z.string({ error: ATTRIBUTE }).regex(/^[a-z][a-z0-9-]*$/, { error: ATTRIBUTE }),
        value: z.string({ error: VALUE }).regex(/^[\w.:-]*$/, { error: VALUE }),
      })
      .optional(),
    /** The network's records in ads.txt; `[]` if the network sells to no buyers. */
    adsTxt: saidAdsTxtRecords,
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
