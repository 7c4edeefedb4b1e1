import type { SlotsOn } from '../../ads/placements.ts';
import { Slot } from '../../ads/Slot.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { placeInContent } from './in-content.ts';

interface BodyProps {
  html: string;
  slots?: SlotsOn<'article'> | undefined;
}

/** An article's text, with slots between its sections where a phone has no room beside it. */
export function Body({ html, slots }: BodyProps) {
  if (!slots) return <Prose html={html} className="measure" />;
  const [beginning, middle, end] = placeInContent(html);
  return (
    <>
      <Prose html={beginning} className="measure" />
      {middle && <Slot {...slots['in-content-1']} />}
      {middle && <Prose html={middle} className="measure" />}
      {end && <Slot {...slots['in-content-2']} />}
      {end && <Prose html={end} className="measure" />}
    </>
  );
}
