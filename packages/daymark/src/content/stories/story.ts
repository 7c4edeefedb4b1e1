/** A community story as shown on pages. */
export interface Story {
  slug: string;
  name: string;
  role: string;
  /** The short form, without quotation marks. */
  quote: string;
  /** Whether the story is invented. Pages label it as a sample. */
  sample: boolean;
}
