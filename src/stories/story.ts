/** A community story as pages show it. */
export interface Story {
  slug: string;
  name: string;
  role: string;
  /** The short form, without quotation marks. */
  quote: string;
  /** Invented, and shown as such. */
  sample: boolean;
}
