import { deepFocus } from '../../base/deep-focus.js';
import { firstFocusable } from '../../controls/behavior/focus.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';

/** The parts of the editor, as they are read. */
const REGIONS = [
  'dm-editor-top-bar',
  'dm-side-bar',
  'dm-toolbar',
  'dm-canvas',
  'dm-find-bar',
  'dm-layers-panel',
  'dm-preflight-panel',
  'dm-page-strip',
];

/**
 * F6 takes the keyboard to the next part of the editor, with Shift to the one before: on the canvas Tab walks through
 * the objects, so there must be a way to the toolbar that leaves the selection alone.
 */
export function moveToRegion(event: KeyboardEvent, root: ParentNode): void {
  if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const parts = REGIONS.flatMap((name) => root.querySelector<HTMLElement>(name) ?? []);
  const path = event.composedPath();
  const from = parts.findIndex((part) => path.includes(part));
  consumeEvent(event);
  for (let step = 1; step <= parts.length; step++) {
    const by = event.shiftKey ? -step : step;
    const part = parts[(((from + by) % parts.length) + parts.length) % parts.length]!;
    if (enter(part)) return;
  }
}

function enter(part: HTMLElement): boolean {
  const target = part.localName === 'dm-canvas' ? part : firstFocusable(part);
  target?.focus({ preventScroll: true });
  const focused = deepFocus();
  return focused !== null && (focused === target || part.matches(':focus-within') || focused === part);
}
