import process from 'node:process';
import { chromium } from '@playwright/test';

/** Starts the browser at `CHROMIUM_PATH`, or the one that Playwright has installed. */
export function openBrowser() {
  const { CHROMIUM_PATH: executablePath } = process.env;
  return chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
}
