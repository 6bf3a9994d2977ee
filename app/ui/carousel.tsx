import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from './icon.js';

/** One press of an arrow, CSS pixels (spec 1 section 9). */
export const SCROLL_DISTANCE = 500;

interface CarouselProps {
  readonly title: string;
  readonly gap?: 12 | 16;
  /** True while the content is not the real one: no arrows, and the region says so. */
  readonly busy?: boolean;
  readonly id?: string;
  /** Stands before the arrows, such as View All. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A row of cards under a heading. Arrows scroll, left and right keys go from card to card, fingers swipe. */
export function Carousel({ title, gap = 16, busy = false, id, action, children }: CarouselProps) {
  const heading = useId();
  const { track, atStart, atEnd } = useEnds(children);
  const scroll = (by: number) => track.current?.scrollBy({ left: by, behavior: smoothly() });
  return (
    <section className="carousel" aria-labelledby={heading} aria-busy={busy || undefined} id={id}>
      <header>
        <h2 id={heading} className="title-2">
          {title}
        </h2>
        {action}
        <div className="carousel-arrows" hidden={busy || (atStart && atEnd)}>
          <ArrowButton
            icon="caret-left"
            label="Back"
            disabled={atStart}
            onClick={() => scroll(-SCROLL_DISTANCE)}
          />
          <ArrowButton
            icon="caret-right"
            label="Forward"
            disabled={atEnd}
            onClick={() => scroll(SCROLL_DISTANCE)}
          />
        </div>
      </header>
      <div className="carousel-track" style={{ gap }} ref={track} onKeyDown={stepByKey}>
        {children}
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

interface Ends {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** The track, and whether it stands at one of its ends; measured again when it scrolls, grows or gets other cards. */
function useEnds(children: ReactNode) {
  const track = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: true });
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => setEnds((was) => sameOr(was, endsOf(element)));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [children]);
  return { track, ...ends };
}

/** A pixel of slack, since scroll positions are fractions on dense screens. */
const endsOf = ({ scrollLeft, scrollWidth, clientWidth }: Element): Ends => ({
  atStart: scrollLeft <= 1,
  atEnd: scrollLeft >= scrollWidth - clientWidth - 1,
});

/** The former object while nothing changed, so that scrolling renders nothing. */
const sameOr = (was: Ends, now: Ends): Ends =>
  was.atStart === now.atStart && was.atEnd === now.atEnd ? was : now;

/** Left and right move the focus card by card, Home and End to the ends. */
function stepByKey(event: React.KeyboardEvent<HTMLDivElement>): void {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('a.card')];
  const here = cards.indexOf(event.target as HTMLElement);
  const targets: Record<string, number> = {
    ArrowLeft: here - 1,
    ArrowRight: here + 1,
    Home: 0,
    End: cards.length - 1,
  };
  const next = cards[targets[event.key] ?? -1];
  if (here < 0 || !next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ behavior: smoothly(), block: 'nearest', inline: 'nearest' });
}

const smoothly = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
