import * as wording from '#words';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Tooltip } from '../../../ui/tooltip/Tooltip.tsx';

/** Links to the search page. search.browser.ts adds a keyboard shortcut. */
export function SearchLink() {
  return (
    <Tooltip text={wording.search} align="end">
      <a className="icon-button" href="/search" aria-label={wording.search}>
        <Icon name="search" />
      </a>
    </Tooltip>
  );
}
