import type { ReactNode } from 'react';
import * as wording from '#words';
import type { Settings } from '../settings/site.ts';
import type { SlotForm } from '../settings/slots.ts';
import type { Filling } from './filling.ts';
import './slot.css';

interface SlotBoxProps extends SlotForm {
  /** The name of the slot for assistive technology, which is unique on the page. */
  name: string;
  /** The number that identifies the slot to a network. */
  bannerId?: number | undefined;
  /** The network that may fill the box, with the sizes of its creatives and its frame page. */
  filling?: Filling | undefined;
  /** Whether the box has no ad until a network fills it. Until then, assistive technology skips it. */
  isVacant?: boolean;
  testId?: string;
  /** The content that is shown until a network fills the box. */
  children: ReactNode;
}

/**
 * A box for advertising, with a skip link. Its height is reserved before its content loads. The
 * `<aside>` with a name is a landmark, whose beginning and end screen readers announce. Reader
 * views leave it out.
 */
export function SlotBox(props: SlotBoxProps) {
  const { name, bannerId, width, shape, filling, isVacant, testId, children } = props;
  // No heading of a text has an id with a colon.
  const end = bannerId === undefined ? undefined : `past:${bannerId}`;
  return (
    <aside
      className="slot"
      aria-label={name}
      inert={isVacant}
      data-width={width}
      data-shape={shape}
      data-testid={testId}
    >
      <p className="slot-label label" aria-hidden="true">
        {wording.advertisement}
      </p>
      <div
        className="slot-box"
        data-banner-id={bannerId}
        data-network={filling?.network}
        data-sizes={filling?.sizes.join(' ')}
        data-all-sizes={filling?.isAskedForAllSizes ? '' : undefined}
        data-frame={filling?.frame}
        data-may-replace-page={filling?.mayReplacePage ? '' : undefined}
      >
        {end && (
          <a className="button skip-link" href={`#${end}`}>
            {wording.skipAdvertisement}
          </a>
        )}
        {children}
      </div>
      {end && <span id={end} />}
    </aside>
  );
}

/** A house creative: the publisher's own ad, with a drawing, a text and a link. */
interface Creative
  extends Pick<Settings['creatives'][number], 'title' | 'message' | 'action' | 'href'> {
  paid?: boolean | undefined;
  /** The URL path of the drawing. */
  picture: string;
}

export interface SlotProps extends Pick<SlotBoxProps, 'name' | 'width' | 'shape' | 'filling'> {
  bannerId: number;
  creative: Creative;
}

/** An ad slot: a house creative in a reserved box that a network may fill. */
export function Slot({ creative, ...box }: SlotProps) {
  const { title, message, action, href, paid, picture } = creative;
  // Search engines must not count a link for money.
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
