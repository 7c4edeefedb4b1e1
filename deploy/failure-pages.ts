import { fileAt, type SiteFile } from '../server/routes.ts';
import { statusOf } from '../server/urls.ts';
import type { PublishedSite } from './published-site.ts';

/** A page of the site that stands for a failure. */
export interface FailurePage {
  readonly status: number;
  readonly url: string;
  /** The name of its file, from the root of the site. */
  readonly name: string;
  readonly file: SiteFile;
}

export function failurePagesOf({ routes }: PublishedSite): FailurePage[] {
  return [...statusOf].flatMap(([url, status]) => {
    const file = fileAt(routes, url);
    return file ? [{ status, url, name: file.identity.file, file }] : [];
  });
}
