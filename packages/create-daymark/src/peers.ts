/** The packages that the engine runs with, in the ranges that its `peerDependencies` state. */
export const peers = { astro: '~7.3.5', react: '^19.3.1', 'react-dom': '^19.3.1' };
