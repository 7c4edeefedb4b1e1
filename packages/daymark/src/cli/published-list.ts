import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { writeWhole } from '../basics/store.ts';
import { type AddressList, joinLists, listJson, parseList } from '../content/address-list.ts';
import { isBuildAhead } from '../content/articles/publication.ts';
import type { Published } from '../content/checks/check.ts';
import { fieldWarning } from '../content/checks/problem.ts';
import { isPlaceholder } from '../content/launch/placeholder.ts';
import { placeIn } from '../settings/addresses.ts';
import type { Settings } from '../settings/site.ts';
import type { SettingsFile } from './settings-file.ts';

/*
 * Finds and stores the list of published addresses. On the machine of the owner, a file beside the
 * builds has every address that was ever published. Builds in CI find no such file, and ask the site
 * itself.
 */

/** The file beside the builds, relative to the site's folder. */
const MEMORY = '.daymark/addresses.json';

/** The list in the folder of a build. */
const OF_BUILD = 'addresses.json';

/**
 * The path of the list that a site serves, relative to its home page. Parts of the index of pages, which
 * are in the same folder, have no dot in their names.
 */
const SERVED_LIST = 'pages/addresses.list.json';

/** The time in milliseconds that a build waits for the published list, and its largest size in bytes. */
const LIMITS = { wait: 5000, size: 64 * 1024 * 1024 };

/**
 * Reads the list of the published addresses of a site. The list is empty for a first build, and on
 * a site whose URL is a placeholder, because such a site is not published.
 */
export async function readPublished(
  { settings, source }: Pick<SettingsFile, 'settings' | 'source'>,
  { CI = '' } = process.env,
): Promise<Published> {
  const { url } = settings.identity;
  if (isPlaceholder(url)) return {};
  const memory = readMemory();
  if (memory) return { list: memory.list };
  if (CI === '' || CI === 'false') return {};
  const address = new URL(`${placeIn(settings).root}/${SERVED_LIST}`, url).href;
  requests.set(address, requests.get(address) ?? fetchList(address));
  const { list, fault } = (await requests.get(address)) ?? {};
  if (fault === undefined) return { list };
  const expected = 'a published site with whose addresses the build can compare its own';
  const problem = fieldWarning(source, 'identity.url', expected, `${address}, which ${fault}`);
  return placeIn(settings).code === '' ? { problem } : {};
}

/** The requests for lists, by their addresses: the languages of a site share one list. */
const requests = new Map<string, ReturnType<typeof fetchList>>();

/** Fetches a list. Returns none from a site without a list, such as a site of an earlier engine. */
async function fetchList(address: string): Promise<{ list?: AddressList; fault?: string }> {
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(LIMITS.wait),
    });
    if (response.status === 404) return {};
    if (!response.ok || !response.body) return { fault: `has the status ${response.status}` };
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body) {
      size += part.length;
      if (size > LIMITS.size) return { fault: `has more than ${LIMITS.size} bytes` };
      parts.push(part);
    }
    return { list: parseList(Buffer.concat(parts).toString()) };
  } catch (error) {
    const isTimeout = Object(error).name === 'TimeoutError';
    const isForm = Object(error).name === 'SyntaxError' || Object(error).name === 'ZodError';
    return { fault: isTimeout ? 'did not respond' : isForm ? 'is no list' : 'cannot be reached' };
  }
}

/**
 * The addresses in the file beside the builds, and what has published them: a build, or later a
 * deploy.
 */
interface Memory {
  list: AddressList;
  by: 'build' | 'deploy';
}

function readMemory(root = '.'): Memory | undefined {
  try {
    const json = readFileSync(join(root, MEMORY), 'utf8');
    return { list: parseList(json), by: JSON.parse(json).by === 'deploy' ? 'deploy' : 'build' };
  } catch {
    // A damaged file counts as a missing file. The next build writes it again.
    return undefined;
  }
}

/**
 * Writes the list of a build into its folder, and the list that the site serves, which omits the files
 * of `public/`. A site whose URL is a placeholder has no lists.
 */
export async function writeLists(
  siteFolder: string,
  list: AddressList,
  settings: Pick<Settings, 'identity' | 'place'> | undefined,
): Promise<void> {
  if (!settings || isPlaceholder(settings.identity.url)) return;
  const served = [...list.addresses].filter(([, { file }]) => !file.startsWith('public/'));
  await writeWhole(join(siteFolder, '..', OF_BUILD), listJson(list));
  await writeWhole(
    join(siteFolder, placeIn(settings).root, SERVED_LIST),
    listJson({ ...list, addresses: new Map(served) }),
  );
}

/**
 * Remembers the addresses of a build as published. If the owner deploys from this folder, only deploys
 * publish. A build of the site as of a later time, with `DAYMARK_NOW`, publishes nothing.
 * @param root the site's folder
 * @param out the folder of the build
 */
export async function rememberPublished(
  root: string,
  out: string,
  by: Memory['by'],
): Promise<void> {
  const memory = readMemory(root);
  if (by === 'build' && (memory?.by === 'deploy' || isBuildAhead())) return;
  const list = readBuildList(out);
  if (!list) return;
  const joined = listJson(memory ? joinLists(memory.list, list) : list);
  await writeWhole(join(root, MEMORY), joined.replace('{', `{"by": "${by}",\n`));
}

/** Reads the list of a build; undefined if an earlier engine has made the build. */
function readBuildList(out: string): AddressList | undefined {
  try {
    return parseList(readFileSync(join(out, OF_BUILD), 'utf8'));
  } catch {
    return undefined;
  }
}
