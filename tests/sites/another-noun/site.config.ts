import owners from '../../../site.config.ts';
import { defineSite } from '../../../src/site/define.ts';

/** The same site about something else: only the noun differs. */
export default defineSite({ ...owners, noun: 'Tai Chi & Qigong' });
