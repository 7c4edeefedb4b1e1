import { listFiles } from '../../basics/files.ts';
import { isPage } from '../../http/urls.ts';
import type { CollectedPolicies } from '../collect-policies.ts';
import { siteWriter, type WriterOptions } from '../site-writer.ts';

/**
 * Finishes all files of a folder that something else has written, as `siteWriter` does.
 * @param options without the number of pages, which is counted
 */
export async function finishSite(
  siteFolder: string,
  options: Omit<WriterOptions, 'pages'>,
): Promise<CollectedPolicies> {
  const pages = listFiles(siteFolder).filter(isPage).length;
  const writer = await siteWriter(siteFolder, { ...options, pages });
  await writer.finishOthers();
  return writer.end();
}
