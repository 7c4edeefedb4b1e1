import { parseSettings } from '../packages/daymark/src/settings/settings.ts';
import owners from './fixtures/publication/site.config.ts';

/** The settings that pages show in unit tests. A build would draw another mark into a file. */
export default parseSettings({ ...owners, theme: { mark: 'lighthouse' } });
