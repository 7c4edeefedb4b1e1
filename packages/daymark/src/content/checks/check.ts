import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { listFiles } from '../../http/files.ts';
import type { Redirects } from '../../http/redirects.ts';
import type { Site } from '../../settings/schema/site.ts';
import { publicationOf } from '../articles/publication.ts';
import type { MarkdownOptions } from '../markdown/plugin.ts';
import { readAliases } from './aliases.ts';
import { bodyReader } from './body.ts';
import { readingPath } from './content-kinds.ts';
import { fieldProblems } from './fields.ts';
import { checkLink, type Reference, type Target, targetOf } from './links.ts';
import { lookProblems } from './look.ts';
import { extensionProblems, nameProblems } from './names.ts';
import { claimProblems, readAstroText } from './own-pages.ts';
import { pictureProblems } from './pictures.ts';
import { privacyProblems } from './privacy.ts';
import type { Problem } from './problem.ts';
import { settingsProblems, settingsReferences } from './settings.ts';
import { type Route, sitePages } from './site-pages.ts';
import { tagProblems } from './tags.ts';
import { readText, type Text } from './text.ts';
import { placeProblems } from './unique-positions.ts';

export interface CheckedSite {
  settings: Site;
  /** The path of the settings file, relative to the site's folder. */
  settingsFile: string;
  markdown: MarkdownOptions;
  routes: readonly Route[];
  /** The day of the build, such as "2026-06-14". */
  today: string;
}

export interface CheckResult {
  problems: Problem[];
  redirects: Redirects;
  /** References that can be verified only after the build. */
  unproven: { reference: Reference; target: Target }[];
}

/**
 * Checks the owner's content files and the files and paths in the settings, in the working
 * directory. Reads each file once and compares it with lookup tables, not with all other files.
 */
export async function checkSite(site: CheckedSite): Promise<CheckResult> {
  const files = [...filesIn('content'), ...filesIn('pages')];
  const texts: Text[] = [];
  for (const file of files) {
    if (file.endsWith('.md')) texts.push(readText(file, await readFile(file, 'utf8')));
    if (/^pages\/.*\.astro$/.test(file))
      texts.push(readAstroText(file, await readFile(file, 'utf8')));
  }

  const read = await bodyReader(site.markdown);
  const known = [];
  for (const text of texts)
    known.push({ ...text, ...(await read(text)), isPublished: isPublished(text, site.today) });

  const pages = sitePages(known, site.routes, existsSync('public') ? listFiles('public') : []);
  const aliases = readAliases(known, pages);
  const references = [
    ...known.flatMap(({ file, folder, slug, links, isPublished }): Reference[] =>
      links.map((link) => ({ ...link, file, from: readingPath(folder, slug), isPublished })),
    ),
    ...(await settingsReferences(site.settings, site.settingsFile)),
  ];
  const problems = [
    ...extensionProblems(files),
    ...nameProblems(texts),
    ...claimProblems(texts, site.routes),
    ...fieldProblems(texts),
    ...placeProblems(known),
    ...aliases.problems,
    ...(await settingsProblems(site.settings, site.settingsFile, texts)),
    ...privacyProblems(site.settings, texts),
    ...(await tagProblems(site.settings, site.settingsFile)),
    ...(await lookProblems(site.settings, site.settingsFile)),
    ...known.flatMap((text) => [
      ...text.bodyProblems,
      ...text.findings,
      ...pictureProblems(text, text),
    ]),
  ];
  const unproven: CheckResult['unproven'] = [];
  for (const reference of references) {
    const target = targetOf(reference, site.settings.identity.url);
    if (!target) continue;
    const verdict = checkLink(reference, target, pages, aliases.redirects);
    if (verdict === 'unproven') unproven.push({ reference, target });
    else if (verdict) problems.push(verdict);
  }
  return { problems, redirects: aliases.redirects, unproven };
}

const filesIn = (folder: string) =>
  existsSync(folder) ? listFiles(folder).map((file) => `${folder}/${file}`) : [];

function isPublished({ fields: { draft, date } }: Text, today: string): boolean {
  if (!(date instanceof Date) || Number.isNaN(date.getTime())) return draft !== true;
  return publicationOf({ draft: draft === true, date }, today) === 'published';
}
