/** A topic as pages show it. */
export interface Topic {
  slug: string;
  path: string;
  title: string;
  summary: string;
}
