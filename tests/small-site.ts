import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { listFiles } from '../packages/daymark/src/basics/files.ts';
import { isPage, rootFolder } from '../packages/daymark/src/http/urls.ts';
import type { CollectedPolicies } from '../packages/daymark/src/output/collect-policies.ts';
import { openFileWriter } from '../packages/daymark/src/output/file-writer.ts';
import { siteWriter } from '../packages/daymark/src/output/site-writer.ts';

const document = (title: string, more = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${more}</head><body><h1>${title}</h1></body></html>`;

/**
 * A small site with every kind of file. `index.html` and `app.D1gest.js` are long enough to
 * compress.
 */
export const siteFiles: Readonly<Record<string, string | Buffer>> = {
  'index.html': document('Home', `<script>start()</script>${'<meta name="a">'.repeat(100)}`),
  'about.html': document('About'),
  'blog.html': document('Blog'),
  'blog/first-light.html': document('First light'),
  'café.html': document('Café'),
  '404.html': document('Not here'),
  '500.html': document('Our fault'),
  '_astro/app.D1gest.js': 'export const step = 1;\n'.repeat(100),
  '_astro/serif.D1gest.woff2': Buffer.from([0x77, 0x4f, 0x46, 0x32]),
  'robots.txt': 'User-agent: *\n',
  'rss.xml': '<rss></rss>',
  'beacon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'site.webmanifest': '{}',
  'empty.txt': '',
  'archive.tar.gz': Buffer.from([0x1f, 0x8b]),
  '.well-known/security.txt': 'Contact: mailto:a@b.example\n',
  '.hidden': 'secret',
};

/** Makes an empty folder, and removes it at the end of the test. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'server-test-'));
  // Removal is retried, because a thread that a test has started and not used may still be making
  // its folder.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** Writes files below a folder. */
export async function writeFiles(folder: string, files: typeof siteFiles): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
}

/**
 * Writes a site as a build does, into `dist/site` of a new folder. Returns the path of `dist/site`.
 */
export async function makeSite(files = siteFiles, folders = rootFolder): Promise<string> {
  const folder = await makeFolder();
  const root = join(folder, 'dist', 'site');
  await writeFiles(root, files);
  await finishSite(root, join(folder, '.cache', 'compressed'), { folders });
  return root;
}

/** Finishes the files in a folder as a build does, and returns the policies of the pages. */
export async function finishSite(
  siteFolder: string,
  cacheFolder: string,
  options?: Parameters<typeof siteWriter>[2],
): Promise<CollectedPolicies> {
  const pages = listFiles(siteFolder).filter(isPage).length;
  const files = await openFileWriter({ siteFolder, cacheFolder, pages });
  const writer = siteWriter(siteFolder, files, options);
  await writer.finishOthers();
  return writer.end();
}
