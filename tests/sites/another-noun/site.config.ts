import { defineSite } from 'daymark/settings';
import owners from '../../../site/site.config.ts';

/** The same site with another noun. */
export default defineSite({ ...owners, noun: 'Tai Chi & Qigong' });
