/** The packages in the engine's `peerDependencies`, with their ranges. */
export const peers = { astro: '~7.3.5', react: '^19.3.1', 'react-dom': '^19.3.1' };
