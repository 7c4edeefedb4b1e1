import { globSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chromium, findBrowser, findHeadlessShell, firefox, type Machine } from './browser.ts';

const ownChrome = '/usr/bin/google-chrome';
const packaged = '/usr/bin/chromium';
const playwrightPath = '/home/me/.cache/playwright/chrome';

/**
 * Returns a simulated Linux machine with these files. A file with "broken" in its name does not
 * start.
 */
function machineWith(files: string[], changes: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    environment: { PATH: '/usr/bin' },
    isRoot: true,
    playwrightPath,
    exists: (file) => files.includes(file),
    starts: async (file) => !file.includes('broken'),
    download: vi.fn(async () => {
      throw new Error(
        'Command failed: playwright\nError: no network\n    at x\nError: no network\n',
      );
    }),
    installPackages: vi.fn(async () => {
      throw new Error('E: no such package');
    }),
    ...changes,
  };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('findBrowser', () => {
  it('prefers the browser in CHROMIUM_PATH', async () => {
    const environment = { PATH: '/usr/bin', CHROMIUM_PATH: '/opt/mine' };
    const machine = machineWith(['/opt/mine', playwrightPath, ownChrome], { environment });
    expect(await findBrowser(chromium, machine)).toBe('/opt/mine');
  });

  it("uses Playwright's downloaded browser if CHROMIUM_PATH is not set", async () => {
    expect(await findBrowser(chromium, machineWith([playwrightPath, ownChrome]))).toBe(
      playwrightPath,
    );
  });

  it('uses an installed browser if Playwright has no browser, and installs nothing', async () => {
    const machine = machineWith([ownChrome]);
    expect(await findBrowser(chromium, machine)).toBe(ownChrome);
    expect(machine.download).not.toHaveBeenCalled();
    expect(machine.installPackages).not.toHaveBeenCalled();
  });

  it('skips a browser that does not start', async () => {
    const environment = { PATH: '/usr/bin', CHROMIUM_PATH: '/opt/broken' };
    const machine = machineWith(['/opt/broken', ownChrome], { environment });
    expect(await findBrowser(chromium, machine)).toBe(ownChrome);
  });

  it('downloads a browser when there is none', async () => {
    const files: string[] = [];
    const download = async () => void files.push(playwrightPath);
    expect(await findBrowser(chromium, machineWith(files, { download }))).toBe(playwrightPath);
  });

  it('installs the system package when the download fails', async () => {
    const files: string[] = [];
    const installPackages = async () => void files.push(packaged);
    expect(await findBrowser(chromium, machineWith(files, { installPackages }))).toBe(packaged);
  });

  it.each([
    ['if the process does not run as root', { isRoot: false }],
    ['on macOS', { platform: 'darwin' }],
  ])('does not install a package %s', async (_, changes) => {
    const machine = machineWith([], changes);
    await expect(findBrowser(chromium, machine)).rejects.toThrow(
      'No Chrome or Chromium for the tests',
    );
    expect(machine.installPackages).not.toHaveBeenCalled();
  });

  it('throws an error that lists what it tried and what to do', async () => {
    const environment = { PATH: '/usr/bin', CHROMIUM_PATH: '/opt/broken' };
    const machine = machineWith(['/opt/broken'], { environment });
    await expect(findBrowser(chromium, machine)).rejects.toThrow(
      [
        'No Chrome or Chromium for the tests. Tried:',
        '- CHROMIUM_PATH (/opt/broken): does not start: /opt/broken',
        '- the browser of Playwright: not found',
        '- Chrome or Chromium on PATH and in the usual places: not found',
        '- `playwright install chromium`: Command failed: playwright; Error: no network',
        '- `apt-get install chromium`: E: no such package',
        'Install Chrome or Chromium, or run',
      ].join('\n'),
    );
  });

  it.each([
    ['/usr/local/bin/google-chrome-stable', { PATH: '/usr/local/bin::/usr/bin' }],
    ['/snap/bin/chromium', {}],
    ['/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium', { HOME: '/Users/ada' }],
    [
      'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
      { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
    ],
  ])('finds %s', async (file, environment) => {
    expect(await findBrowser(chromium, machineWith([file], { environment }))).toBe(file);
  });

  it('prefers the first name of a program, then the first folder of PATH', async () => {
    const files = [
      '/a/chromium',
      '/a/google-chrome',
      '/b/google-chrome',
      '/b/google-chrome-stable',
    ];
    const environment = { PATH: '/a:/b' };
    const machine = () => machineWith(files, { environment });
    expect(await findBrowser(chromium, machine())).toBe(files.pop());
    expect(await findBrowser(chromium, machine())).toBe('/a/google-chrome');
  });

  it('finds Firefox in the same way, and installs it without Playwright', async () => {
    const files: string[] = [];
    const installPackages = vi.fn(async () => void files.push('/usr/bin/firefox-esr'));
    const machine = machineWith(files, { installPackages });
    expect(await findBrowser(firefox, machine)).toBe('/usr/bin/firefox-esr');
    expect(installPackages).toHaveBeenCalledWith(['firefox-esr']);
    expect(machine.download).not.toHaveBeenCalled();

    const own = { PATH: '/usr/bin', FIREFOX_PATH: '/opt/mine' };
    const withOwn = machineWith(['/opt/mine', ...files], { environment: own });
    expect(await findBrowser(firefox, withOwn)).toBe('/opt/mine');
  });

  it('throws for Firefox without mentioning Playwright', async () => {
    await expect(findBrowser(firefox, machineWith([], { isRoot: false }))).rejects.toThrow(
      [
        'No Firefox for the tests. Tried:',
        '- FIREFOX_PATH (not set): not found',
        '- Firefox on PATH and in the usual places: not found',
        'Install Firefox, or set FIREFOX_PATH to the path of a browser; then run the command again.',
      ].join('\n'),
    );
  });
});

it('every benchmark starts the browser that the tests find', () => {
  const others = globSync('bench/**/*.ts').filter((file) =>
    /CHROMIUM_PATH|chromium\.(?:launch|executablePath)\(/.test(readFileSync(file, 'utf8')),
  );
  expect(others).toEqual(['bench/open-browser.ts']);
});

const shell = '/usr/bin/chromium-headless-shell';

describe('findHeadlessShell', () => {
  it('finds the program on PATH', async () => {
    expect(await findHeadlessShell(machineWith([shell]))).toBe(shell);
  });

  it.each([
    ['is not installed', { exists: () => false }],
    ['does not start', { starts: async () => false }],
    ['is searched for on Windows', { platform: 'win32' }],
  ])('returns undefined if the program %s', async (_, changes) => {
    expect(await findHeadlessShell(machineWith([shell], changes))).toBeUndefined();
  });

  it('installs the package beside an installed browser if the process runs as root', async () => {
    const files: string[] = [];
    const installPackages = vi.fn(async () => void files.push(shell));
    const machine = machineWith(files, { installPackages });
    expect(await findHeadlessShell({ ...machine, isRoot: false })).toBeUndefined();
    expect(installPackages).not.toHaveBeenCalled();
    expect(await findHeadlessShell(machine)).toBe(shell);
    expect(installPackages).toHaveBeenCalledWith(['chromium-headless-shell']);
  });
});
