import { fileAt, type SiteFile } from '../http/routes.ts';
import { statusOf } from '../http/urls.ts';
import type { PublishedSite } from './published-site.ts';

/** An error page of the site. */
export interface FailurePage {
  readonly status: number;
  readonly url: string;
  /** The path of its file, relative to the root of the site. */
  readonly name: string;
  readonly file: SiteFile;
}

export function failurePagesOf({ routes }: PublishedSite): FailurePage[] {
  return [...statusOf].flatMap(([url, status]) => {
    const file = fileAt(routes, url);
    return file ? [{ status, url, name: file.identity.file, file }] : [];
  });
}
