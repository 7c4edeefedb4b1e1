import type { Network } from './networks.ts';

/** Where the code of a network runs. */
export type Mode = 'frame' | 'second-host' | 'inline';

/** Returns the mode of a network. AdSense is always inline. */
export const modeOf = (network: Network): Mode =>
  network.adapter === 'adsense' ? 'inline' : network.mode;

/** Returns whether a network is Google's, which has special rules and consent signals. */
export const isGoogle = ({ adapter }: Pick<Network, 'adapter'>) =>
  adapter === 'adsense' || adapter === 'gpt';

/** Returns the networks that the site contacts only after the visitor has agreed. */
export const networksNeedingConsent = (networks: readonly Network[]) =>
  networks.filter(({ needsConsent }) => needsConsent);
