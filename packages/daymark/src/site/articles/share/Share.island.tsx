/* An island, because the clipboard, the share sheet and the reading list need JavaScript. */
import * as wording from '#words';
import { island } from '../../../browser/islands/island.tsx';
import { useMessage } from '../../../browser/islands/messages.tsx';
import {
  dropArticle,
  isKept,
  keepArticle,
  useNotebook,
} from '../../../browser/notebook/changes.ts';
import { Icon, IconButton, Tooltip } from '../../../ui/IconButton.tsx';

interface ShareProps {
  title: string;
  /** The canonical URL of the article. */
  url: string;
}

/** Buttons for the reading list and for sharing. Only the e-mail link works before hydration. */
export default island(function Share({ title, url }: ShareProps) {
  const [said, say] = useMessage();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      say(wording.linkCopied);
    } catch {
      say(wording.copyRefused(url));
    }
  };

  const share = async () => {
    if (!navigator.share) return copy();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the share sheet is a choice, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };

  const path = new URL(url).pathname;
  const { notebook, failure, change } = useNotebook();
  const isOnList = isKept(notebook, path);
  const keep = async () => {
    const article = { path, title, kept: new Date().toISOString() };
    const isChanged = await change(isOnList ? dropArticle(path) : keepArticle(article));
    if (isChanged) say(isOnList ? wording.offReadingList : wording.onReadingList);
    else say('');
  };

  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <div className="-ml-3 flex flex-wrap items-center">
      <span className="flex" data-needs-script>
        {/* Before hydration, `hintKept` may set `aria-pressed` to another value than React. */}
        <IconButton
          icon="keep"
          label={wording.keepForLater}
          data-keep
          aria-pressed={isOnList}
          onClick={keep}
          suppressHydrationWarning
        />
        <IconButton icon="copy" label={wording.copyLink} onClick={copy} />
        <IconButton icon="share" label={wording.share} onClick={share} />
      </span>
      <Tooltip text={wording.sendByMail}>
        <a className="icon-button" href={mail} aria-label={wording.sendByMail}>
          <Icon name="mail" />
        </a>
      </Tooltip>
      <span className="ml-2 text-small text-soft" role="status">
        {failure ?? said}
      </span>
    </div>
  );
});
