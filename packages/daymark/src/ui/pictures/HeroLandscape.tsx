import { drawHero, HERO } from './drawHero.ts';
import { Shapes } from './Shapes.tsx';
import './hero.css';

/** The landscape behind the home page's headline: dawn in the light scheme, night in the dark. */
export function HeroLandscape({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox={`-${HERO.width} 0 ${HERO.width} ${HERO.height}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <g transform="scale(-1 1)">
        <Shapes shapes={drawHero()} />
      </g>
    </svg>
  );
}
