/** An error or a warning in the owner's files, as the preview shows it. */
export interface Finding {
  isError: boolean;
  /** The path relative to the site's folder. */
  file: string;
  line?: number | undefined;
  /** The path of the page that shows the file, if the file has a page. */
  page?: string | undefined;
  /** What was expected and what was found. */
  text: string;
}
