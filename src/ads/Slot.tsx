import type { Filling } from './filling.ts';
import { type Creative, HouseCreative } from './HouseCreative.tsx';
import './slot.css';

export interface SlotProps {
  /** The number by which a network knows the slot. */
  bannerId: number;
  /** Screens that it is for: a phone is narrower than 768 px. */
  width: 'any' | 'phone' | 'wide';
  /** The reserved height: 250 px for a box, 600 px for a tall one. */
  shape: 'box' | 'tall';
  /** What fills it while no network does. */
  creative: Creative;
  /** The network that may fill it. */
  filling?: Filling | undefined;
}

/** A reserved box for advertising. Its place is kept from the first byte, whatever fills it. */
export function Slot({ bannerId, width, shape, creative, filling }: SlotProps) {
  return (
    <div className="slot" data-width={width} data-shape={shape}>
      <p className="slot-label label">Advertisement</p>
      <div
        className="slot-box"
        data-banner-id={bannerId}
        data-network={filling?.network}
        data-sizes={filling?.sizes.join(' ')}
        data-frame={filling?.frame}
      >
        <HouseCreative {...creative} />
      </div>
    </div>
  );
}
