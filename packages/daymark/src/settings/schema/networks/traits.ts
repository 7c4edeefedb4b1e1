import type { Network } from './networks.ts';

/** Where the code of an ad network runs: in a frame, or `inline` in the page itself. */
export type Mode = 'frame' | 'second-host' | 'inline';

/**
 * Returns the mode of a network. A network whose code cannot run in a frame has no field `mode`.
 */
export const modeOf = ({ mode = 'inline' }: Network): Mode => mode;

/** Returns the networks that the site contacts only after the visitor has agreed. */
export const networksNeedingConsent = (networks: readonly Network[]) =>
  networks.filter(({ needsConsent }) => needsConsent);

/** Returns the lines of a network in ads.txt. */
export const adsTxtLinesOf = (network: Network): readonly string[] =>
  network.adapter.adsTxt?.(network) ?? network.adsTxt ?? [];
