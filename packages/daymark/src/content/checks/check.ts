import type { Redirects } from '../../http/redirects.ts';
import type { Site } from '../../settings/site.ts';
import type { SettingsSource } from '../../settings/source.ts';
import { publicationOf } from '../articles/publication.ts';
import type { Remark } from '../launch/remark.ts';
import { launchRemarks } from '../launch/remarks.ts';
import { coverOf } from '../pictures/picture.ts';
import { withHelp } from '../static-pages/names.ts';
import type { OwnersText, PictureVariant } from '../texts.ts';
import { addressProblem } from './addresses.ts';
import { adsTxtProblems, adsTxtRedirect } from './ads-txt.ts';
import { readAliases } from './aliases.ts';
import type { Body } from './body.ts';
import { captionProblems } from './captions.ts';
import { readingPath } from './content-kinds.ts';
import { countFiles, type FileCounts } from './counts.ts';
import { dateProblems, isDay } from './dates.ts';
import { fieldProblems } from './fields.ts';
import { addressOf, checkLink, type Reference, type Target, targetOf } from './links.ts';
import { lookProblems } from './look.ts';
import { extensionProblems, nameProblems, titleProblems, variantProblems } from './names.ts';
import { isAboutAnother, nounOf, nounProblems } from './nouns.ts';
import { claimProblems } from './own-pages.ts';
import { photographProblems, photographRemark } from './photographs.ts';
import { type PictureUse, pictureProblems, picturesOf, pictureUsesOf } from './pictures.ts';
import { privacyProblems } from './privacy.ts';
import { byPosition, type Problem } from './problem.ts';
import { readTexts } from './read-texts.ts';
import { sequenceProblems } from './sequences.ts';
import {
  languageProblems,
  linkTextProblems,
  settingsProblems,
  settingsReferences,
  tokenProblems,
  urlProblems,
} from './settings.ts';
import { type Route, sitePages } from './site-pages.ts';
import { countProblems, sizeProblems } from './sizes.ts';
import { styleProblems } from './styles.ts';
import { tagProblems } from './tags.ts';
import type { Text } from './text.ts';
import { textDigest } from './text-digest.ts';
import type { TextReader } from './text-reader.ts';
import { placeProblems } from './unique-positions.ts';
import { unreadFiles, unreadInFolder } from './unread-files.ts';

export interface CheckedSite {
  settings: Site;
  source: SettingsSource;
  /** Reads a content file. */
  read: TextReader;
  routes: readonly Route[];
  /** The day of the build, such as "2026-06-14". */
  today: string;
}

/** A reference with its target on this site. */
interface Link {
  reference: Reference;
  target: Target;
}

/** A draft, or a text whose date is in the future. */
interface Unpublished {
  state: 'draft' | 'scheduled';
  date: Date;
}

export interface CheckResult {
  /** The errors, which stop a build. */
  problems: Problem[];
  /** The warnings, after which a build continues. */
  warnings: Problem[];
  /** What visitors should not meet on a published site. */
  launch: Remark[];
  redirects: Redirects;
  /** References that can be verified only after the build. */
  unproven: Link[];
  /** All references to pages and files of this site. */
  links: Link[];
  /** The states of the texts that only the live preview shows, by the path of the page. */
  unpublished: ReadonlyMap<string, Unpublished>;
  counts: FileCounts;
  /** All texts, except those about another noun. The pages show them. */
  texts: readonly OwnersText[];
  /** The files that the build makes from the pictures of texts, except of unpublished ones. */
  variants: readonly PictureVariant[];
  /** Where published texts name each picture first, by the path of the picture's file. */
  pictureUses: ReadonlyMap<string, PictureUse>;
  /** The files of the pictures of all texts. */
  allVariants: readonly PictureVariant[];
}

/**
 * Checks the owner's texts with their pictures, and the paths and files that the settings name, in
 * the working directory. Texts are read by `site.read`, which may remember them.
 */
