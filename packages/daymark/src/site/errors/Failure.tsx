import { UnexpectedError } from '../../ui/UnexpectedError.tsx';

/** The error page of a server that could not handle a request. */
export function Failure() {
  return (
    <div className="wrap pt-36 pb-16">
      <UnexpectedError heading="h1" />
    </div>
  );
}
