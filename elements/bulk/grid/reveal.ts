/** Scrolls a box, and nothing around it, until a cell is seen beside its fixed head row and first column. */
export function reveal(box: HTMLElement, cell: HTMLElement): void {
  const corner = box.querySelector<HTMLElement>('thead th');
  const outer = box.getBoundingClientRect();
  const inner = cell.getBoundingClientRect();
  const head = { width: corner?.offsetWidth ?? 0, height: corner?.offsetHeight ?? 0 };
  const rtl = getComputedStyle(box).direction === 'rtl';
  const left = outer.left + (rtl ? 0 : head.width);
  const right = outer.left + box.clientWidth - (rtl ? head.width : 0);
  box.scrollTop += overflow(inner.top, inner.bottom, outer.top + head.height, outer.top + box.clientHeight);
  box.scrollLeft += overflow(inner.left, inner.right, left, right);
}

/** How far to scroll so that start to end lies between the bounds; the start wins when it is too long. */
function overflow(start: number, end: number, low: number, high: number): number {
  if (start < low) return start - low;
  return end > high ? Math.min(end - high, start - low) : 0;
}
