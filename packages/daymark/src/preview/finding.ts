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

/** Returns the position of a finding: "content/articles/first-light.md:12". */
export const placeIn = ({ file, line }: Pick<Finding, 'file' | 'line'>) =>
  line === undefined ? file : `${file}:${line}`;

/** Formats a finding as one line. */
export const formatFinding = (finding: Finding) => `${placeIn(finding)}: ${finding.text}`;
