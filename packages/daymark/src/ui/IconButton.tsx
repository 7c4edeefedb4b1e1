import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  /** The accessible name of the button, and the text of its tooltip. */
  label: string;
  align?: TooltipProps['align'];
}

/** A button that shows only an icon. */
export function IconButton({ icon, label, align, ...button }: IconButtonProps) {
  return (
    <Tooltip text={label} align={align}>
      <button type="button" className="icon-button" aria-label={label} {...button}>
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}

interface TooltipProps {
  /** The text of the tooltip. The control must also have an accessible name. */
  text: string;
  /** How the text is aligned with the control. Controls at the edge of the screen need 'end'. */
  align?: 'centre' | 'end' | undefined;
  children: ReactNode;
}

/**
 * Explains an icon-only control. `watchTooltips` opens and closes the tooltip. Without JavaScript,
 * it stays closed.
 */
export function Tooltip({ text, align = 'centre', children }: TooltipProps) {
  return (
    <span className="tooltip-host" data-tooltip="closed">
      {children}
      <span className="tooltip label" role="tooltip" data-align={align}>
        {text}
      </span>
    </span>
  );
}

/** Path data of icons: 20 by 20 units, strokes of 1.5 units, in the colour of the text. */
const DRAWINGS = {
  menu: 'M3 6h14M3 10h14M3 14h14',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l4 4',
  scheme: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
  copy: 'M8.5 11.5a3 3 0 0 0 4.2 0l3-3a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-3 3a3 3 0 0 0 4.2 4.2l1-1',
  share: 'M10 12V3M6.5 6 10 2.8 13.5 6M5.5 9H4v8h12V9h-1.5',
  keep: 'M6 3h8v14l-4-3.5L6 17z',
  mail: 'M3 5h14v10H3zM3 5.5l7 5.5 7-5.5',
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
