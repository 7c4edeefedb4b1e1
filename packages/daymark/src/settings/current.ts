import type { Settings } from './site.ts';

/**
 * The key of the settings in the global object. The command sets them, and the pages, which are a
 * bundle with copies of the engine's modules, read them in the same process.
 */
const KEY = Symbol.for('daymark.settings');

/** Sets the settings that pages show. Call this before the pages' code is loaded. */
export const setSettings = (settings: Settings): boolean => Reflect.set(globalThis, KEY, settings);

/** What `virtual:daymark/settings` is in a build and in the live preview. */
export default Reflect.get(globalThis, KEY) as Settings;
