import { useSyncExternalStore } from 'react';
import * as wording from '#words';
import { forget, readNotebook, watchNotebook } from '../../browser/notebook/storage.ts';
import { NOTEBOOK_KEY, readStored, SET_ASIDE_KEY } from '../../browser/stored-values.ts';
import { saveFile } from '../save-file.ts';
import type { SectionProps } from './section.tsx';

const nothing = () => undefined;
const setAsideText = () => readStored(SET_ASIDE_KEY) ?? undefined;

/**
 * Reports stored text that cannot be parsed as a notebook, also after the text has moved to another key.
 */
export function Unreadable({ ask }: Pick<SectionProps, 'ask'>) {
  const present = useSyncExternalStore(watchNotebook, () => readNotebook().unreadable, nothing);
  const setAside = useSyncExternalStore(watchNotebook, setAsideText, nothing);
  const texts = [
    { key: NOTEBOOK_KEY, text: present, message: wording.unreadable },
    { key: SET_ASIDE_KEY, text: setAside, message: wording.setAside },
  ];
  // The regions exist before they have text, because screen readers announce only changes.
  return texts.map(({ key, text, message }) => (
    <section key={key} className={text === undefined ? undefined : 'kept-finding'}>
      <p role="status">{text !== undefined && message}</p>
      {text !== undefined && (
        <p className="actions">
          <button
            type="button"
            className="button button-quiet"
            onClick={() => saveFile(`${key}.txt`, text, 'text/plain')}
          >
            {wording.saveAsFile}
          </button>
          <button
            type="button"
            className="button button-quiet"
            onClick={({ currentTarget: from }) =>
              ask({ what: wording.unreadableToErase, act: () => forget(key), from })
            }
          >
            {wording.eraseIt}
          </button>
        </p>
      )}
    </section>
  ));
}
