import { renderToStaticMarkup } from 'react-dom/server';
import { newsletterOf } from '../settings/service.ts';
import type { Settings } from '../settings/site.ts';
import { Newsletter } from './Newsletter.tsx';

/** Returns the form that replaces `::newsletter` in a text; empty without a newsletter. */
export function newsletterHtml(settings: Pick<Settings, 'services'>): string {
  const newsletter = newsletterOf(settings);
  return newsletter ? renderToStaticMarkup(<Newsletter {...newsletter} place="here" />) : '';
}
