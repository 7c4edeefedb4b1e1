/** A language of a site in several languages. */
export interface SiteLanguage {
  /** The name of its folders: "de"; empty for the main language. */
  code: string;
  /** The language tag: "de-AT". */
  language: string;
  /** The path under which its pages lie, without a slash at its end: "", or "/still-point/de". */
  base: string;
}

/** The folders and addresses of a language of a site. */
export interface Place {
  /** The path of the whole site on its host, without a slash at its end: "", or "/still-point". */
  root: string;
  /** The name of the folders of this language; empty for the main language. */
  code: string;
  /** All languages of the site, the main language first. */
  languages: readonly SiteLanguage[];
}
