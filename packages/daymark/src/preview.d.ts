interface ImportMetaEnv {
  /**
   * Whether this is the live preview, which shows unpublished articles and every edit at once.
   * Always false in a build. It replaces `DEV`, because an environment variable named `DEV`
   * overrides Astro's value. See `packages/daymark/src/content/checks/site-checker.ts`.
   */
  readonly IS_PREVIEW: boolean;
}
