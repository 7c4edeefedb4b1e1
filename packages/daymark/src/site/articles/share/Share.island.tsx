/* An island, because the clipboard and the share sheet need JavaScript. */
import * as wording from '#words';
import { island } from '../../../browser/islands/island.tsx';
import { useMessage } from '../../../browser/islands/messages.tsx';

/** Returns the title and the canonical URL of the article, which the page contains already. */
function articleOfPage() {
  const title = document.querySelector('h1')?.textContent ?? '';
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return { title, url: canonical?.href ?? location.href };
}

/** Buttons for sharing the article of the page. */
export default island(function Share() {
  const [said, say] = useMessage();

  const copy = async () => {
    const { url } = articleOfPage();
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
      await navigator.share(articleOfPage());
    } catch (error) {
      // Closing the share sheet is a choice, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };

  return (
    <div className="flex flex-wrap gap-x-5" data-needs-script>
      <button type="button" className="text-link cursor-pointer" onClick={copy}>
        {wording.copyLink}
      </button>
      {/* Only touch screens show this button: few other browsers have a share sheet, and on other
          screens copying is enough. */}
      <button
        type="button"
        className="hidden text-link cursor-pointer pointer-coarse:block"
        onClick={share}
      >
        {wording.share}
      </button>
      <span className="text-soft" role="status">
        {said}
      </span>
    </div>
  );
});
