import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { counted } from '../basics/text.ts';
import { type RecordTexts, readRecords } from '../output/site-records.ts';
import { connectByFtps } from './ftps.ts';
import { apacheConfiguration, type LocalBuild, recordsFromApache } from './local-build.ts';
import { connectBySftp } from './sftp.ts';
import { DeployError } from './target.ts';
import type { Listing, Webspace, WebspaceAddress } from './webspace-address.ts';
import { lockWebspace, type WebspaceLock } from './webspace-lock.ts';

/*
 * A deploy to a webspace has four steps. It uploads the changed files to a folder of drafts, stores
 * its plan, renames the drafts, and removes files that the build no longer has. The next deploy
 * continues a deploy that was killed in any step.
 *
 * `.htaccess` has the policies and redirects of all pages, which change one by one. Therefore the
 * deploy first writes a `.htaccess` that suits the pages of both builds, and at the end the `.htaccess`
 * of the new build.
 *
 * `.daymark/` at the webspace contains the folder `lock` and the folder of the records. `.htaccess`
 * and an `index.html` without content keep visitors out. Some servers ignore `.htaccess`, so the
 * folder of the records has a name that nobody can guess. The records are the list of the files and
 * `drafts/`.
 */

const HTACCESS = '.htaccess';
const PRIVATE = '.daymark';
const LOCK = `${PRIVATE}/lock`;
const RECORDS = /^records-[\da-f]{32}$/;
const LIST = 'files.json';
const LIST_DRAFT = 'files.json.draft';

/**
 * The number of later builds after which an asset is removed. Visitors may have pages of former
 * builds open, which request these assets.
 */
const DEPLOYS_UNUSED = 3;

/** A file of a build: its digest and its size in bytes. */
interface Stored {
  readonly digest: string;
  readonly size: number;
  /**
   * The number of builds since the last build with this asset; absent while the current build has the
   * asset.
   */
  readonly unused?: number;
  readonly isAsset?: true;
}

/** Files by their paths. */
type Files = ReadonlyMap<string, Stored>;

/** Files with their paths, in the order of their renames. `.htaccess` may occur several times. */
type Sequence<File = Stored> = readonly (readonly [path: string, File])[];

/** The list of a webspace. Paths are relative to the folder of the webspace. */
interface List {
  /** The digest of the build. */
  readonly build: string;
  readonly files: Files;
  /** The new state of the files that a deploy was about to replace with drafts. */
  readonly next: Sequence;
  /**
   * The builds whose files may be at the webspace, the oldest first; absent in the lists of earlier
   * versions of the engine.
   */
  readonly sites?: readonly RecordTexts[];
}

const EMPTY: List = { build: '', files: new Map(), next: [] };

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/**
 * The name of a file's draft. The name depends on the path too, because files may have the same content.
 */
const draftOf = (path: string, { digest }: Stored) => sha256(`${path}\0${digest}`);

interface Options {
  readonly say: (line: string) => void;
  /** Only report the changes of a deploy, and make none. */
  readonly isDryRun: boolean;
  /** Break the lock of another deploy. */
  readonly isLockBroken: boolean;
  /** Upload all files, also over files that no deploy has uploaded. */
  readonly isReplacing: boolean;
  /** The command that connects, instead of `ssh`. */
  readonly shell?: string | undefined;
  /** The password that the owner has set. */
  readonly password?: string | undefined;
  /** Asks for a password at the terminal; absent without a terminal. */
  readonly askPassword?: ((question: string) => Promise<string>) | undefined;
}

/**
 * Deploys a build to a webspace.
 * @throws DeployError; the command can be run again and continues
 */
export async function deployToWebspace(
  address: WebspaceAddress,
  build: LocalBuild,
  options: Options,
): Promise<void> {
  const connect = address.protocol === 'sftp' ? connectBySftp : connectByFtps;
  const here = await mkdtemp(join(tmpdir(), 'daymark-deploy-'));
  let space: Webspace | undefined;
  let lock: WebspaceLock | undefined;
  try {
    space = await connect(address, options);
    const { name } = address;
    const own = readRecords(build.folder);
    const configuration = await writeText(here, apacheConfiguration(own));
    const files = readFiles(name, build).set(HTACCESS, configuration);
    const deploy = { name, space, build, own, configuration, files, here, ...options };
    if (options.isDryRun) return void report(deploy, await compare(deploy));
    await makePrivateFolder(deploy);
    const { isLockBroken: isBroken, say } = options;
    lock = await lockWebspace(space, LOCK, { name, isBroken, say });
    await update(deploy, await compare(deploy), lock);
  } finally {
    // After a failure, the next deploy on this machine breaks the lock.
    await lock?.release().catch(() => {});
    space?.close();
    await rm(here, { recursive: true, force: true });
  }
}

