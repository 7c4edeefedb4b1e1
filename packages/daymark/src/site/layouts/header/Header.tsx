import { HOME, SEARCH } from '#addresses';
import * as wording from '#words';
import type { LanguageLink } from '../../../content/translations.ts';
import { Beacon } from '../../../ui/Beacon.tsx';
import { Icon, IconButton, Tooltip } from '../../../ui/IconButton.tsx';
import { LanguageLinks, type NavigationItem, NavigationLinks } from '../../../ui/LinkList.tsx';
import type { Logo } from '../../../ui/look/files.ts';
import './header.css';

interface HeaderProps {
  siteName: string;
  /** The owner's logo, if the settings have one. */
  logo?: Logo | undefined;
  navigation: readonly NavigationItem[];
  currentPath: string;
  /** The links to the page in other languages. */
  languages?: readonly LanguageLink[] | undefined;
}

/**
 * Shows the fixed navigation bar, with links on wide screens and a menu with a toggle on narrow
 * screens. The menu is a popover, so it opens, closes on Escape and returns the focus without
 * JavaScript. The logo link is as tall as the bar, so that an early paint does not move it.
 */
export function Header({ siteName, logo, navigation, currentPath, languages }: HeaderProps) {
  const links = <NavigationLinks items={navigation} currentPath={currentPath} />;
  return (
    <header className="site-header print:hidden" data-header="">
      <div className="wrap site-header-row">
        <a className="site-name flex items-center self-stretch" href={HOME}>
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
          {/* shell.browser.ts adds a keyboard shortcut. */}
          <Tooltip text={wording.search}>
            <a className="icon-button" href={SEARCH} aria-label={wording.search}>
              <Icon name="search" />
            </a>
          </Tooltip>
          {languages && <LanguageSwitch languages={languages} />}
          <SchemeSwitch />
        </div>
        <PopoverToggle label={wording.menu} popover="menu" icon="menu" />
        <nav id="menu" className="menu md:hidden" popover="auto" aria-label={wording.menu}>
          {links}
        </nav>
      </div>
    </header>
  );
}

/** Links to the page in other languages. The panel opens without JavaScript. */
function LanguageSwitch({ languages }: { languages: readonly LanguageLink[] }) {
  return (
    <>
      <PopoverToggle label={wording.languages} popover="language-switch" icon="languages" />
      {/* This list is no landmark, because the footer has a landmark with this name. */}
      <div id="language-switch" className="panel px-5 py-4 text-small" popover="auto">
        <LanguageLinks languages={languages} />
      </div>
    </>
  );
}

/** Shows the choice of a colour scheme, which needs JavaScript and is hidden without it. */
function SchemeSwitch() {
  return (
    <div className="flex" data-needs-script>
      <PopoverToggle label={wording.colourScheme} popover="scheme" icon="scheme" />
      <fieldset id="scheme" className="panel px-5 py-4" popover="auto">
        <legend className="sr-only">{wording.colourScheme}</legend>
        {Object.entries(wording.schemes).map(([value, name]) => (
          <label key={value} className="flex cursor-pointer items-center gap-3 py-1 text-small">
            <input type="radio" name="color-scheme" value={value} />
            {name}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

interface PopoverToggleProps {
  /** The accessible name of the button and of the popover. */
  label: string;
  popover: string;
  icon: 'languages' | 'menu' | 'scheme';
}

/** A button that opens and closes a popover, with or without JavaScript. */
const PopoverToggle = ({ label, popover, icon }: PopoverToggleProps) => (
  <IconButton icon={icon} popoverTarget={popover} label={label} aria-controls={popover} />
);
