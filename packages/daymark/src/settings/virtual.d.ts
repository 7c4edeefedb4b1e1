declare module 'virtual:daymark/settings' {
  /** The default export of the owner's settings file. */
  const settings: unknown;
  export default settings;
}
