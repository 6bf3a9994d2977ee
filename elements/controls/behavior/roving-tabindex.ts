import { nextIndex } from './focus.js';
import { consumeEvent } from './consume-event.js';

/** One tab stop for a row of choices: the arrow keys move the choice and the keyboard with it. */
export function moveChoice(
  event: KeyboardEvent,
  buttons: readonly HTMLElement[],
  choose: (index: number) => void,
): void {
  const from = buttons.findIndex((button) => button === event.target);
  const index = nextIndex(event.key, from, buttons.length, 'both');
  if (index === null) return;
  consumeEvent(event);
  buttons[index]?.focus();
  choose(index);
}

/** The index that takes part in the tab order: the chosen one, or the first when none is. */
export const tabStop = (chosen: number): number => Math.max(chosen, 0);
