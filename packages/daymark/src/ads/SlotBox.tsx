import type { ReactNode } from 'react';
import * as wording from '#words';
import type { SlotForm } from '../settings/schema/slots.ts';
import type { Filling } from './filling.ts';
import './slot.css';

export interface SlotBoxProps extends SlotForm {
  /** The number that identifies the slot to a network. */
  bannerId?: number | undefined;
  /** How a network may fill the box. */
  filling?: Filling | undefined;
  testId?: string;
  /** Shown while no network has filled the box. */
  children: ReactNode;
}

/** A reserved box for advertising. Its space is reserved from the first byte of the page. */
export function SlotBox({ bannerId, width, shape, filling, testId, children }: SlotBoxProps) {
  return (
    <div className="slot" data-width={width} data-shape={shape} data-testid={testId}>
      <p className="slot-label label">{wording.advertisement}</p>
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
