import type { ElementType, Key, ReactNode } from 'react';
import { jsx as element, jsxs as elementWithChildren, Fragment } from 'react/jsx-runtime';
import { isUntranslated } from '../../words/untranslated.ts';

/*
 * Replaces React's JSX runtime in pages that have words in English because no translation of them exists
 * (`siteConstants`). Screen readers pronounce these words as English, and `bdi` keeps their order within a
 * line from right to left.
 */

export { Fragment };

/** The properties of an element. */
interface Props {
  readonly children?: ReactNode;
}

/** Elements that can contain no other element. */
const TEXT_ONLY: readonly unknown[] = ['option', 'script', 'style', 'text', 'textarea', 'title'];

/** Returns the content of an element with its English words marked. */
function marked(child: ReactNode, place = 0): ReactNode {
  if (Array.isArray(child)) return child.map(marked);
  if (typeof child !== 'string' || !isUntranslated(child)) return child;
  const text = child.trim();
  const [before, after] = child.split(text);
  const bdi = element('bdi', { lang: 'en', children: text });
  // A space within `bdi` would not stand between the words and their neighbour from right to left.
  return elementWithChildren(Fragment, { children: [before, bdi, after] }, `untranslated-${place}`);
}

function markedProps(type: ElementType, props: Props): Props {
  const isElement = typeof type === 'string' && !TEXT_ONLY.includes(type);
  if (!(isElement || type === Fragment) || !props.children) return props;
  return { ...props, children: marked(props.children) };
}

/** Creates an element, as the function of React. */
export const jsx = (type: ElementType, props: Props, key?: Key) =>
  element(type, markedProps(type, props), key);

/** Creates an element with several children, as the function of React. */
export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  elementWithChildren(type, markedProps(type, props), key);

/** Creates an element in the preview, as the function of `react/jsx-dev-runtime`. */
export const jsxDEV = (type: ElementType, props: Props, key?: Key, hasSeveral = false) =>
  (hasSeveral ? jsxs : jsx)(type, props, key);
