import { type Creative, HouseCreative } from './HouseCreative.tsx';
import { SlotBox, type SlotBoxProps } from './SlotBox.tsx';

export interface SlotProps extends Pick<SlotBoxProps, 'width' | 'shape' | 'filling'> {
  /** The number that identifies the slot to a network. */
  bannerId: number;
  /** The house creative, which is shown until a network fills the slot. */
  creative: Creative;
}

/** An ad slot: a house creative in a reserved box that a network may fill. */
export function Slot({ creative, ...box }: SlotProps) {
  return (
    <SlotBox {...box}>
      <HouseCreative {...creative} />
    </SlotBox>
  );
}
