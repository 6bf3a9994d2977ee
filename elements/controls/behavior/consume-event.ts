/**
 * Marks an event as dealt with. It stops here too: an arrow key inside a menu must not also nudge the chosen object of
 * the page around it.
 */
export function consumeEvent(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
