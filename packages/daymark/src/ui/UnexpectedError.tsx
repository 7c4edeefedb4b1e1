import * as wording from '#words';

/** The message after an unexpected error, with links to reload and to go home. Needs no script. */
export function UnexpectedError({ heading: Heading = 'p' }: { heading?: 'h1' | 'p' }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Heading className={`display ${Heading === 'h1' ? 'text-page' : 'text-title'}`}>
        {wording.failure}
      </Heading>
      <p>{wording.failureText}</p>
      <p className="flex flex-wrap gap-3">
        {/* An empty query links to this page again, which reloads it without script. */}
        <a className="button" href="?">
          {wording.reloadPage}
        </a>
        <a className="button button-quiet" href="/">
          {wording.returnHome}
        </a>
      </p>
    </div>
  );
}
