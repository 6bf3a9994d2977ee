import { useEffect, useRef, useState, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { DragScroll } from './drag-scroll.js';
import { SmoothScroll } from './smooth-scroll.js';
import { rove, stepByKey } from './roving-focus.js';

interface Ends {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/**
 * The track of a carousel: moved by its arrows, the mouse, the keys, and by the browser itself with wheel and fingers; and
 * whether it stands at one of its ends, measured again when it scrolls, grows or gets other cards.
 */
export function useCarouselTrack(children: ReactNode) {
  const track = useRef<HTMLDivElement>(null);
  const scroll = useRef<SmoothScroll>(null);
  const [drag] = useState(() => new DragScroll());
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: true });
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    scroll.current = new SmoothScroll(element);
    const { stop } = scroll.current;
    const events = ['wheel', 'pointerdown', 'keydown'];
    for (const event of events) element.addEventListener(event, stop, { passive: true });
    return () => {
      stop();
      for (const event of events) element.removeEventListener(event, stop);
    };
  }, []);
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    rove(element);
    const measure = () => setEnds((was) => sameOr(was, endsOf(element)));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [children]);
  const hands = {
    onKeyDown: stepByKey,
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => rove(currentTarget, target),
    onPointerDown: drag.down,
    onPointerMove: drag.move,
    onPointerUp: drag.end,
    onPointerCancel: drag.end,
    onClickCapture: (event: MouseEvent) => {
      if (!drag.swallowsClick) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  const press = (direction: 1 | -1) => scroll.current?.press(direction);
  return { track, hands, press, ...ends };
}

/** A pixel of slack, since scroll positions are fractions on dense screens. */
const endsOf = ({ scrollLeft, scrollWidth, clientWidth }: Element): Ends => ({
  atStart: scrollLeft <= 1,
  atEnd: scrollLeft >= scrollWidth - clientWidth - 1,
});

/** The former object while nothing changed, so that scrolling renders nothing. */
const sameOr = (was: Ends, now: Ends): Ends =>
  was.atStart === now.atStart && was.atEnd === now.atEnd ? was : now;
