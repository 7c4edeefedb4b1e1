import type { ReactNode } from 'react';

interface TooltipProps {
  /** The words; the control has a name of its own, so these never carry it alone. */
  text: string;
  /** Where the words stand below the control: centred, or ending with it at the edge of the screen. */
  align?: 'centre' | 'end';
  children: ReactNode;
}

/** Explains an icon-only control. `watchTooltips` opens and closes it; without script it stays closed. */
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
