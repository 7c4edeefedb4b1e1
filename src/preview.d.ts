interface ImportMetaEnv {
  /**
   * Whether this is the live preview, which shows what is not out yet and every edit at once; never
   * in a build. Not `DEV`, which Astro takes from the environment where a variable of that name is
   * set. See `src/checks/integration.ts`.
   */
  readonly IS_PREVIEW: boolean;
}
