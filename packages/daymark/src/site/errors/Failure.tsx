import { Landscape } from '../../ui/pictures/Landscape.tsx';
import { UnexpectedError } from '../../ui/UnexpectedError.tsx';

/** The 500 page, which servers show after an error in the server itself. */
export function Failure() {
  return (
    <div className="wrap grid items-start gap-x-8 gap-y-12 pt-28 md:grid-cols-2 md:pt-36">
      <UnexpectedError heading="h1" />
      <Landscape seed="out-of-order" className="picture aspect-[4/5] w-full" />
    </div>
  );
}