interface Deploy extends Options {
  readonly name: string;
  readonly space: Webspace;
  readonly build: LocalBuild;
  /** The records of the build. */
  readonly own: RecordTexts;
  /** The `.htaccess` of the build. */
  readonly configuration: LocalFile;
  /** The files of the build, also `.htaccess`, by their paths at the webspace. */
  readonly files: ReadonlyMap<string, LocalFile>;
  /** A temporary folder on this machine. */
  readonly here: string;
}

interface LocalFile extends Stored {
  /** The path on this machine. */
  readonly source: string;
}

/**
 * Reads the files of a built site with their digests. The digests show later which files the webspace
 * has already.
 */
function readFiles(name: string, { folder, files, assets }: LocalBuild): Map<string, LocalFile> {
  const immutable = new Set(assets);
  const found = new Map<string, LocalFile>();
  for (const file of files) {
    if (!file.startsWith('site/')) continue;
    const path = file.slice('site/'.length);
    if (/\p{Cc}/u.test(path))
      throw new DeployError(
        `Target ${name}: expected names of files without control characters, which SFTP programs and FTP servers misread; found ${JSON.stringify(path)}. Rename the file.`,
      );
    const source = join(folder, file);
    const content = readFileSync(source);
    found.set(path, {
      source,
      digest: sha256(content),
      size: content.length,
      ...(immutable.has(file) && { isAsset: true }),
    });
  }
  return found;
}

/** Writes a text to a file on this machine, because the clients of SFTP and FTPS upload only files. */
async function writeText(folder: string, text: string): Promise<LocalFile> {
  const digest = sha256(text);
  const source = join(folder, digest);
  await writeFile(source, text);
  return { source, digest, size: Buffer.byteLength(text) };
}

/* The functions that compare the build with the webspace. */

/** The state that a deploy has found, and the changes that it will make. */
interface Plan {
  /** The folder of the records; absent before the first deploy. */
  readonly records?: string;
  /** The files of the list, as they are at the webspace now. */
  readonly stored: Files;
  readonly formerBuild: string;
  /** The builds whose files may be at the webspace during the deploy, with the new build last. */
  readonly sites: readonly RecordTexts[];
  /** The files to replace: assets first, pages last. */
  readonly replaced: Sequence<LocalFile>;
  /**
   * `.htaccess` before the files are replaced, after that, and after the removal of files; undefined
   * where the former `.htaccess` remains.
   */
  readonly configurations: readonly (LocalFile | undefined)[];
  /** The drafts at the webspace, with their sizes. */
  readonly drafts: Listing;
  /** Former assets that remain for visitors who have former pages open. */
  readonly kept: Files;
  readonly removed: readonly string[];
  readonly folders: ReadonlySet<string>;
}

