import { describe, expect, it } from 'vitest';
import { chromium, firefox, usualPaths } from './paths.ts';

describe('the usual paths of a browser', () => {
  it('on Linux are those on PATH, in the order of PATH for each name, and those of the installers', () => {
    expect(usualPaths(chromium, 'linux', { PATH: '/usr/local/bin::/usr/bin' })).toEqual([
      '/usr/local/bin/google-chrome-stable',
      '/usr/bin/google-chrome-stable',
      '/usr/local/bin/google-chrome',
      '/usr/bin/google-chrome',
      '/usr/local/bin/chromium',
      '/usr/bin/chromium',
      '/usr/local/bin/chromium-browser',
      '/usr/bin/chromium-browser',
      '/opt/google/chrome/chrome',
      '/snap/bin/chromium',
    ]);
  });

  it('on a Mac begin with the applications of all users and of this user', () => {
    expect(usualPaths(chromium, 'darwin', { HOME: '/Users/ada' })).toEqual([
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Users/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium',
    ]);
  });

  it('on Windows are below the program folders that environment variables name', () => {
    const environment = { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Ada\\Local' };
    expect(usualPaths(chromium, 'win32', environment)).toEqual([
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files\\Chromium\\Application\\chrome.exe',
      'C:\\Ada\\Local\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Ada\\Local\\Chromium\\Application\\chrome.exe',
    ]);
  });

  it('of Firefox begin with those of the extended support release', () => {
    expect(usualPaths(firefox, 'linux', { PATH: '/usr/bin' }).slice(0, 2)).toEqual([
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
    ]);
  });
});
