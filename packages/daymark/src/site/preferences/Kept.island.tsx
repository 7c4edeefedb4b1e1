/*
 * An island because only this browser has the data. It hydrates at once if this browser stores
 * anything, otherwise on interaction.
 */
import { useState } from 'react';
import { NOTEBOOK_KEY, SET_ASIDE_KEY } from '../../browser/notebook/keys.ts';
import { isEmpty } from '../../browser/notebook/notebook.ts';
import { forget } from '../../browser/notebook/storage.ts';
import { useNotebook } from '../../browser/notebook/useNotebook.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Ask, type Question } from './ConfirmationDialog.tsx';
import { contentsInWords } from './contents.ts';
import { Copies } from './ExportAndImport.tsx';
import { type KeptByName, Kinds } from './Kinds.tsx';
import { Notes } from './Notes.tsx';
import { Progress, type StepLink } from './Progress.tsx';
import { ReadingList } from './ReadingList.tsx';
import { Unreadable } from './Unreadable.tsx';

interface KeptProps {
  steps: readonly StepLink[];
  /** Data with separate keys in local storage, in addition to the notebook. */
  others: readonly KeptByName[];
  /** The language of the site, to format dates. */
  language: string;
}

/** Shows the data in this browser, with its amounts and controls to export and erase it. */
export default function Kept(props: KeptProps) {
  return (
    <ErrorBoundary>
      <Sections {...props} />
    </ErrorBoundary>
  );
}

function Sections({ steps, others, language }: KeptProps) {
  const { notebook, failure, change } = useNotebook();
  const [question, setQuestion] = useState<Question>();
  const eraseAll = () => forget(...others.map(({ key }) => key), SET_ASIDE_KEY, NOTEBOOK_KEY);
  const askAll = (from: HTMLElement) =>
    setQuestion({
      what: isEmpty(notebook)
        ? 'everything that this site keeps in this browser'
        : `everything that this site keeps in this browser: ${contentsInWords(notebook)}, and your choices`,
      act: eraseAll,
      from,
    });
  return (
    <div className="kept" data-needs-script>
      <Kinds notebook={notebook} others={others} change={change} ask={setQuestion} />
      <p role="alert">{failure}</p>
      <Unreadable ask={setQuestion} />
      <Copies notebook={notebook} change={change} ask={setQuestion} eraseAll={askAll} />
      <Progress notebook={notebook} steps={steps} change={change} language={language} />
      <ReadingList notebook={notebook} change={change} />
      <Notes
        notebook={notebook}
        steps={steps}
        change={change}
        ask={setQuestion}
        language={language}
      />
      <Ask question={question} close={() => setQuestion(undefined)} />
    </div>
  );
}
