import { currentTexts } from '../texts/texts.ts';

/**
 * Memoizes a function that loads content, until the texts of the site change. They change only in
 * the live preview.
 */
export function once<Content>(load: () => Promise<Content>): () => Promise<Content> {
  let loaded: Promise<Content> | undefined;
  let texts: unknown;
  return () => {
    if (texts !== currentTexts()) loaded = undefined;
    texts = currentTexts();
    loaded ??= load();
    return loaded;
  };
}
