import { useState, useSyncExternalStore } from 'react';
import type { Change } from './changes.ts';
import { changeNotebook, nothingRead, readNotebook, watchNotebook } from './storage.ts';

/** Returns the notebook of this browser, also after changes in other tabs, and its setter. */
export function useNotebook() {
  const reading = useSyncExternalStore(watchNotebook, readNotebook, nothingRead);
  const [failure, setFailure] = useState<string>();
  /** @returns whether the change was made; if not, `failure` is the reason */
  const change = async (wanted: Change): Promise<boolean> => {
    const why = await changeNotebook(wanted);
    setFailure(why);
    return why === undefined;
  };
  return { ...reading, failure, change };
}
