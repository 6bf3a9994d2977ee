import type { PointerEvent } from 'react';

/** A click may move the mouse by less than this, CSS pixels. */
const THRESHOLD = 6;

/** Pulls a track along with the mouse. Fingers and pens scroll by themselves. */
export class DragScroll {
  #start: { readonly x: number; readonly left: number } | null = null;
  #dragged = false;

  /** Whether the click that follows is the end of a drag. */
  get swallowsClick(): boolean {
    return this.#dragged;
  }

  readonly down = ({ pointerType, button, clientX, currentTarget }: PointerEvent<HTMLElement>): void => {
    this.#dragged = false;
    const takes = pointerType === 'mouse' && button === 0;
    this.#start = takes ? { x: clientX, left: currentTarget.scrollLeft } : null;
  };

  readonly move = ({ clientX, pointerId, currentTarget }: PointerEvent<HTMLElement>): void => {
    if (!this.#start) return;
    const by = clientX - this.#start.x;
    if (!this.#dragged) {
      if (Math.abs(by) < THRESHOLD || currentTarget.scrollWidth <= currentTarget.clientWidth) return;
      this.#dragged = true;
      currentTarget.setPointerCapture(pointerId);
      currentTarget.dataset['dragging'] = '';
    }
    currentTarget.scrollLeft = this.#start.left - by;
  };

  readonly end = ({ currentTarget }: PointerEvent<HTMLElement>): void => {
    this.#start = null;
    delete currentTarget.dataset['dragging'];
  };
}
