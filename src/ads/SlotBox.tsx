import type { ReactNode } from 'react';
import type { SlotForm } from '../site/schema/slots.ts';
import type { Filling } from './filling.ts';
import './slot.css';

export interface SlotBoxProps extends SlotForm {
  /** The number by which a network knows the slot. */
  bannerId?: number | undefined;
  /** The network that may fill it. */
  filling?: Filling | undefined;
  testId?: string;
  /** What is in it while no network has filled it. */
  children: ReactNode;
}

/** A reserved box for advertising. Its place is kept from the first byte, whatever fills it. */
export function SlotBox({ bannerId, width, shape, filling, testId, children }: SlotBoxProps) {
  return (
    <div className="slot" data-width={width} data-shape={shape} data-testid={testId}>
      <p className="slot-label label">Advertisement</p>
      <div
        className="slot-box"
        data-banner-id={bannerId}
        data-network={filling?.network}
        data-sizes={filling?.sizes.join(' ')}
        data-frame={filling?.frame}
      >
        {children}
      </div>
    </div>
  );
}
