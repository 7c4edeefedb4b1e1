import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runCommand } from '../commands.ts';
import type { Browser, Environment } from './paths.ts';

/** The parts of the machine that the search for a browser uses. */
export interface Machine {
  readonly platform: string;
  readonly environment: Environment;
  /** Whether the process runs as root, so that it may install system packages. */
  readonly isRoot: boolean;
  /** The path at which Playwright stores the browser it downloads. */
  readonly playwrightPath: string;
  exists(file: string): boolean;
  /** Whether this file is a browser that starts. */
  starts(file: string): Promise<boolean>;
  /** Downloads Playwright's browser. The promise rejects with the reason if that fails. */
  download(): Promise<void>;
  /**
   * Installs the system's packages of a browser with apt-get. The promise rejects with the reason
   * if that fails.
   */
  installPackages(packages: Browser['packages']): Promise<void>;
}

/** Timeouts in milliseconds: a start takes a second or two, a download some minutes. */
const timeouts = { start: 30_000, install: 600_000 };

async function starts(file: string): Promise<boolean> {
  // On Windows, a browser with --version opens a window instead.
  if (process.platform === 'win32') return true;
  try {
    await runCommand(file, ['--version'], timeouts.start);
    return true;
  } catch {
    return false;
  }
}

async function download(): Promise<void> {
  const manifest = createRequire(import.meta.url).resolve('@playwright/test/package.json');
  const cli = join(manifest, '..', 'cli.js');
  await runCommand(process.execPath, [cli, 'install', 'chromium'], timeouts.install);
}

async function installPackages([first, ...more]: Browser['packages']): Promise<void> {
  const install = (name: string) =>
    runCommand('apt-get', ['install', '-y', name], timeouts.install);
  await runCommand('apt-get', ['update'], timeouts.install);
  await install(first);
  for (const name of more) await install(name).catch(() => {});
}

/** Returns the machine that runs this process. */
export function thisMachine(): Machine {
  return {
    platform: process.platform,
    environment: process.env,
    isRoot: process.getuid?.() === 0,
    playwrightPath: chromium.executablePath(),
    exists: existsSync,
    starts,
    download,
    installPackages,
  };
}
