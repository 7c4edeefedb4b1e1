import { Drawing } from './Drawing.tsx';
import { drawHero, HERO } from './drawHero.ts';
import './hero.css';

/** The landscape behind the home page's headline: dawn in the light scheme, night in the dark. */
export function HeroLandscape({ className }: { className?: string }) {
  return (
    <Drawing
      shapes={drawHero()}
      sheet={HERO}
      isMirrored={true}
      crop="xMaxYMax slice"
      className={className}
    />
  );
}
