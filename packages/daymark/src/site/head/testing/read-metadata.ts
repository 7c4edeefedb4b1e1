import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** The metadata of a page as parsed by a browser, for tests. */
interface ReadMetadata {
  title: string;
  /** The contents of `<meta>` elements, by their names or properties. */
  meta: Map<string, string[]>;
}

/** Parses the metadata of a page. */
export function metadataOf(html: string): ReadMetadata {
  const read: ReadMetadata = { title: '', meta: new Map() };
  for (const element of elementsOf(parse(html))) {
    const [text] = element.childNodes;
    if (element.tagName === 'title' && text && 'value' in text) read.title = text.value;
    if (element.tagName !== 'meta') continue;
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    const name = attributes.get('name') ?? attributes.get('property') ?? '';
    read.meta.set(name, [...(read.meta.get(name) ?? []), attributes.get('content') ?? '']);
  }
  return read;
}

function elementsOf(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) =>
    'tagName' in child ? [child, ...elementsOf(child)] : [],
  );
}