/** Compares the build with the webspace, and changes nothing. */
async function compare(deploy: Deploy): Promise<Plan> {
  const { space, build, own, files, isReplacing } = deploy;
  const root = await space.list('');
  const inPrivate = root.has(PRIVATE) ? await space.list(PRIVATE) : new Map();
  const name = [...inPrivate.keys()].sort().find((each) => RECORDS.test(each));
  const records = name && `${PRIVATE}/${name}`;
  const inRecords = records ? await space.list(records) : new Map();
  const drafts = inRecords.has('drafts') ? await space.list(`${records}/drafts`) : new Map();
  // A deploy may have been killed after it had removed the list and before it renamed the next one.
  const listed = [LIST, LIST_DRAFT].find((file) => inRecords.has(file));
  const list = listed ? await readList(deploy, `${records}/${listed}`) : EMPTY;
  // If a draft is missing, a killed deploy has renamed it.
  const done = list.next.filter(([path, file]) => !drafts.has(draftOf(path, file)));
  const stored: Files = new Map([...list.files, ...done]);

  const { folders, sizes } = await listFolders(space, root, [...files.keys(), ...stored.keys()]);
  const listedPaths = new Set([...list.files, ...list.next].map(([path]) => path));
  const isForeign = (path: string) => sizes.has(path) && !listedPaths.has(path);
  const paths = [...files.keys()].flatMap((path) => [path, ...foldersOf(path)]);
  const foreign = [...new Set(paths.filter(isForeign))];
  if (foreign.length > 0 && !isReplacing)
    throw new DeployError(
      `Target ${deploy.name}: expected no files of yours at the addresses of the site; found ${foreign.slice(0, 3).join(', ')}${foreign.length > 3 ? ` and ${foreign.length - 3} more` : ''}. Move them away, or run the command again with --replace, which overwrites them.`,
    );
  const isThere = (path: string, { digest, size }: Stored) =>
    !isReplacing && stored.get(path)?.digest === digest && sizes.get(path) === size;
  const replaced = [...files]
    .filter(([path, file]) => path !== HTACCESS && !isThere(path, file))
    .sort(([path, file], [other, otherFile]) => rankOf(path, file) - rankOf(other, otherFile));
  const former = [...stored].filter(([path]) => !files.has(path) && sizes.has(path));
  const isOther = list.build !== build.digest;
  const kept = new Map(
    former
      .map(
        ([path, file]) =>
          [path, { ...file, unused: (file.unused ?? 0) + (isOther ? 1 : 0) }] as const,
      )
      .filter(([, { isAsset, unused }]) => isAsset && unused <= DEPLOYS_UNUSED),
  );
  const removed = former.map(([path]) => path).filter((path) => !kept.has(path));
  const sites = list.sites ?? (root.has(HTACCESS) ? await readFormerSite(deploy) : []);
  const others = sites.filter((site) => JSON.stringify(site) !== JSON.stringify(own));
  const found = { replaced, removed, sizes, isThere };
  return {
    ...(records && { records }),
    stored,
    formerBuild: list.build,
    sites: [...others, own],
    replaced,
    configurations: await planConfigurations(deploy, others, found),
    drafts,
    kept,
    removed,
    folders,
  };
}

/** The place of a file in a deploy: pages come last, because they need the other files. */
const rankOf = (path: string, { isAsset }: Stored): number =>
  isAsset ? 0 : /\.html(?:\.\w+)?$/.test(path) ? 2 : 1;

/**
 * Returns the records of a site whose list contains no records, as far as its `.htaccess` contains
 * them.
 */
async function readFormerSite({ space, here, own }: Deploy): Promise<RecordTexts[]> {
  const file = join(here, HTACCESS);
  await space.download(HTACCESS, file);
  return [recordsFromApache(await readFile(file, 'utf8'), own)];
}

/** Plans `.htaccess`, which must suit the files at the webspace at every moment of the deploy. */
async function planConfigurations(
  { own, configuration: last, files, here }: Deploy,
  former: readonly RecordTexts[],
  {
    replaced,
    removed,
    sizes,
    isThere,
  }: Pick<Plan, 'replaced' | 'removed'> & {
    readonly sizes: ReadonlyMap<string, number>;
    readonly isThere: (path: string, file: Stored) => boolean;
  },
): Promise<Plan['configurations']> {
  const print = (has: (path: string) => boolean) =>
    writeText(here, apacheConfiguration(own, former, has));
  const first = obstacles({ removed, replaced });
  const before = await print((path) => sizes.has(path) && !first.includes(path));
  // The removed pages are there until the end.
  const after = removed.length > 0 ? await print((path) => files.has(path)) : last;
  const isSimple = before.digest === last.digest || replaced.length + removed.length === 0;
  const steps = isSimple ? [last] : [before, after, last];
  return steps.map((file, at) => {
    const remains = at === 0 ? isThere(HTACCESS, file) : file.digest === steps[at - 1]?.digest;
    return remains ? undefined : file;
  });
}

/**
 * Reads the list of the webspace.
 * @throws DeployError when the list is damaged, unless all files will be uploaded
 */
async function readList({ name, space, here, isReplacing }: Deploy, path: string): Promise<List> {
  const file = join(here, LIST);
  await space.download(path, file);
  const [digest = '', text = ''] = (await readFile(file, 'utf8')).split('\n');
  if (digest !== sha256(text)) {
    if (isReplacing || path.endsWith(LIST_DRAFT)) return EMPTY;
    throw new DeployError(
      `Target ${name}: expected ${path} as a deploy has written it; found another content. Run the command with --replace, which uploads all files again.`,
    );
  }
  const { files, ...list } = JSON.parse(text);
  return { ...list, files: new Map(files) };
}

