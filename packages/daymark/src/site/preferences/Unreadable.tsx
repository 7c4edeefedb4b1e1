import { type ReactNode, useSyncExternalStore } from 'react';
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

/** Shows that an unreadable text is stored as the notebook, or was set aside. */
export function Unreadable({ ask }: { ask: (confirmation: Confirmation) => void }) {
  const present = useSyncExternalStore(watchNotebook, () => readNotebook().unreadable, nothing);
  const setAside = useSyncExternalStore(watchNotebook, readSetAside, nothing);
  return (
    <>
      {present !== undefined && (
        <Finding name={NOTEBOOK_KEY} text={present} ask={ask}>
          Something is kept here under the name “{NOTEBOOK_KEY}” that this site cannot read: it may
          be damaged, or from another version. It stays as it is; when you keep something new, it is
          set aside.
        </Finding>
      )}
      {setAside !== undefined && (
        <Finding name={SET_ASIDE_KEY} text={setAside} ask={ask}>
          Something that this site could not read was set aside under the name “{SET_ASIDE_KEY}”.
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
    ask({ what: `what stands under “${name}”`, act: () => forget(name), from });
  return (
    <section className="kept-finding">
      <p role="status">{children}</p>
      <p className="actions">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => saveFile(`${name}.txt`, text, 'text/plain')}
        >
          Save it as a file
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={({ currentTarget }) => erase(currentTarget)}
        >
          Erase it
        </button>
      </p>
    </section>
  );
}
