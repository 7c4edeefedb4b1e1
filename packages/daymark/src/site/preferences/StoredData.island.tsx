/*
 * An island because only the browser has the data. It hydrates at once if the browser stores
 * data, otherwise on interaction.
 */
import { useState } from 'react';
import * as wording from '#words';
import { NOTEBOOK_KEY, SET_ASIDE_KEY } from '../../browser/notebook/keys.ts';
import { isEmpty } from '../../browser/notebook/notebook.ts';
import { forget } from '../../browser/notebook/storage.ts';
import { useNotebook } from '../../browser/notebook/useNotebook.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { type Confirmation, ConfirmDialog } from './ConfirmDialog.tsx';
import { contentsInWords } from './contents.ts';
import { ExportImport } from './ExportImport.tsx';
import { Kinds, type StoredItem } from './Kinds.tsx';
import { Notes } from './Notes.tsx';
import { Progress, type StepLink } from './Progress.tsx';
import { ReadingList } from './ReadingList.tsx';
import { Unreadable } from './Unreadable.tsx';

interface StoredDataProps {
  steps: readonly StepLink[];
  /** Data with separate keys in local storage, in addition to the notebook. */
  others: readonly StoredItem[];
  /** The language of the site, to format dates. */
  language: string;
}

/** Shows the data in this browser with the amounts, and controls to export and erase the data. */
export default function StoredData(props: StoredDataProps) {
  return (
    <ErrorBoundary>
      <Sections {...props} />
    </ErrorBoundary>
  );
}

function Sections({ steps, others, language }: StoredDataProps) {
  const { notebook, failure, change } = useNotebook();
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const eraseAll = () => forget(...others.map(({ key }) => key), SET_ASIDE_KEY, NOTEBOOK_KEY);
  const askAll = (from: HTMLElement) =>
    setConfirmation({
      what: isEmpty(notebook)
        ? wording.everything
        : wording.everythingCounted(contentsInWords(notebook)),
      act: eraseAll,
      from,
    });
  return (
    <div className="kept" data-needs-script>
      <Kinds notebook={notebook} others={others} change={change} ask={setConfirmation} />
      <p role="alert">{failure}</p>
      <Unreadable ask={setConfirmation} />
      <ExportImport notebook={notebook} change={change} ask={setConfirmation} eraseAll={askAll} />
      <Progress notebook={notebook} steps={steps} change={change} language={language} />
      <ReadingList notebook={notebook} change={change} />
      <Notes
        notebook={notebook}
        steps={steps}
        change={change}
        ask={setConfirmation}
        language={language}
      />
      <ConfirmDialog confirmation={confirmation} close={() => setConfirmation(undefined)} />
    </div>
  );
}
