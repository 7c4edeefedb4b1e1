import { countWords } from '../basics/language.ts';

/** A slot in the HTML of a page. */
interface SlotOnPage {
  bannerId: string;
  /** The screens that show the slot: "any", "phone" or "wide". */
  width: string;
}

/** The results of measuring a page in the browser. */
export interface Measured {
  /** The number of words of the main content, without advertising. */
  words: number;
  slots: SlotOnPage[];
  /** The compressed size of the HTML in bytes, without separate files and without styles. */
  bytes: number;
}

/** Parts of the main content that are not text of the page. */
const NO_TEXT = '.slot, script, style, template, [hidden]';

/** The elements that only the preview adds to a page: separate scripts, styles for reloading, the bar. */
const OF_PREVIEW = 'script[src], style[data-vite-dev-id], vite-error-overlay, daymark-preview';

/** Measures a page. */
export const measure = async (document: Document): Promise<Measured> => ({
  words: wordsOn(document),
  slots: slotsOn(document),
  bytes: await weightOf(document),
});

/** Counts the words of the main content that visitors read. */
function wordsOn(document: Document): number {
  const main = document.querySelector('main');
  if (!main) return 0;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  let words = 0;
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement?.closest(NO_TEXT)) words += countWords(textContent ?? '');
  }
  return words;
}

/** Returns the slots of the page. A slot without a banner id belongs to no setting. */
function slotsOn(document: Document): SlotOnPage[] {
  return [...document.querySelectorAll<HTMLElement>('.slot')].flatMap((slot) => {
    // The loader renames `bannerId` for some networks.
    const { bannerId, slotId } = slot.querySelector<HTMLElement>('.slot-box')?.dataset ?? {};
    const id = bannerId ?? slotId;
    return id === undefined ? [] : [{ bannerId: id, width: slot.dataset.width ?? 'any' }];
  });
}

/**
 * Estimates the compressed size of a page's HTML in a build, for the owner's bar. The parts that only
 * the preview adds are removed first.
 */
async function weightOf(document: Document): Promise<number> {
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of page.querySelectorAll(OF_PREVIEW)) element.remove();
  const compressed = new Blob([page.outerHTML]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(compressed).arrayBuffer()).byteLength;
}
