import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readBuildTime } from '../../packages/daymark/src/content/articles/publication.ts';
import { bodyReader } from '../../packages/daymark/src/content/checks/body.ts';
import {
  type CheckResult,
  checkSite,
  type Published,
} from '../../packages/daymark/src/content/checks/check.ts';
import type { Route } from '../../packages/daymark/src/content/checks/site-pages.ts';
import { textReader } from '../../packages/daymark/src/content/checks/text-reader.ts';
import { markdownOf } from '../../packages/daymark/src/content/markdown/renderer.ts';
import type { Place } from '../../packages/daymark/src/settings/place.ts';
import { parseSettings } from '../../packages/daymark/src/settings/settings.ts';
import input from '../fixtures/starter-0.1.0/site.config.ts';
import type { Mistake } from './mistake.ts';

const SUMMARY = 'summary: On the first light over the harbour and who sees it.';

/** Returns an article whose body begins on line 8 if no fields are added. */
export const articleWith = (body: string, fields = '') =>
  `---\ntitle: First light\n${SUMMARY}\ndate: 2026-05-04\nkind: essay\ntopics: [rest]\n${fields}---\n${body}\n`;

const topic = `---\ntitle: Rest\n${SUMMARY}\norder: 1\n---\n`;
const page = `---\ntitle: About us\n${SUMMARY}\n---\n## Who we are\n\nTwo people.\n`;

/** The files of a small site without mistakes. */
const files: Readonly<Record<string, string>> = {
  'site.config.ts': 'export default {};\n',
  'content/articles/dawn.md': articleWith('The harbour.\n\n## The sky\n\nGrey.').replace(
    'First light',
    'Light of dawn',
  ),
  'content/articles/dusk.md': articleWith('The [harbour](/blog/dawn#the-sky).').replace(
    'First',
    'Last',
  ),
  'content/topics/rest.md': topic,
  'content/pages/about.md': page,
  'public/media/bell.mp3': 'bell',
};

const route = (pathname: string): Route => {
  const patternRegex = new RegExp(`^${pathname}$`);
  return { origin: 'project', pattern: pathname, pathname, patternRegex, type: 'page' };
};
const routes = ['/', '/about', '/blog', '/community', '/contact', '/privacy', '/terms', '/sitemap']
  .map(route)
  .concat(
    { origin: 'project', pattern: '/blog/[slug]', patternRegex: /^\/blog\/[^/]+$/, type: 'page' },
    {
      origin: 'project',
      pattern: '/blog/page/[page]',
      patternRegex: /^\/blog\/page\/[^/]+$/,
      type: 'page',
    },
  );

/**
 * Writes the small site with a mistake into a new folder, and checks the site.
 * @param publicFiles the files of the setting `security.publicFiles`
 * @param place the language to check, on a site in several languages
 * @param further settings in addition to those of the small site
 * @param absent paths of pages that the engine does not make
 * @param published what is known of the last published build
 */
export async function checkMistake({
  change,
  links = {},
  pipes = [],
  sizes = {},
  publicFiles = [],
  place,
  further = {},
  published,
  absent = [],
}: Pick<Mistake, 'change'> & {
  links?: Readonly<Record<string, string>>;
  pipes?: readonly string[];
  sizes?: Readonly<Record<string, number>>;
  publicFiles?: string[];
  place?: Place;
  further?: object;
  published?: Published;
  absent?: readonly string[];
}): Promise<CheckResult> {
  const root = await mkdtemp(join(tmpdir(), 'mistake-'));
  const before = process.cwd();
  try {
    for (const [file, content] of Object.entries({ ...files, ...change })) {
      if (content === null) continue;
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), content);
    }
    for (const [file, target] of Object.entries(links)) await symlink(target, join(root, file));
    for (const [file, size] of Object.entries(sizes)) await truncate(join(root, file), size);
    if (pipes.length > 0) execFileSync('mkfifo', pipes, { cwd: root });
    process.chdir(root);
    const security = { publicFiles };
    const settings = {
      ...parseSettings({ ...input, security, ...further }),
      ...(place && { place }),
    };
    return await checkSite({
      settings,
      source: { file: 'site.config.ts', lineOf: () => undefined },
      read: textReader(await bodyReader(markdownOf(settings)), place?.code),
      routes: routes.filter(({ pattern }) => !absent.includes(pattern)),
      time: readBuildTime(new Date('2026-06-14'), {}),
      ...(published && { published }),
    });
  } finally {
    process.chdir(before);
    await rm(root, { recursive: true });
  }
}