export async function checkSite(site: CheckedSite): Promise<CheckResult> {
  const { texts, files, publicFiles, problems: unread } = await readTexts(site.read);
  const { noun, identity } = site.settings;
  const known = [];
  const unpublished = new Map<string, Unpublished>();
  for (const text of texts) {
    const { state, date } = publicationOfText(text, site.today);
    const isLeftOut = isAboutAnother(text, noun);
    if (state !== 'published' && !isLeftOut)
      unpublished.set(readingPath(text.folder, text.slug), { state, date });
    const cover = await coverOf(text.file, text.fields.cover);
    const isPublished = state === 'published' && !isLeftOut;
    const digest = textDigest(text, cover);
    known.push({ ...text, digest, cover, state, isPublished, isLeftOut });
  }

  const linked = known.map((text) => ({ ...text, ids: withHelp(text, site.settings) }));
  const pages = sitePages(linked, site.routes, publicFiles);
  const aliases = readAliases(known, pages);
  const photographs = await photographProblems(publicFiles);
  const found = [
    ...unread,
    ...photographs,
    ...captionProblems(publicFiles),
    ...extensionProblems(files),
    ...unreadFiles(files, texts, new Set(known.flatMap(picturesOf))),
    ...unreadInFolder(site.source.file),
    ...nameProblems(texts),
    ...titleProblems(texts),
    ...variantProblems(publicFiles, pages),
    ...claimProblems(texts, site.routes),
    ...fieldProblems(texts),
    ...dateProblems(texts, site.today),
    ...nounProblems(texts, noun),
    ...sizeProblems(texts),
    ...countProblems(texts),
    ...placeProblems(known),
    ...sequenceProblems(texts),
    ...aliases.problems,
    ...settingsProblems(site.settings, site.source, texts),
    ...languageProblems(site.settings, site.source),
    ...tokenProblems(site.settings, site.source),
    ...linkTextProblems(site.settings, site.source),
    ...urlProblems(site.settings, site.source),
    ...(await privacyProblems(site.settings, texts)),
    ...styleProblems(),
    ...tagProblems(site.settings, site.source),
    ...adsTxtProblems(site.settings, site.source, pages),
    ...(await lookProblems(site.settings, site.source)),
  ];
  for (const text of known) {
    // A mistake in the front matter is not a second mistake in the Markdown.
    const inFields = new Set(text.problems.map(({ line }) => line));
    const findings = text.findings.filter(({ line }) => !inFields.has(line));
    found.push(...findings, ...(await pictureProblems(text, identity.language)));
    // Finders report some of the problems that prevent rendering, and all of them at once.
    const inBody = new Set(text.findings.map(({ line }) => line));
    found.push(...text.bodyProblems.filter(({ line }) => !inBody.has(line)));
  }

  const references = [
    ...known.flatMap(({ file, folder, slug, fields, links, isPublished }): Reference[] => {
      const [from, about] = [readingPath(folder, slug), nounOf({ fields })];
      return links.map((link) => ({ ...link, file, from, about, isPublished }));
    }),
    ...settingsReferences(site.settings, site.source),
  ];
  const unproven: Link[] = [];
  const links: Link[] = [];
  const siteUrl = new URL(site.settings.identity.url);
  for (const reference of references) {
    const url = addressOf(reference, siteUrl);
    const problem = addressProblem(reference, url, siteUrl);
    if (problem) found.push(problem);
    const target = url && !problem ? targetOf(url, siteUrl) : undefined;
    if (!target) continue;
    links.push({ reference, target });
    const verdict = checkLink(reference, target, pages, aliases.redirects);
    if (verdict === 'unproven') unproven.push({ reference, target });
    else if (verdict) found.push(verdict);
  }
  const published = known.filter(({ isPublished }) => isPublished);
  return {
    problems: found.filter(({ severity }) => severity !== 'warning'),
    warnings: found.filter(({ severity }) => severity === 'warning'),
    launch: [
      ...launchRemarks(site.settings, site.source, published, site.today),
      ...photographs.map(photographRemark),
    ].sort(byPosition),
    redirects: { ...aliases.redirects, ...adsTxtRedirect(site.settings) },
    unproven,
    links,
    unpublished,
    counts: countFiles(known),
    texts: known.filter(({ isLeftOut }) => !isLeftOut).map(shownOf),
    variants: published.flatMap(variantsOf),
    pictureUses: new Map(published.flatMap(pictureUsesOf).toReversed()),
    allVariants: known.flatMap(variantsOf),
  };
}

/** Returns only what pages show of a text, so that the rest of it does not stay in memory. */
const shownOf = ({
  file,
  folder,
  slug,
  fields,
  minutes,
  terms,
  html,
  digest,
  headings,
  cover,
}: OwnersText): OwnersText => ({
  file,
  folder,
  slug,
  fields,
  minutes,
  terms,
  html,
  digest,
  headings,
  cover,
});

const variantsOf = ({ cover, variants }: Pick<OwnersText, 'cover'> & Pick<Body, 'variants'>) => [
  ...variants,
  ...(cover?.variants ?? []),
];

/** The date of texts without a valid date. It is not in the future. */
const NO_DATE = new Date(0);

function publicationOfText({ fields }: Text, today: string) {
  const date = isDay(fields.date) ? fields.date : NO_DATE;
  return { state: publicationOf({ draft: fields.draft === true, date }, today), date };
}
