import owners from '../../../site.config.ts';
import { defineSite } from '../../../src/site/define.ts';

/** The same site with another noun. */
export default defineSite({ ...owners, noun: 'Tai Chi & Qigong' });
