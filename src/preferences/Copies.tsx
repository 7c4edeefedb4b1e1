import { useEffect, useRef, useState } from 'react';
import { type Change, mergeWith } from '../notebook/changes.ts';
import { isEmpty, type Notebook, parseNotebook } from '../notebook/notebook.ts';
import { contentsInWords } from './contents.ts';
import { saveFile } from './save-file.ts';

/** No notebook is larger: browsers keep about as much for a site. */
const LARGEST = 5_000_000;

interface CopiesProps {
  notebook: Notebook;
  change: (change: Change) => boolean;
  eraseAll: () => void;
}

/** Takes everything along as a file, brings it back from one, and erases it. */
export function Copies({ notebook, change, eraseAll }: CopiesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState('');
  const [file, setFile] = useState<Notebook>();

  const say = (words: string) => {
    setSaid(words);
    setFault('');
    setFile(undefined);
  };
  const save = () => {
    if (isEmpty(notebook)) return say('There is nothing to take along yet.');
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`notebook-${day}.json`, `${JSON.stringify(notebook, null, 2)}\n`);
    say('The file has been given to your browser to save.');
  };
  const read = async () => {
    const chosen = input.current?.files?.[0];
    if (!chosen) return;
    say('');
    const { notebook: found, report } =
      chosen.size > LARGEST
        ? { report: `${chosen.name}: expected a file of at most 5 MB; found a larger one` }
        : parseNotebook(await chosen.text(), chosen.name);
    setFault(report ?? '');
    setFile(found);
  };
  // A file that was chosen before the code arrived is read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code arrives
  useEffect(() => {
    read();
  }, []);
  const bringBack = (how: Change) => {
    if (change(how)) say('Done. What the file held is now kept in this browser.');
  };

  return (
    <section className="mt-16">
      <h2 className="display text-section">Take it with you</h2>
      <p className="measure mt-3 text-small text-soft">
        A file holds your progress, your reading list and your notes. Keep it wherever you like, and
        bring it back here or in another browser.
      </p>
      <p className="practice-actions">
        <button type="button" className="button" onClick={save}>
          Export a file
        </button>
        <button type="button" className="button button-quiet" onClick={eraseAll}>
          Erase everything
        </button>
      </p>
      <label className="kept-import">
        <span className="label text-soft">Import a file</span>
        <input
          className="field"
          type="file"
          accept=".json,application/json"
          ref={input}
          onChange={read}
        />
      </label>
      <p className="mt-3 text-small" role="status">
        {said}
      </p>
      <div role="alert">{fault && <Fault report={fault} />}</div>
      {file && (
        <div className="kept-finding" role="status">
          <p>
            The file holds {contentsInWords(file)}. This browser holds {contentsInWords(notebook)}.
          </p>
          <p className="practice-actions">
            <button type="button" className="button" onClick={() => bringBack(mergeWith(file))}>
              Add to what is here
            </button>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => bringBack(() => file)}
            >
              Replace what is here
            </button>
          </p>
        </div>
      )}
    </section>
  );
}

function Fault({ report }: { report: string }) {
  return (
    <div className="kept-finding">
      <p>This file could not be brought back, and nothing was changed.</p>
      <pre>{report}</pre>
    </div>
  );
}
