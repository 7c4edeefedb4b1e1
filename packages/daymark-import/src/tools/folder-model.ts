import type { Fields, ImportedText, Status } from '../export/export.ts';

/* What is known of a folder before its texts are converted: its settings, languages and texts. */

/** A language that the settings name. */
export interface FolderLanguage {
  code: string;
  /** The folders with texts of this language, each with the folder in which a site of one language has them. */
  folders: readonly (readonly [own: string, usual: string])[];
  /** What addresses begin with, such as "/fr"; undefined if the path of the file already has it. */
  prefix?: string | undefined;
  isDisabled?: boolean;
  /** The patterns of addresses by section, if those of Hugo differ in the language. */
  permalinks?: ReadonlyMap<string, string>;
}

/** The languages that the settings name, the main language first; none if they name none. */
export type FolderLanguages = readonly FolderLanguage[];

export interface Settings {
  fields: Fields;
  /** The address of the other site, '' if no file says it. */
  url: string;
  /** The path of the site on its host, such as "/blog", without a slash at the end. */
  base: string;
  /** The folder of the texts, '' for the whole folder. */
  content: string;
  /** The patterns of addresses: of Hugo by section, of Jekyll without a name. */
  permalinks: ReadonlyMap<string, string>;
  isUgly: boolean;
  /** Whether all Markdown is MDX, which Docusaurus reads unless its settings say otherwise. */
  isMdx: boolean;
  /** Whether the texts of `src/content/docs/` of Astro stand at the root of the site. */
  isStarlight: boolean;
  languages: FolderLanguages;
  /** The time zone in which the tool dated texts, such as "Europe/Paris". */
  timeZone: string | undefined;
  /** The main language, also of a site of one language, if the settings name it. */
  language: string | undefined;
}

/** A file with a text, as the first reading finds it. */
export interface Source {
  /** The path from the folder, with `/`. */
  file: string;
  /** The path without the folder and the ending of a language, as in a folder of one language. */
  path: string;
  /** The code of the language; undefined if nothing names it. */
  language: string | undefined;
  /** What the translations of the text have in common. */
  translationKey: string;
  fields: Fields;
  /** Why the front matter could not be read. */
  fault: string | undefined;
  title: string;
  slug: string;
  date: string | undefined;
  /** Whether only the clock of the file system gives the date. */
  hasFileDate: boolean;
  /** Whether Jekyll did not publish the text, because its name has no date and title. */
  isUnnamed: boolean;
  /** Whether nothing stands below the front matter. */
  isBlank: boolean;
  kind: ImportedText['kind'];
  status: Status;
  addresses: string[];
  /** Whether the front matter gives the address. */
  hasOwnAddress: boolean;
  aliases: string[];
  /** The paths on the other site to which the text links. */
  links: string[];
}
