/** The author of an article, as shown in the byline. */
export interface Author {
  name: string;
  /** The path of the page about the author. */
  path: string;
  kind: 'person' | 'organization';
}

/** An author who has a page on the site. */
export interface AuthorProfile extends Author {
  slug: string;
  role: string;
  summary: string;
  links: { name: string; url: string }[];
}