/** Returns the folders of a path, the outermost first: `a`, `a/b` for `a/b/c`. */
function foldersOf(path: string): string[] {
  const parent = dirname(path);
  return parent === '.' ? [] : [...foldersOf(parent), parent];
}

/**
 * Lists only the folders that contain files with these paths: each list is a request, and a webspace may
 * contain many folders that do not belong to the site.
 */
async function listFolders(space: Webspace, root: Listing, paths: readonly string[]) {
  const sizes = new Map<string, number>();
  const folders = new Set<string>();
  function add(folder: string, listing: Listing): void {
    for (const [name, { isFolder, size }] of listing)
      if (isFolder) folders.add(folder + name);
      else sizes.set(folder + name, size);
  }
  add('', root);
  for (const folder of [...new Set(paths.flatMap(foldersOf))].sort())
    if (folders.has(folder)) add(`${folder}/`, await space.list(folder));
  return { folders, sizes };
}

/** Prints the sizes of the uploads and removals that a deploy would make, for a dry run. */
function report({ name, say }: Deploy, plan: Plan): void {
  const { removed, stored } = plan;
  const replaced = sequenceOf(plan);
  const sum = (sizes: readonly (number | undefined)[]) =>
    sizes.reduce<number>((total, size = 0) => total + size, 0);
  const uploads = sum(replaced.map(([, { size }]) => size));
  const removals = sum(removed.map((path) => stored.get(path)?.size));
  say(
    `${name}: a deploy would upload ${counted(replaced.length, 'file')} (${uploads} bytes) and remove ${counted(removed.length, 'file')} (${removals} bytes).`,
  );
}

/* The functions that change the webspace. */

/** Renames a draft. Some servers rename only to a new name, so that the former file must go first. */
async function replace(space: Webspace, from: string, to: string): Promise<void> {
  try {
    await space.rename(from, to);
  } catch (error) {
    const [parent = ''] = foldersOf(to).slice(-1);
    const former = (await space.list(parent)).get(basename(to));
    if (!former || former.isFolder) throw error;
    await space.remove(to);
    await space.rename(from, to);
  }
}

/** The `.htaccess` that refuses visitors the records of deploys. */
const REFUSED = `# Daymark keeps its records of deploys here.
<IfModule mod_authz_core.c>
  Require all denied
</IfModule>
<IfModule !mod_authz_core.c>
  Deny from all
</IfModule>
`;

/** The page of a folder whose files a server would otherwise list. */
const NOTHING = '<!doctype html>\n';

/**
 * Makes the folder of the lock and the lists of files, unless the folder exists. Visitors may not read the
 * folder, because its lists name files of earlier builds.
 */
async function makePrivateFolder({ space, here }: Deploy): Promise<void> {
  async function make(parent: string, name: string): Promise<void> {
    if ((await space.list(parent)).has(name)) return;
    try {
      await space.makeFolder(parent ? `${parent}/${name}` : name);
    } catch (error) {
      // Another deploy may have made the folder in the meantime.
      if (!(await space.list(parent)).has(name)) throw error;
    }
  }
  await make('', PRIVATE);
  await make(PRIVATE, 'lock');
  const found = await space.list(PRIVATE);
  for (const [file, text] of Object.entries({ '.htaccess': REFUSED, 'index.html': NOTHING })) {
    if (found.get(file)?.size === text.length) continue;
    const local = join(here, 'private');
    await writeFile(local, text);
    await space.upload(local, `${PRIVATE}/${file}`);
  }
}

/** Replaces the list of the webspace in one step. */
async function writeList({ space, here }: Deploy, records: string, list: List): Promise<void> {
  const text = JSON.stringify({ ...list, files: [...list.files] });
  const local = join(here, LIST);
  await writeFile(local, `${sha256(text)}\n${text}`);
  await space.upload(local, `${records}/${LIST_DRAFT}`);
  await replace(space, `${records}/${LIST_DRAFT}`, `${records}/${LIST}`);
}

