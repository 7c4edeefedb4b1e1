interface ImportMetaEnv {
  /**
   * Whether the articles that are not out yet are shown: in the live preview, never in a build. Not
   * `DEV`, which Astro takes from the environment where a variable of that name is set.
   */
  readonly SHOWS_UNPUBLISHED: boolean;
}
