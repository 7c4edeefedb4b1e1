import * as wording from '#words';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { Logo } from '../../../ui/look/files.ts';
import { PopoverToggle } from '../../../ui/PopoverToggle.tsx';
import { Beacon } from '../../../ui/pictures/Beacon.tsx';
import { Tooltip } from '../../../ui/tooltip/Tooltip.tsx';
import { SchemeSwitch } from '../scheme/SchemeSwitch.tsx';
import { type NavigationItem, NavigationLinks } from './NavigationLinks.tsx';
import './header.css';

interface HeaderProps {
  siteName: string;
  /** The owner's logo, if the settings have one. */
  logo?: Logo | undefined;
  navigation: readonly NavigationItem[];
  currentPath: string;
}

/**
 * Shows the fixed navigation bar, with links on wide screens and a menu with a toggle on narrow
 * screens. The menu is a popover, so it opens, closes on Escape and returns the focus without
 * JavaScript. The logo link is as tall as the bar, so that an early paint does not move it.
 */
export function Header({ siteName, logo, navigation, currentPath }: HeaderProps) {
  const links = <NavigationLinks items={navigation} currentPath={currentPath} />;
  return (
    <header className="site-header print:hidden" data-header>
      <div className="wrap site-header-row">
        <a className="site-name flex items-center self-stretch" href="/">
          {logo ? (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's SVG, without scripts
            <span dangerouslySetInnerHTML={{ __html: logo.svg }} />
          ) : (
            <Beacon />
          )}
          <span className="display">{siteName}</span>
        </a>
        <nav className="bar-links hidden md:block" aria-label={wording.mainNavigation}>
          {links}
        </nav>
        <div className="flex">
          {/* search.browser.ts adds a keyboard shortcut. */}
          <Tooltip text={wording.search} align="end">
            <a className="icon-button" href="/search" aria-label={wording.search}>
              <Icon name="search" />
            </a>
          </Tooltip>
          <SchemeSwitch />
        </div>
        <PopoverToggle name={wording.menu} popover="menu" icon="menu" />
        <nav id="menu" className="menu md:hidden" popover="auto" aria-label={wording.menu}>
          {links}
        </nav>
      </div>
    </header>
  );
}
