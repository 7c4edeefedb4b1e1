/**
 * Asks for content once per build: the content store makes a new array at every
 * call. The live preview asks anew, so that an edit shows.
 */
export function once<Content>(load: () => Promise<Content>): () => Promise<Content> {
  let loaded: Promise<Content> | undefined;
  return () => {
    if (import.meta.env.IS_PREVIEW) return load();
    loaded ??= load();
    return loaded;
  };
}
