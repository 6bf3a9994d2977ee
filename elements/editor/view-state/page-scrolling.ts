import { signal, type ReadonlySignal } from '@preact/signals-core';

/** Under this name the browser remembers it: a habit of the user, not a part of the design. */
const KEY = 'dm-scroll-pages';

const scrolled = signal(remembered());

/** True while the pages lie under one another on the canvas, in every editor of this browser [E-020]. */
export const pagesScrolled: ReadonlySignal<boolean> = scrolled;

export function scrollPages(value: boolean): void {
  scrolled.value = value;
  try {
    localStorage.setItem(KEY, value ? 'on' : 'off');
  } catch {
    // storage may be forbidden: then it is remembered until the page is left
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}
