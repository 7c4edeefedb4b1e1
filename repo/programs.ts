import { existsSync } from 'node:fs';
import { reasonOf } from './commands.ts';
import { candidatePaths, type ProgramName, programs } from './programs/paths.ts';
import { unpack } from './programs/unpack.ts';

/** A program is missing. The message says what was tried and what to do. */
export class NoProgramError extends Error {}

/** The parts of the machine that the search for programs uses. */
export interface ProgramMachine {
  /** The operating system, as in `process.platform`. */
  readonly platform: string;
  /** The folders of PATH, separated by colons. */
  readonly path: string;
  exists(file: string): boolean;
  /** Unpacks a program into the project. Rejects with the reason if that fails. */
  unpack(name: ProgramName): Promise<void>;
}

const thisMachine = (): ProgramMachine => ({
  platform: process.platform,
  path: process.env.PATH ?? '',
  exists: existsSync,
  unpack,
});

/**
 * Finds a program. If the program is missing on Linux, unpacks its Debian package. Unpacking starts
 * no service and installs nothing outside the project's own folder. Two processes must not unpack
 * at the same time.
 * @returns the file to start
 * @throws NoProgramError
 */
export async function findProgram(
  name: ProgramName,
  machine: ProgramMachine = thisMachine(),
): Promise<string> {
  const find = () => candidatePaths(name, machine.path).find((place) => machine.exists(place));
  const present = find();
  if (present) return present;
  let tried = 'Looked on PATH and in the usual folders of servers.';
  if (machine.platform === 'linux') {
    const reason = await machine
      .unpack(name)
      .then(() => 'the package does not contain it', reasonOf);
    const unpacked = find();
    if (unpacked) return unpacked;
    tried += ` Tried apt-get: ${reason}.`;
  }
  throw new NoProgramError(
    `No ${name} for the tests. ${tried} Install it (Debian's package is called ` +
      `${programs[name].package}) and run the command again.`,
  );
}
