import { escapeHtml } from '../../content/markdown/escape-html.ts';
import type { Network } from '../../settings/schema/networks/networks.ts';
import { type AdaptedSlot, CONTAINER_ID, type Snippet } from './snippet.ts';

type ElementsNetwork = Extract<Network, { adapter: 'elements' }>;
type Slot = AdaptedSlot<ElementsNetwork['slots'][string]>;

/** Returns an element with the banner id, and the script that fills it. */
export function elementsSnippet(network: ElementsNetwork, { bannerId }: Slot): Snippet {
  const { element, attribute, className } = network.container;
  const named = className ? ` class="${escapeHtml(className)}"` : '';
  const container = `<${element} id="${CONTAINER_ID}"${named} ${attribute}="${bannerId}"></${element}>`;
  return {
    html: `${container}<script async src="${escapeHtml(network.script)}"></script>`,
    emptyMark: network.emptyMark,
  };
}
