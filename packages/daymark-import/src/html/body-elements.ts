import type { Element, ElementContent, Nodes, Text } from 'hast';
import { element } from './html-tree.ts';

/*
 * Creates the elements by which sources replace the constructs of a tool, such as blocks, cards and
 * shortcodes. `html-to-markdown.ts` converts these elements to Markdown.
 */

/** Adds a remark on the construct that is converted. */
export type Say = (what: string, became: string) => void;

type Place = Pick<Nodes, 'position'>;

/** Creates a text node. */
export const textNode = (value: string): Text => ({ type: 'text', value });

/** Returns a paragraph, for content that the other tool showed on a line of its own. */
export const line = (children: readonly ElementContent[], at?: Place): Element =>
  element('p', {}, children, at);

/**
 * Returns a link, a button or a file; buttons and files stand on lines of their own. Without a
 * label, visitors read the address.
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
 * @param kind the name of the player in the report, such as `card embed`
 * @param source the text that the report quotes; without it, the original at the position
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

/** Creates a rule that leaves a construct out, and lists it in the report. */
export const leftOut =
  (what: string) =>
  (_construct: unknown, _fields: unknown, say: Say): ElementContent[] => {
    say(what, 'left out');
    return [];
  };
