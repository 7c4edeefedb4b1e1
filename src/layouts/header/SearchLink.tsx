import { Icon } from '../../ui/icons/Icon.tsx';
import { Tooltip } from '../../ui/tooltip/Tooltip.tsx';

/** Leads to the search; so do the keys of search.browser.ts. */
export function SearchLink() {
  return (
    <Tooltip text="Search" align="end">
      <a className="icon-button" href="/search" aria-label="Search">
        <Icon name="search" />
      </a>
    </Tooltip>
  );
}
