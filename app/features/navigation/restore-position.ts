import { insist } from './retry-on-page-change.js';
import { findMarked, scrollToPlace, type Place } from './page-position.js';

/**
 * A page that was not there before: from its top, with the focus on its heading; false when that is not read out. `had` is
 * what had the focus on the page before; null when it may keep it, as the search field above its results.
 */
export function arriveNew(had: Element | null): boolean {
  scrollTo({ top: 0, behavior: 'instant' });
  return focusHeading(had);
}

/** A page one has been on: where one was, as soon as there is enough of it. Returns what stops it. */
export function arriveBack(place: Place, had: Element | null): () => void {
  const focus = place.focus;
  let focused = !focus && (focusHeading(had), true);
  return insist(
    () => {
      const there = scrollToPlace(place);
      if (!focused && focus) focused = focusOn(findMarked(focus));
      return there && focused;
    },
    () => {
      if (!focused && focus && !focusOn(findMarked(focus, true))) focusHeading(had);
    },
  );
}

/** The part of a page that an address names, held in sight while what stands above it gets its height. */
export function arriveAt(hash: string): () => void {
  const id = decodeURIComponent(hash.slice(1));
  let focused = false;
  return insist(() => {
    const part = document.getElementById(id);
    part?.scrollIntoView({ behavior: 'instant', block: 'start' });
    if (!focused && part) focused = focusOn(part);
    return false;
  });
}

/** A page that has put the focus somewhere itself keeps it there. */
function focusHeading(had: Element | null): boolean {
  const { activeElement } = document;
  const taken = activeElement && activeElement !== document.body && activeElement !== had;
  if (taken) return false;
  const heading = document.querySelector<HTMLElement>('h1');
  focusOn(heading ?? document.querySelector<HTMLElement>('main') ?? undefined);
  return heading !== null;
}

function focusOn(element: HTMLElement | undefined): boolean {
  if (!element) return false;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
