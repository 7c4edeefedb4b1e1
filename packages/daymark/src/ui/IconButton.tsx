import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  /** The accessible name of the button, and the text of its tooltip. */
  label: string;
}

/** A button that shows only an icon. */
export function IconButton({ icon, label, ...button }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button type="button" className="icon-button" aria-label={label} {...button}>
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}

interface TooltipProps {
  /** The text of the tooltip. The control must also have an accessible name. */
  text: string;
  children: ReactNode;
}

/**
 * Explains an icon-only control. `tooltip/tooltip.browser.ts` opens and closes the tooltip. Without
 * JavaScript, it stays closed.
 */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <span className="tooltip-host" data-tooltip="closed">
      {children}
      <span className="tooltip label" role="tooltip">
        {text}
      </span>
    </span>
  );
}

/** Path data of icons: 20 by 20 units, strokes of 1.5 units, in the colour of the text. */
const DRAWINGS = {
  languages: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM3 10h14M10 3c-4 4-4 10 0 14M10 3c4 4 4 10 0 14',
  menu: 'M3 6h14M3 10h14M3 14h14',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l4 4',
  scheme: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
} as const;

type IconName = keyof typeof DRAWINGS;

/** An icon without a name of its own. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWINGS[name]} />
      {name === 'scheme' && <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" stroke="none" />}
    </svg>
  );
}
