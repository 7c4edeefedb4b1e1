import { UnexpectedError } from '../ui/UnexpectedError.tsx';

/** The page that a server shows when it could not answer. */
export function Failure() {
  return (
    <div className="wrap pt-36 pb-16">
      <UnexpectedError heading="h1" />
    </div>
  );
}
