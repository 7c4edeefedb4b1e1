/* An island because only the browser has the data. The island hydrates at once if there is data. */
import { useState } from 'react';
import * as wording from '#words';
import { island } from '../../browser/islands/island.tsx';
import { useMessage } from '../../browser/islands/messages.tsx';
import { useNotebook } from '../../browser/notebook/changes.ts';
import { isEmpty } from '../../browser/notebook/notebook.ts';
import { ExportImport } from './ExportImport.tsx';
import { Kinds, type StoredItem } from './Kinds.tsx';
import { Notes, Progress, ReadingList, type StepLink } from './StoredEntries.tsx';
import { type Confirmation, ConfirmDialog } from './section.tsx';
import { Unreadable } from './Unreadable.tsx';

interface StoredDataProps {
  /** The steps of the path; none on a site without a path. */
  steps: readonly StepLink[];
  /** Whether the site has articles, which a visitor can keep for later. */
  hasArticles: boolean;
  /** Data with separate keys in local storage, in addition to the notebook. */
  others: readonly StoredItem[];
  /** The language of the site, to format dates. */
  language: string;
}

/** Shows the data in this browser with the amounts, and controls to export and erase the data. */
export default island(function StoredData(props: StoredDataProps) {
  const { steps, hasArticles, others, language } = props;
  const { notebook, failure, change } = useNotebook();
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const [said, say] = useMessage();
  const offered = [
    ...(steps.length > 0 ? (['done', 'notes'] as const) : []),
    ...(hasArticles ? (['readingList'] as const) : []),
  ];
  const section = { notebook, change, ask: setConfirmation, say };
  return (
    <div className="kept" data-needs-script>
      <Kinds {...section} offered={offered} others={others} language={language} />
      <p role="alert">{failure}</p>
      <p className="sr-only" role="status">
        {said}
      </p>
      <Unreadable ask={setConfirmation} />
      {(offered.length > 0 || !isEmpty(notebook)) && <ExportImport {...section} />}
      <Progress {...section} steps={steps} language={language} />
      <ReadingList {...section} />
      <Notes {...section} steps={steps} language={language} />
      <ConfirmDialog
        confirmation={confirmation}
        close={() => setConfirmation(undefined)}
        onErased={() => say(wording.erased)}
      />
    </div>
  );
});
