import { UnexpectedError } from '../../ui/UnexpectedError.tsx';

/** The 500 page, which servers show after an error in the server itself. */
export function Failure() {
  return (
    <div className="wrap pt-36 pb-16">
      <UnexpectedError heading="h1" />
    </div>
  );
}
