import { useEffect, type RefObject } from 'react';
import { itemsWithin, type GridShape } from './grid-geometry.js';

interface Marquee {
  /** Where one may begin to draw: between the items too. */
  readonly area: RefObject<HTMLElement | null>;
  readonly grid: RefObject<HTMLElement | null>;
  readonly shape: RefObject<GridShape | null>;
  readonly count: number;
  /** Told at each move which items the rectangle touches; `keep` when those selected before stay so. */
  readonly onTouch: (indexes: readonly number[], keep: boolean) => void;
  /** A drawing begins, or a press that draws nothing ends. */
  readonly onBegin: () => void;
  readonly onPress: () => void;
}

/** The mouse moves by this much before a press is a drawing, CSS pixels. */
const SLACK = 5;
/** So near the edge of the window the page scrolls, and so far at each frame. */
const EDGE = 48;
const STEP = 16;

/** A rectangle drawn with the mouse from an empty place selects what it touches; the page scrolls along at its edges. */
export function useMarquee({ area, grid, shape, count, onTouch, onBegin, onPress }: Marquee): void {
  useEffect(() => {
    const place = area.current;
    if (!place) return;
    const begin = (event: PointerEvent) => {
      const list = grid.current;
      if (
        !list ||
        count === 0 ||
        event.button !== 0 ||
        event.pointerType !== 'mouse' ||
        !isEmpty(event.target)
      )
        return;
      // of the list, so that scrolling moves it along
      const box = list.getBoundingClientRect();
      const from = { x: event.clientX - box.left, y: event.clientY - box.top };
      const keep = event.shiftKey || event.ctrlKey || event.metaKey;
      let drawn: HTMLElement | null = null;
      let at = event;
      let frame = 0;
      const draw = () => {
        const { left, top } = list.getBoundingClientRect();
        const to = { x: at.clientX - left, y: at.clientY - top };
        if (!drawn && Math.hypot(to.x - from.x, to.y - from.y) < SLACK) return;
        if (!drawn) {
          drawn = Object.assign(document.createElement('div'), { className: 'marquee' });
          list.append(drawn);
          onBegin();
        }
        const touched = {
          ...{ left: Math.min(from.x, to.x), top: Math.min(from.y, to.y) },
          ...{ right: Math.max(from.x, to.x), bottom: Math.max(from.y, to.y) },
        };
        Object.assign(drawn.style, {
          left: `${touched.left}px`,
          top: `${touched.top}px`,
          width: `${touched.right - touched.left}px`,
          height: `${touched.bottom - touched.top}px`,
        });
        if (shape.current) onTouch(itemsWithin(shape.current, count, touched), keep);
      };
      const scroll = () => {
        const by = at.clientY < EDGE ? -STEP : at.clientY > innerHeight - EDGE ? STEP : 0;
        if (drawn && by !== 0) {
          scrollBy({ top: by, behavior: 'instant' });
          draw();
        }
        frame = requestAnimationFrame(scroll);
      };
      const move = (moved: PointerEvent) => {
        at = moved;
        draw();
      };
      const end = () => {
        cancelAnimationFrame(frame);
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
        if (!drawn) onPress();
        drawn?.remove();
      };
      frame = requestAnimationFrame(scroll);
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    };
    place.addEventListener('pointerdown', begin);
    return () => place.removeEventListener('pointerdown', begin);
  }, [area, grid, shape, count, onTouch, onBegin, onPress]);
}

const isEmpty = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('.tile, a, button, input, select, [role=toolbar], [role=search]') === null;
