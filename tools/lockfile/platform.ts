/** What a package of binaries says about the machines it is for, in npm's words. */
export interface Platform {
  readonly os?: readonly string[];
  readonly cpu: readonly string[];
  readonly libc?: readonly string[];
}

/** npm's words, by the words that names have. */
const systems = new Map([
  ...['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony'].map(
    (system) => [system, system] as const,
  ),
  ...['sunos', 'win32'].map((system) => [system, system] as const),
  ['win', 'win32'],
  ['windows', 'win32'],
]);
const processors = new Map([
  ...['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'].map(
    (processor) => [processor, processor] as const,
  ),
  ['64', 'x64'],
]);
const libraries = new Map([
  ['gnu', 'glibc'],
  ['gnueabihf', 'glibc'],
  ['musl', 'musl'],
  ['musleabihf', 'musl'],
]);

/**
 * Reads the platform from a package's name, as in `@biomejs/cli-linux-x64-musl`.
 * @throws Error when the name does not tell it
 */
export function platformOf(name: string): Platform {
  const parts = name.split(/[-/]/);
  const os = parts.map((part) => systems.get(part)).find(Boolean);
  const cpu = parts.map((part) => processors.get(part)).find(Boolean);
  const libc = parts.map((part) => libraries.get(part)).find(Boolean);
  if (!cpu || (!os && cpu !== 'wasm32'))
    throw new Error(`${name}: expected a name that tells system and processor, as in a-linux-x64`);
  return { ...(os ? { os: [os] } : {}), cpu: [cpu], ...(libc ? { libc: [libc] } : {}) };
}

/** Where the part of a name begins that tells the machine; some are no machines of their own. */
const machines = [...systems.keys(), 'wasm32', 'webcontainers'];
const beginOfPlatform = new RegExp(`(?<=[-/])(?:${machines.join('|')})[^/]*$`);

/** The name that binaries of one package share, whatever they are for: `@biomejs/cli-*`. */
export const familyOf = (name: string) => name.replace(beginOfPlatform, '*');
