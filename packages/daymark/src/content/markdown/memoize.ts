/**
 * During a build, memoizes a function that loads content, because the content store creates a new
 * array at every call. In the live preview, the function loads at every call, to show edits.
 */
export function once<Content>(load: () => Promise<Content>): () => Promise<Content> {
  let loaded: Promise<Content> | undefined;
  return () => {
    if (import.meta.env.IS_PREVIEW) return load();
    loaded ??= load();
    return loaded;
  };
}
