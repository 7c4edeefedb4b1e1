import type { Site } from '../../settings/site.ts';
import { HeroLandscape } from '../../ui/pictures/HeroLandscape.tsx';

type HeroProps = Pick<Site['home'], 'headline' | 'subtitle' | 'action' | 'actionPath'>;

/** Shows the top of the home page: the headline in the sky of a landscape. */
export function Hero({ headline, subtitle, action, actionPath }: HeroProps) {
  return (
    <section className="hero">
      <HeroLandscape className="hero-picture" />
      <div className="wrap hero-words">
        <h1 className="display max-w-[13ch] text-hero">{headline}</h1>
        <p className="mt-6 max-w-[34ch] text-lead">{subtitle}</p>
        <p className="mt-8">
          <a className="button" href={actionPath}>
            {action}
          </a>
        </p>
      </div>
    </section>
  );
}
