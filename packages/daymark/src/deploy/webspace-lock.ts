import { hostname, userInfo } from 'node:os';
import process from 'node:process';
import { isStale, markOf } from '../output/lock.ts';
import { DeployError } from './target.ts';
import type { Webspace } from './webspace-address.ts';

/*
 * The lock of a webspace is a folder that is empty while no deploy runs. A deploy makes a folder in it
 * and then looks whether another deploy has done so too. If two deploys begin at the same time, both
 * may stop.
 */

/** Replaces characters that a holder's name cannot contain. Commas separate the parts of the name. */
const plain = (text: string) => text.replace(/[^\w.-]/g, '-');

/** Returns the name of this process as the holder of a lock, by which other deploys recognize it. */
function ownName(): string {
  const since = new Date()
    .toISOString()
    .replace(/\.\d+Z/, 'Z')
    .replaceAll(':', '.');
  const machine = plain(hostname());
  const user = plain(userInfo().username);
  const mark = markOf(process.pid)?.replace(' ', '.') ?? '';
  return [since, user, machine, process.pid, mark].join(',');
}

/** Returns the holder of a lock in words, and whether that deploy has ended, if this machine can know. */
function readName(name: string): { words: string; hasEnded: boolean } {
  const [since = '', user = '', machine = '', id, mark = ''] = name.split(',');
  const time = since.replaceAll('.', ':');
  const pid = Number(id);
  const holder = { pid, since: time, id: '', mark: mark.replace('.', ' ') || undefined };
  const isHere = machine === plain(hostname());
  const hasEnded = pid === process.pid ? holder.mark !== markOf(pid) : isStale(holder);
  return { words: `${user}@${machine} since ${time}`, hasEnded: isHere && hasEnded };
}

/** The lock of a webspace while this process holds it. */
export interface WebspaceLock {
  /** Checks that this process still has the lock. @throws DeployError when another deploy broke it */
  check(): Promise<void>;
  release(): Promise<void>;
}

/**
 * Takes the lock of a webspace. The lock of an ended deploy of this machine is broken without `isBroken`.
 * @param folder - the path of the lock's folder, which exists
 * @param isBroken - whether to break the lock of another deploy
 * @throws DeployError that names the deploy that holds the lock
 */
export async function lockWebspace(
  space: Webspace,
  folder: string,
  { name, isBroken, say }: { name: string; isBroken: boolean; say: (line: string) => void },
): Promise<WebspaceLock> {
  const own = ownName();
  const others = async () => [...(await space.list(folder)).keys()].filter((each) => each !== own);
  function refuse(holder: string): never {
    throw new DeployError(
      `Target ${name}: expected no other deploy to run; found the lock of ${readName(holder).words}. Wait until that deploy ends. If it was stopped, run the command again with --break-lock.`,
    );
  }
  for (const holder of await others()) {
    const { words, hasEnded } = readName(holder);
    if (!isBroken && !hasEnded) refuse(holder);
    say(`${name}: breaking the lock of ${words}`);
    // If two deploys break the lock at the same time, this step fails for the second deploy.
    await space.removeFolder(`${folder}/${holder}`);
  }
  await space.makeFolder(`${folder}/${own}`);
  const release = () => space.removeFolder(`${folder}/${own}`);
  const [other] = await others();
  if (other) {
    await release();
    refuse(other);
  }
  return {
    async check() {
      if ((await space.list(folder)).has(own)) return;
      throw new DeployError(
        `Target ${name}: another deploy has broken the lock of this one. Run the command again when no other deploy runs.`,
      );
    },
    release,
  };
}
