import { chromium, type LaunchOptions } from '@playwright/test';
import { chromium as chromiumPaths, findBrowser } from '../repo/browser.ts';

/** Returns the file of the browser that `npm test` uses: at `CHROMIUM_PATH`, or an installed one. */
export const browserFile = () => findBrowser(chromiumPaths);

/** Starts the browser that `npm test` uses. */
export const openBrowser = async (options: LaunchOptions = {}) =>
  chromium.launch({ args: ['--no-sandbox'], executablePath: await browserFile(), ...options });
