/** A copy of `peerDependencies` in the engine's package.json. A test compares both. */
export const peers = { astro: '~7.3.5', react: '^19.3.1', 'react-dom': '^19.3.1' };
