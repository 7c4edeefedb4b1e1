/* An island, because the reading list and the text size are in the visitor's browser. */
import * as wording from '#words';
import { island } from '../../../browser/islands/island.tsx';
import { useMessage } from '../../../browser/islands/messages.tsx';
import {
  dropArticle,
  isKept,
  keepArticle,
  useNotebook,
} from '../../../browser/notebook/changes.ts';
import { TextSize } from './TextSize.tsx';

/** Buttons for the text size and for saving the article of the page. */
export default island(function ReadingTools() {
  const [said, say] = useMessage();
  const { notebook, failure, change } = useNotebook();
  const path = globalThis.location?.pathname ?? '';
  const isSaved = isKept(notebook, path);
  const save = async () => {
    const title = document.querySelector('h1')?.textContent ?? path;
    const article = { path, title, kept: new Date().toISOString() };
    const isChanged = await change(isSaved ? dropArticle(path) : keepArticle(article));
    if (isChanged) say(isSaved ? wording.offReadingList : wording.onReadingList);
    else say('');
  };
  return (
    <div className="flex flex-wrap gap-x-5" data-needs-script>
      <TextSize />
      {/* Before hydration, saved.browser.ts may have changed the label. */}
      <button
        type="button"
        className="text-link cursor-pointer"
        data-keep
        onClick={save}
        suppressHydrationWarning
      >
        {isSaved ? wording.takeOffList : wording.saveForLater}
      </button>
      <span className={failure ? '' : 'sr-only'} role="status">
        {failure ?? said}
      </span>
    </div>
  );
});
