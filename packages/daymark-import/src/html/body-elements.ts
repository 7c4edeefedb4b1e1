import type { Element, ElementContent, Nodes, Text } from 'hast';
import { element } from './html-tree.ts';

/*
 * The elements that readers of exports put in the place of what a tool alone writes, such as a block, a
 * card or a shortcode. `html-to-markdown.ts` converts them to Markdown.
 */

/** Adds a remark on the construct that is converted. */
export type Say = (what: string, became: string) => void;

type Place = Pick<Nodes, 'position'>;

/** Returns a text for the tree of a body. */
export const textNode = (value: string): Text => ({ type: 'text', value });

/** Returns a paragraph, for what the other tool showed on a line of its own. */
export const line = (children: readonly ElementContent[], at?: Place): Element =>
  element('p', {}, children, at);

/**
 * Returns a link, or a button or a file, which stand on lines of their own. Without a label, visitors read the
 * address.
 */
export const linkTo = (
  address: string,
  label: string,
  at?: Place,
  tagName: 'a' | 'daymark-button' | 'daymark-file' = 'a',
): Element => element(tagName, { href: address }, [textNode(label || address)], at);

/**
 * Returns an `<iframe>` for a player of another site. The conversion to Markdown turns it into
 * `::video` if Daymark can show the video, and otherwise into a link.
 * @param kind what the report calls the player, such as `card embed`
 * @param source what the report quotes; without it, the part of the original at the place
 */
export const playerAt = (
  address: string,
  title: string,
  kind: string,
  at?: Place,
  source?: string,
): Element =>
  element(
    'iframe',
    { src: address.trim(), title, dataKind: kind, ...(source && { dataSource: source }) },
    [],
    at,
  );

/** Returns a function for a table of rules, which leaves a construct out and says so. */
export const leftOut =
  (what: string) =>
  (_construct: unknown, _fields: unknown, say: Say): ElementContent[] => {
    say(what, 'left out');
    return [];
  };
