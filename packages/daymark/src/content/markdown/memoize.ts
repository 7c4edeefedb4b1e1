/**
 * Memoizes a function that loads content during a build, because the content store creates a new
 * array at every call. The live preview loads at every call, so that it shows edits.
 */
export function once<Content>(load: () => Promise<Content>): () => Promise<Content> {
  let loaded: Promise<Content> | undefined;
  return () => {
    if (import.meta.env.IS_PREVIEW) return load();
    loaded ??= load();
    return loaded;
  };
}
