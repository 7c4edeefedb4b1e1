/* An island because the clipboard and the system's share sheet need script. */
import { useState } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Tooltip } from '../../ui/tooltip/Tooltip.tsx';

interface ShareProps {
  title: string;
  /** The canonical address of the article. */
  url: string;
}

/** Copy-link and share. Before its code has arrived, and without script, the link by e-mail works. */
export default function Share(props: ShareProps) {
  return (
    <ErrorBoundary>
      <ShareRow {...props} />
    </ErrorBoundary>
  );
}

function ShareRow({ title, url }: ShareProps) {
  const [status, setStatus] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setStatus('Link copied');
    } catch {
      setStatus(`Copying is not allowed here. The link is ${url}`);
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

  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <div className="-ml-3 flex flex-wrap items-center">
      <span className="flex" data-needs-script>
        <Tooltip text="Copy link">
          <button type="button" className="icon-button" aria-label="Copy link" onClick={copy}>
            <Icon name="copy" />
          </button>
        </Tooltip>
        <Tooltip text="Share">
          <button type="button" className="icon-button" aria-label="Share" onClick={share}>
            <Icon name="share" />
          </button>
        </Tooltip>
      </span>
      <Tooltip text="Send by e-mail">
        <a className="icon-button" href={mail} aria-label="Send by e-mail">
          <Icon name="mail" />
        </a>
      </Tooltip>
      <span className="ml-2 text-small text-soft" role="status">
        {status}
      </span>
    </div>
  );
}
