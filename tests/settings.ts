import { parseSettings } from '../packages/daymark/src/settings/settings.ts';
import owners from './fixtures/publication/site.config.ts';

/**
 * The settings that pages show in unit tests. The mark is the lighthouse, because a build would
 * draw any other mark into a file.
 */
export default parseSettings({ ...owners, theme: { mark: 'lighthouse' } });
