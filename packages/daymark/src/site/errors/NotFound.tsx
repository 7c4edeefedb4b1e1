import type { ReactNode } from 'react';
import { HOME } from '#addresses';
import * as wording from '#words';
import type { PageEntry } from '../../content/sitemap.ts';
import { Landscape } from '../../ui/pictures/Landscape.tsx';
import { PageLinks } from '../search/PageLinks.tsx';
import '../../ui/pictures/picture.css';

interface NotFoundProps {
  /** Pages to suggest if no page resembles the requested path. */
  suggestions: readonly PageEntry[];
  /** The island that finds pages by title. */
  children?: ReactNode;
}

/** The 404 page, which suggests pages, because the address may be misspelt or outdated. */
export function NotFound({ suggestions, children }: NotFoundProps) {
  return (
    <div className="wrap grid items-start gap-x-14 gap-y-8 pt-22 md:grid-cols-2 md:pt-36">
      <Landscape
        seed="off-course"
        motif="boat under the moon"
        className="picture aspect-[2/1] w-full self-stretch md:order-1 md:aspect-[4/5]"
      />
      <div>
        <p className="display text-hero">404</p>
        <h1 className="display mt-4 text-section">{wording.notFoundTitle}</h1>
        <p className="mt-4 max-w-[34ch]">{wording.notFoundText}</p>
        <p className="mt-6">
          <a className="button" href={HOME}>
            {wording.returnHome}
          </a>
        </p>
        <h2 className="label mt-12 text-soft">{wording.nearestPages}</h2>
        <ul className="mt-3 min-h-[9.5rem]" data-nearest>
          <PageLinks pages={suggestions} />
        </ul>
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}
