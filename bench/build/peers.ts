import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { installedPackage } from '../npm.ts';

/** A peer: another program that builds static sites, with the folder of its site. */
export interface Peer {
  readonly name: string;
  /** The folder of the site. */
  readonly folder: string;
  /** The folder of the articles, in the folder of the site. */
  readonly articles: string;
  /** The folder that the build writes, in the folder of the site. */
  readonly out: string;
  readonly command: string;
  readonly args: readonly string[];
}

/**
 * Copies the files of a peer, or those for which `isCopied` is true, into an empty folder. Returns
 * the path of the folder.
 */
async function copyPeer(name: string, source: string, isCopied = (_: string) => true) {
  const from = resolve('bench/peers', source);
  const folder = resolve('.cache/bench/peers', name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of (await readdir(from)).filter(isCopied))
    await cp(join(from, part), join(folder, part), { recursive: true });
  return folder;
}

/** Hugo, as Debian packages it, with a plain theme. */
async function hugo(): Promise<Peer> {
  const folder = await copyPeer('hugo', 'hugo');
  return {
    name: 'hugo',
    folder,
    articles: 'content/blog',
    out: 'public',
    command: 'hugo',
    args: [],
  };
}

/** Hugo with a checkout of the theme PaperMod. */
async function paperMod(theme: string): Promise<Peer> {
  const folder = await copyPeer('hugo-papermod', 'hugo', (part) => part !== 'layouts');
  const path = resolve(theme);
  const args = ['--themesDir', dirname(path), '--theme', basename(path)];
  return { ...(await hugo()), name: 'hugo with PaperMod', folder, args };
}

/** Astro without Daymark: a content collection, a layout for articles and a layout for lists. */
async function astro(): Promise<Peer> {
  const folder = await copyPeer('astro', 'astro');
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const args = [resolve('node_modules/astro/bin/astro.mjs'), 'build'];
  const command = process.execPath;
  return { name: 'astro', folder, articles: 'content/blog', out: 'dist', command, args };
}

async function eleventy(): Promise<Peer> {
  const folder = await copyPeer('eleventy', 'eleventy');
  const args = [join(await installedPackage('@11ty/eleventy'), 'cmd.cjs'), '--quiet'];
  const command = process.execPath;
  return { name: 'eleventy', folder, articles: 'articles', out: 'dist', command, args };
}

/**
 * Returns functions that make the sites of the peers, without articles.
 * @param theme the folder of a checkout of PaperMod, if it is to be measured
 */
export const peers = (theme?: string): Readonly<Record<string, () => Promise<Peer>>> => ({
  hugo,
  ...(theme && { papermod: () => paperMod(theme) }),
  astro,
  eleventy,
});
