import type { ReactNode } from 'react';

interface TooltipProps {
  /** The text of the tooltip. The control must also have an accessible name. */
  text: string;
  /** How the text is aligned with the control. Controls at the edge of the screen need 'end'. */
  align?: 'centre' | 'end';
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
