import { acrossBundles } from '../basics/across-bundles.ts';
import type { Settings } from './site.ts';

const current = acrossBundles<Settings>('settings');

/** Sets the settings that pages show. Call this before the pages' code is loaded. */
export const setSettings = current.set;

/** The value of `virtual:daymark/settings` in a build and in the live preview. */
export default current.get() as Settings;
