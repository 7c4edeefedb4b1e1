/*
 * An island because the browser stores the mark. `client:stored` hydrates the island at once if the
 * browser stores a notebook (the visitor's progress, reading list and notes).
 */
import * as wording from '#words';
import { island } from '../../browser/islands/island.tsx';
import { useMessage } from '../../browser/islands/messages.tsx';
import { markDone, markNotDone, useNotebook } from '../../browser/notebook/changes.ts';

/** A button that marks a step, by its key, as done in this browser, or as not done. */
export default island(function StepDone({ step }: { step: string }) {
  const { notebook, failure, change } = useNotebook();
  const isDone = step in notebook.done;
  const [undone, sayUndone] = useMessage();
  const toggle = async () => {
    const isChanged = await change(
      isDone ? markNotDone(step) : markDone(step, new Date().toISOString()),
    );
    if (isChanged) sayUndone(isDone ? wording.notDone : '');
  };
  return (
    <div className="step-mark" data-needs-script>
      <button type="button" className={isDone ? 'button button-quiet' : 'button'} onClick={toggle}>
        <span aria-hidden={isDone}>{wording.markDone}</span>
        <span aria-hidden={!isDone}>{wording.markNotDone}</span>
      </button>
      <p className="text-small text-soft" role="status">
        {failure ?? (isDone ? wording.doneAndKept : undone)}
      </p>
    </div>
  );
});
