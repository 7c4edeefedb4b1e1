/** The machines that a package of binaries is for, in npm's terms. */
export interface Platform {
  readonly os?: readonly string[];
  readonly cpu: readonly string[];
  readonly libc?: readonly string[];
}

/** These maps translate words in package names to npm's terms. */
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
 * Reads the platform from a package name, as in `@biomejs/cli-linux-x64-musl`.
 * @throws Error when the name does not contain a system and a processor, or wasm32
 */
export function platformOf(name: string): Platform {
  const parts = name.split(/[-/]/);
  const os = parts.map((part) => systems.get(part)).find(Boolean);
  const cpu = parts.map((part) => processors.get(part)).find(Boolean);
  const libc = parts.map((part) => libraries.get(part)).find(Boolean);
  if (!cpu || (!os && cpu !== 'wasm32'))
    throw new Error(
      `${name}: expected a name with the system and the processor, such as a-linux-x64`,
    );
  return { ...(os ? { os: [os] } : {}), cpu: [cpu], ...(libc ? { libc: [libc] } : {}) };
}

/** Words that begin the platform part of a package name. Some of them are not systems. */
const machines = [...systems.keys(), 'wasm32', 'webcontainers'];
const beginOfPlatform = new RegExp(`(?<=[-/])(?:${machines.join('|')})[^/]*$`);

/** Returns the name that all binaries of one package share: `@biomejs/cli-*`. */
export const familyOf = (name: string) => name.replace(beginOfPlatform, '*');
