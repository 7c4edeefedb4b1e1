import type { SlotsOn } from '../../ads/placements.ts';
import { Slot } from '../../ads/Slot.tsx';
import { placeInContent } from './in-content.ts';
import { Passage } from './Passage.tsx';

interface BodyProps {
  html: string;
  slots?: SlotsOn<'article'> | undefined;
}

/** An article's text, with slots between its sections where a phone has no room beside it. */
export function Body({ html, slots }: BodyProps) {
  if (!slots) return <Passage html={html} />;
  const [beginning, middle, end] = placeInContent(html);
  return (
    <>
      <Passage html={beginning} />
      {middle && <Slot {...slots['in-content-1']} />}
      {middle && <Passage html={middle} />}
      {end && <Slot {...slots['in-content-2']} />}
      {end && <Passage html={end} />}
    </>
  );
}
