declare module 'virtual:daymark/faces' {
  /** The address of the file with letters such as ý, if the language needs many files. */
  export const more: string | undefined;
  /** The address of the file with letters such as ł, if the language needs many files. */
  export const extended: string | undefined;
  /** The address of the file with the bold face, if the typeface has one: see `ui/look/integration.ts`. */
  export const bold: string | undefined;
  /** The address of the file with the italic face, if the typeface has one. */
  export const italic: string | undefined;
}

declare module 'virtual:daymark/settings' {
  /** The parsed settings: `current.ts`, and in unit tests `tests/settings.ts`. */
  const settings: import('./site.ts').Settings;
  export default settings;
}

/** Asks for consent to a counter: an empty module on a site whose counter does not ask. */
declare module 'virtual:daymark/question' {}
