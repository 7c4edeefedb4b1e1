import type { ReactNode } from 'react';
import * as wording from '#words';
import type { SlotForm } from '../settings/schema/slots.ts';
import type { Filling } from './filling.ts';
import './slot.css';

export interface SlotBoxProps extends SlotForm {
  /** The number that identifies the slot to a network. */
  bannerId?: number | undefined;
  /** The network that may fill the box, and the parameters for it. */
  filling?: Filling | undefined;
  testId?: string;
  /** The content that is shown until a network fills the box. */
  children: ReactNode;
}

/** A box for advertising. The page reserves its space from the first byte. */
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
