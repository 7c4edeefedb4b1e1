import { Icon, type IconName } from './icons/Icon.tsx';
import { Tooltip } from './tooltip/Tooltip.tsx';

interface PopoverToggleProps {
  /** The accessible name of the button and of the popover. */
  name: string;
  /** The id of the popover. */
  popover: string;
  icon: IconName;
}

/** An icon-only button that opens and closes a popover, with or without JavaScript. */
export function PopoverToggle({ name, popover, icon }: PopoverToggleProps) {
  return (
    <Tooltip text={name} align="end">
      <button
        type="button"
        className="icon-button"
        popoverTarget={popover}
        aria-label={name}
        aria-controls={popover}
      >
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}
