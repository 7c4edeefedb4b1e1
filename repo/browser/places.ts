import { posix, win32 } from 'node:path';

const programs = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];

/** The name of the program and of its Debian package. */
export const headlessShell = 'chromium-headless-shell';

const macApplications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
];

const windowsApplications = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
];

const linuxFiles = ['/opt/google/chrome/chrome', '/snap/bin/chromium'];

/** Environment variables, of which some name the folders of programs. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the possible paths of programs on PATH, outside Windows. */
export function onPath(environment: Environment, names: readonly string[] = programs): string[] {
  const folders = (environment.PATH ?? '').split(':').filter(Boolean);
  return names.flatMap((program) => folders.map((folder) => posix.join(folder, program)));
}

/**
 * Returns the possible paths of Chrome or Chromium, on PATH and in installers' folders, likeliest
 * first.
 * @param platform - as in `process.platform`
 */
export function usualPlaces(platform: string, environment: Environment): string[] {
  if (platform === 'win32')
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
      const folder = environment[name];
      return folder ? windowsApplications.map((file) => win32.join(folder, file)) : [];
    });
  if (platform === 'darwin')
    return [
      ...['/Applications', posix.join(environment.HOME ?? '/', 'Applications')].flatMap((folder) =>
        macApplications.map((file) => posix.join(folder, file)),
      ),
      ...onPath(environment),
    ];
  return [...onPath(environment), ...linuxFiles];
}
