import type { Network } from './networks.ts';

/** Where the code of a network runs. */
export type Mode = 'frame' | 'second-host' | 'inline';

/** The mode of a network; that of AdSense is not a choice. */
export const modeOf = (network: Network): Mode =>
  network.adapter === 'adsense' ? 'inline' : network.mode;

/** Whether a network is one of Google's, whose rules and signals are their own. */
export const isGoogle = ({ adapter }: Pick<Network, 'adapter'>) =>
  adapter === 'adsense' || adapter === 'gpt';

/** The networks that are contacted only after a visitor has agreed. */
export const networksToAskFor = (networks: readonly Network[]) =>
  networks.filter(({ needsConsent }) => needsConsent);
