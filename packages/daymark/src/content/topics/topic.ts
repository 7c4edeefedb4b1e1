/** A topic as pages show it. */
export interface Topic {
  slug: string;
  path: string;
  title: string;
  summary: string;
  /** Whether its pages and its articles have no ad slots. */
  sensitive: boolean;
}