/** Returns all files that a deploy writes, in this order. */
function sequenceOf({ replaced, configurations }: Plan): Sequence<LocalFile> {
  const [before, ...others] = configurations.map((file) =>
    file ? [[HTACCESS, file] as const] : [],
  );
  return [...(before ?? []), ...replaced, ...others.flat()];
}

/** Uploads the drafts of a plan, except those that an interrupted deploy has already uploaded. */
async function uploadDrafts(
  { name, space, say }: Deploy,
  folder: string,
  plan: Plan,
): Promise<void> {
  const { drafts } = plan;
  const all = sequenceOf(plan);
  const missing = all.filter(([path, file]) => drafts.get(draftOf(path, file))?.size !== file.size);
  if (missing.length > 0) say(`${name}: uploading ${counted(missing.length, 'file')}`);
  for (const [path, file] of missing)
    await space.upload(file.source, `${folder}/${draftOf(path, file)}`);
  const uploaded = await space.list(folder);
  const wrong = all.filter(([path, file]) => uploaded.get(draftOf(path, file))?.size !== file.size);
  if (wrong.length > 0)
    throw new DeployError(
      `Target ${name}: expected all files at their full size after the upload; found ${counted(wrong.length, 'file')} with another size, such as ${wrong[0]?.[0]}. The disk or the quota may be full. Run the command again to continue.`,
    );
}

/** Returns the removed files whose path is a folder in the build, or whose folder is a file in the build. */
const obstacles = ({ removed, replaced }: Pick<Plan, 'removed' | 'replaced'>) => {
  const files = new Set(replaced.map(([path]) => path));
  const folders = new Set(replaced.flatMap(([path]) => foldersOf(path)));
  return removed.filter(
    (path) => folders.has(path) || foldersOf(path).some((each) => files.has(each)),
  );
};

/** Removes files, and the folders that become empty. */
async function removeAll(space: Webspace, paths: readonly string[]): Promise<void> {
  for (const path of paths) await space.remove(path);
  for (const folder of [...new Set(paths.flatMap(foldersOf))].sort().reverse()) {
    const left = await space.list(folder);
    if (left.size === 0) await space.removeFolder(folder);
  }
}

/** Makes the changes of a plan, in steps that the next deploy can continue. */
async function update(deploy: Deploy, plan: Plan, lock: WebspaceLock): Promise<void> {
  const { name, space, build, files, say } = deploy;
  const { stored, replaced, removed, kept, sites, configurations } = plan;
  const records = plan.records ?? `${PRIVATE}/records-${randomBytes(16).toString('hex')}`;
  if (!plan.records) await space.makeFolder(records);
  const drafts = `${records}/drafts`;
  if (!(await space.list(records)).has('drafts')) await space.makeFolder(drafts);
  const put = (path: string, file: LocalFile) =>
    replace(space, `${drafts}/${draftOf(path, file)}`, path);
  const configure = async (step: number) => {
    const file = configurations[step];
    if (file) await put(HTACCESS, file);
  };

  await uploadDrafts(deploy, drafts, plan);
  await lock.check();
  const sequence = sequenceOf(plan);
  const next = sequence.map(([path, file]) => [path, storedOf(file)] as const);
  await writeList(deploy, records, { build: plan.formerBuild, files: stored, next, sites });
  await configure(0);
  const first = obstacles(plan);
  await removeAll(space, first);
  const folders = new Set(plan.folders);
  for (const folder of [...new Set(replaced.flatMap(([path]) => foldersOf(path)))].sort())
    if (!folders.has(folder)) await space.makeFolder(folder);
  const paths = new Set(sequence.map(([path]) => path));
  if (paths.size > 0) say(`${name}: replacing ${counted(paths.size, 'file')}`);
  for (const [path, file] of replaced) await put(path, file);
  await configure(1);

  const last = removed.filter((path) => !first.includes(path));
  if (last.length > 0) say(`${name}: removing ${counted(last.length, 'file')}`);
  await removeAll(space, last);
  await configure(2);
  const now = [...files].map(([path, file]) => [path, storedOf(file)] as const);
  await writeList(deploy, records, {
    build: build.digest,
    files: new Map([...kept, ...now]),
    next: [],
    sites: sites.slice(-1),
  });
  // An interrupted deploy of another build may have left drafts.
  for (const draft of (await space.list(drafts)).keys()) await space.remove(`${drafts}/${draft}`);
}

const storedOf = ({ source: _, ...stored }: LocalFile): Stored => stored;
