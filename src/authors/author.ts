/** Who answers for an article, as its byline names them. */
export interface Author {
  name: string;
  /** The page that says more about them. */
  path: string;
  kind: 'person' | 'organization';
}

/** An author with a page of their own. */
export interface AuthorProfile extends Author {
  slug: string;
  role: string;
  summary: string;
  links: { name: string; url: string }[];
}
