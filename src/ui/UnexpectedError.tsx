/** What a visitor sees after an unexpected failure, with two ways on. Works without script. */
export function UnexpectedError({ heading: Heading = 'p' }: { heading?: 'h1' | 'p' }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Heading className={`display ${Heading === 'h1' ? 'text-page' : 'text-title'}`}>
        Unexpected Application Error!
      </Heading>
      <p>This part of the page has failed. Nothing you did is lost on our side: we keep nothing.</p>
      <p className="flex flex-wrap gap-3">
        {/* A bare query leads to this page again: a reload without script. */}
        <a className="button" href="?">
          Reload this page
        </a>
        <a className="button button-quiet" href="/">
          Return to Home
        </a>
      </p>
    </div>
  );
}
