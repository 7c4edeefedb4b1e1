import { fileAt, type SiteFile } from '../http/routes.ts';
import { statusOf } from '../http/urls.ts';
import type { PublishedSite } from './published-site.ts';

/** An error page of the site. */
export interface FailurePage {
  readonly status: number;
  readonly url: string;
  readonly file: SiteFile;
}

/** Returns the error pages that a site has. */
export function failurePagesOf({ routes }: PublishedSite): FailurePage[] {
  return [...statusOf].flatMap(([url, status]) => {
    const file = fileAt(routes, url);
    return file ? [{ status, url, file }] : [];
  });
}
