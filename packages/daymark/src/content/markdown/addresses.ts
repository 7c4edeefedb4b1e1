import { fileNameOf } from './image-path.ts';
import type { MarkdownPlugin } from './plugin.ts';

/** Returns an address on this site in composed Unicode, as the build writes its paths. */
export function composed(address: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return address;
  const decoded = fileNameOf(address) ?? address;
  return decoded.normalize() === decoded ? address : decoded.normalize();
}

/** Writes the addresses of this site in composed Unicode, in which the build writes its files. */
export const addresses: MarkdownPlugin = {
  name: 'addresses',
  link(node, context) {
    const url = composed(node.url);
    if (url !== node.url) context.setProperty(node, 'url', url);
  },
  definition(node, context) {
    const url = composed(node.url);
    if (url !== node.url) context.setProperty(node, 'url', url);
  },
};
