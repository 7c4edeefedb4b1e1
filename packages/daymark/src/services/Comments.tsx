import * as wording from '#words';
import type { commentsOf } from '../settings/service.ts';

interface CommentsProps {
  /** The frame with the comments, if the site has any. */
  comments?: ReturnType<typeof commentsOf>;
  /** The address of a discussion elsewhere, which the article names. */
  discussion?: string | undefined;
}

const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/**
 * Shows where visitors talk about an article: a frame, which has no URL until the visitor presses the
 * button, and a link for visitors without script. The frame keeps its height and scrolls inside.
 */
export function Comments({ comments, discussion }: CommentsProps) {
  const page = discussion ?? comments?.frame.page;
  if (page === undefined) return null;
  return (
    <section className="comments measure mt-16 print:hidden" aria-labelledby="comments">
      <h2 id="comments" className="display text-section">
        {wording.comments}
      </h2>
      {comments && <Frame {...comments} />}
      <p className="mt-4 text-small">
        <a className="text-link" href={page}>
          {wording.discussAt(new URL(page).host)}
        </a>
      </p>
    </section>
  );
}

function Frame({ fields, frame }: NonNullable<CommentsProps['comments']>) {
  const { src, session } = frame;
  return (
    <div className="comments-frame mt-6" data-needs-script>
      <button type="button" className="button">
        {wording.showComments}
        <small> {wording.contactsHost(new URL(src).host)}</small>
      </button>
      <iframe
        title={wording.labelled(wording.comments, fields.name).join('')}
        data-embed-src={src}
        data-session={session && `${session.from} ${session.to}`}
        sandbox={SANDBOX}
        hidden
      />
    </div>
  );
}
