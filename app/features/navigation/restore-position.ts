import { retryOnPageChange } from './retry-on-page-change.js';
import { findMarked, scrollToPosition, type PagePosition } from './page-position.js';

/**
 * A page that was not there before: from its top, with the focus on its heading; false when that is not read out. `had` is
 * what had the focus on the page before; null when it may keep it, as the search field above its results.
 */
export function startAtTop(had: Element | null): boolean {
  scrollTo({ top: 0, behavior: 'instant' });
  return focusHeading(had);
}

/** Goes back to where the reader was on a page, as soon as the page is long enough. Returns what stops it. */
export function restorePosition(position: PagePosition, had: Element | null): () => void {
  const focus = position.focus;
  let focused = !focus && (focusHeading(had), true);
  return retryOnPageChange(
    () => {
      const there = scrollToPosition(position);
      if (!focused && focus) focused = focusOn(findMarked(focus));
      return there && focused;
    },
    () => {
      if (!focused && focus && !focusOn(findMarked(focus, true))) focusHeading(had);
    },
  );
}

/** The part of a page that an address names, held in sight while what stands above it gets its height. */
export function scrollToHash(hash: string): () => void {
  const id = decodeURIComponent(hash.slice(1));
  let focused = false;
  return retryOnPageChange(() => {
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
