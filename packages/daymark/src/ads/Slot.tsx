import { createElement, type ReactNode } from 'react';
import * as wording from '#words';
import type { Settings } from '../settings/site.ts';
import type { SlotForm } from '../settings/slots.ts';
import { WIDE_SLOTS } from '../ui/styles/at-rules.ts';
import type { Filling } from './filling.ts';
import type { CreativeImage } from './house-creatives.ts';
import '../ui/pictures/picture.css';
import './slot.css';

interface SlotBoxProps extends SlotForm {
  /** The name of the slot for assistive technology, which is unique on the page. */
  name: string;
  /** The number that identifies the slot to a network. */
  bannerId?: number | undefined;
  /** Whether the slot stays on the screen beside its text: see sticky.css. */
  sticky?: boolean | undefined;
  /** The network that may fill the box, with the sizes of its creatives and its frame page. */
  filling?: Filling | undefined;
  /**
   * Whether the box has no ad until a network fills it. Until then, assistive technology skips the
   * box.
   */
  isVacant?: boolean;
  testId?: string;
  /** The content that is shown until a network fills the box. */
  children: ReactNode;
}

/**
 * A box for advertising, with a skip link. The styles reserve its height before its content loads.
 * The `<aside>` with a name is a landmark, whose beginning and end screen readers announce. Reader
 * views leave it out.
 */
export function SlotBox(props: SlotBoxProps) {
  const { name, bannerId, width, shape, sticky, filling, isVacant, testId, children } = props;
  // No heading of a text has an id with a colon.
  const end = bannerId === undefined ? undefined : `past:${bannerId}`;
  return (
    <aside
      className="slot"
      aria-label={name}
      inert={isVacant}
      data-width={width}
      data-shape={shape}
      data-sticky={sticky ? '' : undefined}
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

/** A house creative: the publisher's own ad, with a drawing or images, a text and a link. */
interface Creative
  extends Pick<Settings['creatives'][number], 'id' | 'title' | 'message' | 'action' | 'href'> {
  paid?: boolean | undefined;
  /** The URL path of the drawing. */
  picture: string;
  /** The owner's images in place of drawing and text: for phones and for wider screens, or for both. */
  images?: readonly CreativeImage[];
  /** The first and the last day, such as "2026-12-24". */
  from?: string | undefined;
  to?: string | undefined;
  /** Whether no network may replace the creative. */
  beforeNetworks?: boolean;
}

export interface SlotProps
  extends Pick<SlotBoxProps, 'name' | 'width' | 'shape' | 'sticky' | 'filling'> {
  bannerId: number;
  creative: Creative;
  /**
   * Creatives for certain days. The first creative that is due today, and that the page does not
   * show yet, replaces `creative`.
   */
  dated?: readonly Creative[];
  /** The time zone of the days. */
  timeZone?: string;
}

/** An ad slot: a house creative in a reserved box that a network may fill. */
export function Slot({ creative, dated = [], timeZone, ...box }: SlotProps) {
  return (
    <SlotBox {...box}>
      <HouseCreative {...creative} />
      {dated.map((each) => (
        <template
          key={each.id}
          data-from={each.from}
          data-to={each.to}
          data-zone={timeZone}
          data-before-networks={each.beforeNetworks ? '' : undefined}
        >
          <HouseCreative {...each} />
        </template>
      ))}
      {/* Chooses one of the templates: see slot-choice.browser.ts. */}
      {dated.length > 0 && createElement('slot-choice', { hidden: true })}
    </SlotBox>
  );
}

/**
 * An ad of the owner, which the slot shows until a network fills it: an image that somebody has
 * ordered, or a title and a message with a picture.
 */
function HouseCreative({ images: [image, wideImage] = [], ...creative }: Creative) {
  const { id, title, message, action, href, paid, picture, from, to } = creative;
  // Search engines must not count a link for which somebody pays.
  const rel = paid && !href.startsWith('/') ? 'sponsored noopener' : undefined;
  const datedId = from || to ? id : undefined;
  if (image)
    return (
      <div className="house-creative campaign" data-creative={datedId}>
        <a href={href} rel={rel}>
          <picture>
            {wideImage && (
              <source
                media={WIDE_SLOTS}
                srcSet={wideImage.src}
                width={wideImage.width}
                height={wideImage.height}
              />
            )}
            <img
              {...image}
              alt={message + wording.space + action}
              loading="lazy"
              decoding="async"
            />
          </picture>
        </a>
      </div>
    );
  return (
    <div className="house-creative" data-creative={datedId}>
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
        <a className="text-link" href={href} rel={rel}>
          {action}
        </a>
      </div>
    </div>
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
