import * as wording from '#words';

/** The message after an unexpected error, with links to reload and to the home page. */
export function UnexpectedError({ heading: Heading = 'p' }: { heading?: 'h1' | 'p' }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Heading className={`display ${Heading === 'h1' ? 'text-page' : 'text-title'}`}>
        {wording.failure}
      </Heading>
      <p>{wording.failureText}</p>
      <p className="flex flex-wrap gap-3">
        {/* A link with an empty query reloads the page without JavaScript. */}
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
