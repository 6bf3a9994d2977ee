import { useId, type ReactNode } from 'react';
import { Icon } from '../icon.js';
import { useGradualCards } from './use-gradual-cards.js';
import { useCarouselTrack } from './use-carousel-track.js';

interface CarouselProps {
  readonly title: string;
  readonly gap?: 12 | 16;
  /** True while the content is not the real one: no arrows, and the region says so. */
  readonly busy?: boolean;
  readonly id?: string;
  /** Stands before the arrows, such as View All. */
  readonly action?: ReactNode;
  /** Stands between the heading and the cards: what is to be known of them. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A row of cards under a heading. Its arrows, the mouse, the wheel and fingers scroll it; left and right keys go from card
 * to card. `data-place` names the track for whoever brings the reader back to where it stood.
 */
export function Carousel({ title, gap = 16, busy = false, id, action, note, children }: CarouselProps) {
  const heading = useId();
  const { cards, showAll } = useGradualCards(children);
  const { track, hands, press, atStart, atEnd } = useCarouselTrack(cards);
  return (
    <section
      className="carousel"
      aria-labelledby={heading}
      aria-busy={busy || undefined}
      id={id}
      onPointerEnter={showAll}
      onFocus={showAll}
    >
      <header>
        <h2 id={heading} className="title-2">
          {title}
        </h2>
        {action}
        <div className="carousel-arrows" hidden={busy || (atStart && atEnd)}>
          <ArrowButton
            icon="caret-left"
            label={`Back in ${title}`}
            disabled={atStart}
            onClick={() => press(-1)}
          />
          <ArrowButton
            icon="caret-right"
            label={`Forward in ${title}`}
            disabled={atEnd}
            onClick={() => press(1)}
          />
        </div>
      </header>
      {note}
      <div className="carousel-track" style={{ gap }} data-place={id ?? title} ref={track} {...hands}>
        {cards}
      </div>
    </section>
  );
}

interface ArrowButtonProps {
  readonly icon: 'caret-left' | 'caret-right';
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** Stays focusable at the end of the track: a button that vanishes under the keyboard loses the reader's place. */
function ArrowButton({ icon, label, disabled, onClick }: ArrowButtonProps) {
  return (
    <button
      type="button"
      className="icon-button edge round"
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}
