/** Ends an event of an inner element here, where it was meant for, and gives what it says. */
export function eventDetail<Detail>(event: CustomEvent<Detail>): Detail {
  event.stopPropagation();
  return event.detail;
}
