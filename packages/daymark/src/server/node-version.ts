import { StartError } from './start-error.ts';

/** The first version of Node with all features that the server uses. */
const oldest = 24;

/**
 * @throws StartError for a version of Node with which the server would fail later, for example when
 * it stops.
 */
export function refuseOldNode(found: string): void {
  if (Number.parseInt(found, 10) < oldest)
    throw new StartError(
      `Node: expected version ${oldest} or later; found ${found}. Download Node from https://nodejs.org/.`,
    );
}
