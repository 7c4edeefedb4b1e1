import { useEffect, useRef, useState } from 'react';
import * as wording from '#words';
import { useMessage } from '../../browser/islands/messages.tsx';
import { mergeWith } from '../../browser/notebook/changes.ts';
import {
  type Change,
  EMPTY,
  isEmpty,
  type Notebook,
  parseNotebook,
} from '../../browser/notebook/notebook.ts';
import { saveFile } from '../save-file.ts';
import { contentsInWords, EXPORT_ID } from './Kinds.tsx';
import { headingOf, type Press, type SectionProps } from './section.tsx';

/** The reasons why a file was not imported. */
interface Fault {
  message: string;
  /** A report of the errors in the file. */
  report?: string;
}

/** The state of the chosen file, which the section shows. */
interface Chosen {
  name?: string;
  fault?: Fault | undefined;
  file?: Notebook | undefined;
}

/** Exports the notebook (progress, reading list, notes), and imports it. */
export function ExportImport({ notebook, change, ask }: SectionProps) {
  const input = useRef<HTMLInputElement>(null);
  const [said, say] = useMessage();
  const hasNothing = isEmpty(notebook);
  const [{ name, fault, file }, setChosen] = useState<Chosen>({});
  const finish = (message: string) => {
    setChosen({});
    say(message);
  };

  const save = () => {
    if (hasNothing) return finish(wording.nothingToExport);
    const day = new Date().toISOString().slice(0, 10);
    const text = `${JSON.stringify(notebook, null, 2)}\n`;
    saveFile(`${location.hostname}-${day}.json`, text, 'application/json');
    finish(wording.fileExported);
  };
  const read = async () => {
    const chosen = input.current?.files?.[0];
    if (!chosen) return;
    finish('');
    const { notebook: found, fault } = await readFile(chosen);
    // Merging with an empty notebook removes duplicates from the file.
    setChosen({ name: chosen.name, fault, file: found && mergeWith(found)(EMPTY) });
  };
  // Reads a file that the visitor chose before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    read();
  }, []);
  // Removes the message about imported data when the visitor has erased everything.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when everything is erased
  useEffect(() => {
    if (hasNothing) say('');
  }, [hasNothing]);
  const bringBack = async (how: Change) => {
    const isDone = await change(how);
    if (isDone) finish(wording.fileImported);
    return isDone;
  };
  const add = async (found: Notebook, { currentTarget }: Press) => {
    const heading = headingOf(currentTarget);
    if (await bringBack(mergeWith(found))) heading?.focus();
  };
  const replace = (found: Notebook, press: Press) => {
    // An empty notebook is replaced without confirmation, because nothing is lost.
    if (hasNothing) add(found, press);
    else
      ask({
        verb: 'replace',
        what: wording.holdingsToReplace(contentsInWords(notebook), contentsInWords(found)),
        act: () => bringBack(() => found),
        from: press.currentTarget,
      });
  };

  return (
    <section id={EXPORT_ID} className="mt-16">
      <h2 className="display text-section" tabIndex={-1}>
        {wording.takeWithYou}
      </h2>
      <p className="measure mt-3 text-small text-soft">{wording.fileIs}</p>
      <p className="actions">
        <button type="button" className="button" onClick={save}>
          {wording.exportFile}
        </button>
        <label className="kept-import">
          <input
            type="file"
            accept=".json,application/json"
            ref={input}
            // Clears the input, so that the visitor can choose the same file again.
            onClick={({ currentTarget }) => {
              currentTarget.value = '';
            }}
            onChange={read}
          />
          <span className="button button-quiet">{wording.importFile}</span>
        </label>
        <span className="kept-text text-small">{name}</span>
      </p>
      <div role="alert">
        {fault && (
          <div className="kept-finding">
            <p>{fault.message}</p>
            {fault.report && (
              <details>
                <summary className="text-link">{wording.fileFaults}</summary>
                <Report text={fault.report} />
              </details>
            )}
          </div>
        )}
      </div>
      <div className={file ? 'kept-finding' : 'mt-3 text-small'}>
        {/* Without the buttons, which screen readers would announce as part of the text. */}
        <p role="status">
          {file ? wording.fileAndBrowser(contentsInWords(file), contentsInWords(notebook)) : said}
        </p>
        {file && (
          <p className="actions">
            <button type="button" className="button" onClick={(press) => add(file, press)}>
              {wording.addToThis}
            </button>
            <button
              type="button"
              className="button button-quiet"
              onClick={(press) => replace(file, press)}
            >
              {wording.replaceAll}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}

/** Lists the errors of a file. A list that is too wide can be focused and scrolled by keyboard. */
function Report({ text }: { text: string }) {
  const list = useRef<HTMLPreElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const observer = new ResizeObserver(() =>
      setScrollable(current.scrollWidth > current.clientWidth),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const region = { role: 'region', 'aria-label': wording.fileFaults, tabIndex: 0 };
  return (
    <pre ref={list} {...(isScrollable && region)}>
      {text}
    </pre>
  );
}

/** The size limit in bytes. Browsers store about as much per site, so no notebook is larger. */
const LARGEST = 5_000_000;

/** Reads a notebook from a file that a visitor chose. */
async function readFile(file: File): Promise<{ notebook?: Notebook; fault?: Fault }> {
  if (file.size > LARGEST) return { fault: { message: wording.fileTooLarge } };
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { fault: { message: wording.fileGone } };
  }
  const { notebook, report } = parseNotebook(text, file.name);
  return notebook ? { notebook } : { fault: { message: wording.fileRefused, report } };
}
