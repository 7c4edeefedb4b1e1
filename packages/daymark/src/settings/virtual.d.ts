declare module 'virtual:daymark/settings' {
  /** The parsed settings: `current.ts`, and in unit tests `tests/settings.ts`. */
  const settings: import('./site.ts').Settings;
  export default settings;
}
