interface ImportMetaEnv {
  /**
   * Whether this is the live preview, which shows unpublished articles and every edit at once.
   * Always false in a build. The engine does not use Astro's `DEV`, because an environment variable
   * named `DEV` overrides its value. See `packages/daymark/src/content/checks/site-checker.ts`.
   */
  readonly IS_PREVIEW: boolean;
  /** Whether pages preload all files of the typeface with upright letters: see `typefaceFiles`. */
  readonly PRELOADS_ALL_LETTERS: boolean;
}
