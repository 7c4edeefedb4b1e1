import { type ReactNode, useSyncExternalStore } from 'react';
import * as wording from '#words';
import { NOTEBOOK_KEY, SET_ASIDE_KEY } from '../../browser/notebook/keys.ts';
import {
  forget,
  readNotebook,
  readSetAside,
  watchNotebook,
} from '../../browser/notebook/storage.ts';
import type { Confirmation } from './ConfirmDialog.tsx';
import { saveFile } from './save-file.ts';

const nothing = () => undefined;

/** Reports an unreadable text that is stored as the notebook, or was moved to another key. */
export function Unreadable({ ask }: { ask: (confirmation: Confirmation) => void }) {
  const present = useSyncExternalStore(watchNotebook, () => readNotebook().unreadable, nothing);
  const setAside = useSyncExternalStore(watchNotebook, readSetAside, nothing);
  return (
    <>
      {present !== undefined && (
        <Finding name={NOTEBOOK_KEY} text={present} ask={ask}>
          {wording.unreadable(NOTEBOOK_KEY)}
        </Finding>
      )}
      {setAside !== undefined && (
        <Finding name={SET_ASIDE_KEY} text={setAside} ask={ask}>
          {wording.setAside(SET_ASIDE_KEY)}
        </Finding>
      )}
    </>
  );
}

interface FindingProps {
  /** The key in local storage. */
  name: string;
  text: string;
  ask: (confirmation: Confirmation) => void;
  children: ReactNode;
}

function Finding({ name, text, ask, children }: FindingProps) {
  const erase = (from: HTMLElement) =>
    ask({ what: wording.keyToErase(name), act: () => forget(name), from });
  return (
    <section className="kept-finding">
      <p role="status">{children}</p>
      <p className="actions">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => saveFile(`${name}.txt`, text, 'text/plain')}
        >
          {wording.saveAsFile}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={({ currentTarget }) => erase(currentTarget)}
        >
          {wording.eraseIt}
        </button>
      </p>
    </section>
  );
}
