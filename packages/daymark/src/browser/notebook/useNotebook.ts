import { useState, useSyncExternalStore } from 'react';
import type { Change } from './changes.ts';
import { changeNotebook, nothingRead, readNotebook, watchNotebook } from './storage.ts';

/** Returns the notebook, kept up to date with all tabs, and a function to change it. */
export function useNotebook() {
  const reading = useSyncExternalStore(watchNotebook, readNotebook, nothingRead);
  const [failure, setFailure] = useState<string>();
  /** @returns whether the change was made; if not, `failure` is the reason */
  const change = async (wanted: Change): Promise<boolean> => {
    // Removes the last message, so that screen readers announce the same message again.
    setFailure(undefined);
    const why = await changeNotebook(wanted);
    setFailure(why);
    return why === undefined;
  };
  return { ...reading, failure, change };
}
