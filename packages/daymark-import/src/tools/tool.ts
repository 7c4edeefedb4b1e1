import type { Fields, ImportedText, Status, Tool } from '../export/export.ts';
import type { Fact, Surroundings } from './syntax/step.ts';

/*
 * The types of the facts about a folder before its texts are converted: its tool, settings,
 * languages and texts. A `FolderTool` contains all differences between tools; the other code is the
 * same for all.
 */

/** A language that the settings name. */
export interface FolderLanguage {
  code: string;
  /**
   * The folders with texts of this language, each with the folder in which a site with a single
   * language would have these texts.
   */
  folders: readonly (readonly [own: string, usual: string])[];
  /** The beginning of addresses, such as "/fr"; undefined if the path of the file already has it. */
  prefix?: string | undefined;
  isDisabled?: boolean;
  /** The patterns of addresses by section, if Hugo has other patterns in this language. */
  permalinks?: ReadonlyMap<string, string>;
}

/** The configuration as it is written: the fields of data files, and the text of a file in JavaScript. */
export interface Configuration {
  fields: Fields;
  script: string;
}

/** The settings of the other site, in one form for all tools. */
export interface Settings extends Configuration {
  /** The address of the other site; '' if no file names it. */
  url: string;
  /** The path of the site on its host, such as "/blog", without a slash at the end. */
  base: string;
  /** The folder of the texts, '' for the whole folder. */
  content: string;
  /** The languages that the settings name, the main language first; none if they name none. */
  languages: readonly FolderLanguage[];
  /** The time zone in which the tool dated texts, such as "Europe/Paris". */
  timeZone: string | undefined;
  /** The main language, or the only language, if the settings name it. */
  language: string | undefined;
}

/** Files by which a folder is recognised. */
interface Sign {
  /** The names of files and folders, such as "hugo.toml hugo.yaml", in the order in which they are looked for. */
  files: string;
  /**
   * Matches a file or folder that the root must contain as well, because other tools also have such
   * `files`.
   */
  beside?: RegExp;
}

/** The facts that determine the address of a text at the other site. */
export type AddressFacts = Pick<Source, 'path' | 'fields' | 'date' | 'title' | 'slug'> & {
  /** The name of the file (for an index, of its folder) without a date. */
  rest: string;
  isIndex: boolean;
};

/** The properties of a tool that keeps its texts in a folder. */
export interface FolderTool {
  name: Tool;
  signs: readonly Sign[];
  /**
   * The package on which a folder depends if it belongs to this tool and not to another tool with the
   * same files.
   */
  dependency?: string;
  /**
   * Whether the folder is the source of a site: it has templates, and in its root texts about the
   * folder, such as a readme.
   */
  isSite?: boolean;
  /** Whether notes name each other and files as in Obsidian, by the ends of their paths: `[[pier]]`. */
  isVault?: boolean;

  // Settings

  /** Returns the settings in files other than those by which the tool is recognised. */
  moreSettings?(root: string): Promise<Fields>;
  /** Returns the address of the site. Without the function, the usual settings name this folder. */
  addressIn?(configuration: Configuration, usual: string): string;
  /** Returns the path of the site on its host, if its address names no host. */
  baseIn?(configuration: Configuration): string;
  /** Returns the folder of the texts; without the function, they stand in the whole folder. */
  contentIn?(configuration: Configuration): string;
  /** Returns the folder of the texts by their paths, if the settings name none. */
  contentOf?(texts: readonly string[]): string;
  /** Returns the languages that the settings name, the main language first. */
  languagesIn?(configuration: Configuration, content: string): Settings['languages'];
  /**
   * Restricts where the languages of texts come from: only from the settings, or the texts have no
   * languages. If absent, front matter and folders count too.
   */
  languages?: 'of settings' | 'none';
  /** Whether the tool dates texts in the time zone of the settings. */
  hasTimeZone?: boolean;

  // Files

  /** Whether the tool reads no MDX. */
  refusesMdx?: boolean;
  /** Whether folders with names such as `layouts` and `static` contain no texts. */
  hasReservedFolders?: boolean;
  /** Whether each text must be in the folder of a language, if the settings name such folders. */
  hasOnlyLanguageFolders?: boolean;
  /**
   * Creates a function that returns whether the tool reads a file as a text, given its path, the names of
   * the folders between the folder of the texts and the file, and the folder of its language ('' for none).
   * Without this function, all Markdown files are texts.
   */
  textFilter?(
    root: string,
    settings: Settings,
  ): Promise<(file: string, folders: readonly string[], own: string) => boolean>;

  // Front matter

  /** Creates the function that returns the fields which the settings add to a text, by its path. */
  defaultsIn?(settings: Settings): (path: string) => Fields;
  /** Whether a list of tags in one text is divided at spaces. */
  dividesTagsAtSpaces?: boolean;
  /** Whether tags such as "posts" only name a collection. */
  hasCollectionTags?: boolean;
  /** Whether a text has no page of its own although no field marks the text as a draft. */
  hidesPage?(fields: Fields): boolean;
  /** Whether a file is a template that generates pages from other texts. */
  isGenerator?(fields: Fields): boolean;
  /**
   * Fields such as `publish`. If a note of the folder has one of these fields, only notes with such
   * a field are published.
   */
  publishMarks?: readonly string[];
  /** Whether the author of a note may be the author of a book or a film. */
  quotesAuthors?: boolean;
  /** Whether the command `daymark export` may have written the texts, with their types. */
  mayBeExport?: boolean;

  // Texts

  /**
   * Returns the kind of a text outside of `_posts`. Without the function, dates and names of folders
   * decide.
   */
  kindOf?(file: string, date: string | undefined): ImportedText['kind'];
  /** Matches the name of a post that the tool publishes. */
  postName?: RegExp;
  isMdx?(settings: Settings): boolean;
  templates?: Surroundings['templates'];
  hasWholeHtml?: boolean;
  tagOf?: Surroundings['tagOf'];
  /** Returns the value of a variable in a condition of a template. */
  factFor?(name: string, source: Source, settings: Settings): Fact;

  // Addresses

  /**
   * Returns the path that showed a text, with the prefix of its language; undefined if the files do not
   * name it.
   * @param prefix the path of the language, or ''
   */
  addressOf(
    text: AddressFacts,
    settings: Settings,
    prefix: string,
    language: FolderLanguage | undefined,
  ): string | undefined;
  /**
   * Whether links between texts tell more about addresses than the settings, because these are a
   * program.
   */
  takesLinkedAddresses?: boolean;
  /** Whether the name of a text may follow from the pattern of its address. */
  namesByAddress?: boolean;
  /** The addresses of feeds. */
  feeds?: readonly string[];
}

/** A file with a text, as the first pass over the folder reads it. */
export interface Source {
  /** The path from the folder, with `/`. */
  file: string;
  /** The path without the folder and the ending of a language, as in a folder of one language. */
  path: string;
  /** The code of the language; undefined if nothing names it. */
  language: string | undefined;
  /** A value that all translations of the text share. */
  translationKey: string;
  fields: Fields;
  /** The reason why the front matter could not be read. */
  fault: string | undefined;
  title: string;
  slug: string;
  date: string | undefined;
  /** Whether the date is only that of the file's last change. */
  hasFileDate: boolean;
  /** Whether Jekyll did not publish the text, because its name has no date and title. */
  isUnnamed: boolean;
  /** Whether the text has no body below the front matter. */
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
