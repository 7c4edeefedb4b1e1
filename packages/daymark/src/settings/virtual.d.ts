declare module 'virtual:daymark/settings' {
  /** What the owner's settings file exports. */
  const settings: unknown;
  export default settings;
}
