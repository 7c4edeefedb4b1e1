import { Icon } from '../../../ui/icons/Icon.tsx';
import { Tooltip } from '../../../ui/tooltip/Tooltip.tsx';

/** Links to the search page. search.browser.ts adds a keyboard shortcut. */
export function SearchLink() {
  return (
    <Tooltip text="Search" align="end">
      <a className="icon-button" href="/search" aria-label="Search">
        <Icon name="search" />
      </a>
    </Tooltip>
  );
}
