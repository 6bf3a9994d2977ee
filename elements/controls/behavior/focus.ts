const FOCUSABLE =
  'input:not([disabled]), textarea:not([disabled]), button:not([disabled]), a[href], [tabindex]:not([tabindex="-1"])';

/** Children of a node as the user sees them: shadow roots opened, slots replaced by what fills them. */
function composedChildren(node: Element): Element[] {
  if (node instanceof HTMLSlotElement) {
    const filled = node.assignedElements({ flatten: true });
    return filled.length ? filled : [...node.children];
  }
  return [...(node.shadowRoot ?? node).children];
}

/** The first thing in the node that takes the keyboard, in reading order and through shadow roots. */
export function firstFocusable(node: Element): HTMLElement | null {
  for (const child of composedChildren(node)) {
    const element = child as HTMLElement;
    if (element.hidden || element.inert) continue;
    if (!element.shadowRoot && element.matches(FOCUSABLE)) return element;
    const inside = firstFocusable(element);
    if (inside) return inside;
    if (element.matches('[tabindex]:not([tabindex="-1"])')) return element;
  }
  return null;
}

/** Where an arrow key leads in a list of `count`, or null for other keys. Wraps around at both ends. */
export function nextIndex(
  key: string,
  index: number,
  count: number,
  axis: 'x' | 'y' | 'both',
): number | null {
  if (!count) return null;
  const back = (axis !== 'y' && key === 'ArrowLeft') || (axis !== 'x' && key === 'ArrowUp');
  const forth = (axis !== 'y' && key === 'ArrowRight') || (axis !== 'x' && key === 'ArrowDown');
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (back) return (index - 1 + count) % count;
  if (forth) return (index + 1) % count;
  return null;
}
