import type { ReactNode } from 'react';

interface TooltipProps {
  /** The text. The control also has an accessible name, so it does not depend on this text. */
  text: string;
  /** How the text is aligned below the control: centred, or with its end, at the screen edge. */
  align?: 'centre' | 'end';
  children: ReactNode;
}

/**
 * Explains an icon-only control. `watchTooltips` opens and closes it. Without script, it stays
 * closed.
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
