/** A topic as shown on pages. */
export interface Topic {
  slug: string;
  path: string;
  title: string;
  summary: string;
  /** Whether the topic's pages and articles have no ad slots. */
  sensitive: boolean;
}
