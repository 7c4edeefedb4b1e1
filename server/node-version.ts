import { StartError } from './start-error.ts';

/** The first version that has all that the server uses. */
const oldest = 24;

/** @throws StartError on a Node that would fail later, at the first stop say. */
export function refuseOldNode(found: string): void {
  if (Number.parseInt(found, 10) < oldest)
    throw new StartError(
      `Node: expected version ${oldest} or later, found ${found}. https://nodejs.org/ has it.`,
    );
}
