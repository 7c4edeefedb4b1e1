import type { ReactNode } from 'react';
import * as wording from '#words';
import type { SlotForm } from '../settings/schema/slots.ts';
import type { Filling } from './filling.ts';
import './slot.css';

interface SlotBoxProps extends SlotForm {
  /** The number that identifies the slot to a network. */
  bannerId?: number | undefined;
  /** The network that may fill the box, with the sizes of its creatives and its frame page. */
  filling?: Filling | undefined;
  testId?: string;
  /** The content that is shown until a network fills the box. */
  children: ReactNode;
}

/**
 * A box for advertising. Its height is reserved before its content loads. Reader views leave an
 * `<aside>` out. Without its role, it is no landmark.
 */
export function SlotBox({ bannerId, width, shape, filling, testId, children }: SlotBoxProps) {
  return (
    <aside className="slot" role="none" data-width={width} data-shape={shape} data-testid={testId}>
      <p className="slot-label label">{wording.advertisement}</p>
      <div
        className="slot-box"
        data-banner-id={bannerId}
        data-network={filling?.network}
        data-sizes={filling?.sizes.join(' ')}
        data-all-sizes={filling?.isAskedForAllSizes ? '' : undefined}
        data-frame={filling?.frame}
      >
        {children}
      </div>
    </aside>
  );
}

/** A house creative: the publisher's own ad, with a drawing, a text and a link. */
interface Creative {
  title: string;
  message: string;
  action: string;
  /** The target of the link: a path on this site, or an external URL. */
  href: string;
  /** Whether somebody pays for the creative. Search engines must not count a link for money. */
  paid?: boolean | undefined;
  /** The URL path of the drawing. */
  picture: string;
}

export interface SlotProps extends Pick<SlotBoxProps, 'width' | 'shape' | 'filling'> {
  bannerId: number;
  /** The house creative, which is shown until a network fills the slot. */
  creative: Creative;
}

/** An ad slot: a house creative in a reserved box that a network may fill. */
export function Slot({ creative, ...box }: SlotProps) {
  const { title, message, action, href, paid, picture } = creative;
  const isSponsored = paid && !href.startsWith('/');
  return (
    <SlotBox {...box}>
      <div className="house-creative">
        <img
          className="picture"
          src={picture}
          width={640}
          height={400}
          alt=""
          loading="lazy"
          decoding="async"
        />
        <p className="house-creative-title">{title}</p>
        <div className="house-creative-body">
          <p>{message}</p>
          <a className="text-link" href={href} rel={isSponsored ? 'sponsored' : undefined}>
            {action}
          </a>
        </div>
      </div>
    </SlotBox>
  );
}

interface PlacedSlotProps {
  /** The slot at a position of a page; undefined if the page has no slot there. */
  slot: SlotProps | undefined;
  /** The classes of the element around the slot. */
  className: string;
}

/** A slot between two parts of a page, if the page has the slot. */
export function PlacedSlot({ slot, className }: PlacedSlotProps) {
  if (!slot) return null;
  return (
    <div className={className}>
      <Slot {...slot} />
    </div>
  );
}
