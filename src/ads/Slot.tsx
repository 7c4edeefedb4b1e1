import { type Creative, HouseCreative } from './HouseCreative.tsx';
import { SlotBox, type SlotBoxProps } from './SlotBox.tsx';

export interface SlotProps extends Pick<SlotBoxProps, 'width' | 'shape' | 'filling'> {
  /** The number by which a network knows the slot. */
  bannerId: number;
  /** What fills it while no network does. */
  creative: Creative;
}

/** A slot: a house creative in a reserved box that a network may fill. */
export function Slot({ creative, ...box }: SlotProps) {
  return (
    <SlotBox {...box}>
      <HouseCreative {...creative} />
    </SlotBox>
  );
}
