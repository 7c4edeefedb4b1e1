import { Landscape } from '../../ui/pictures/Landscape.tsx';
import { UnexpectedError } from '../../ui/UnexpectedError.tsx';
import '../../ui/pictures/picture.css';

/** The 500 page, which servers show after an error in the server itself. */
export function Failure() {
  return (
    <div className="wrap grid items-start gap-x-14 gap-y-8 pt-22 md:grid-cols-2 md:pt-36">
      <Landscape
        seed="out-of-order"
        className="picture aspect-[2/1] w-full md:order-1 md:aspect-[4/5]"
      />
      <UnexpectedError heading="h1" />
    </div>
  );
}
