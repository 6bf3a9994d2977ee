import { nextIndex } from '../behavior/focus.js';
import { consumeEvent } from '../behavior/consume-event.js';
import type { TypeAhead } from '../behavior/type-ahead.js';

/** A row that can be chosen. */
interface Row extends HTMLElement {
  readonly text: string;
}

/** What keys do among the rows of a menu: Enter and Space choose, arrows, Home and End walk, letters find. */
export function handleMenuKey(event: KeyboardEvent, rows: readonly Row[], typeAhead: TypeAhead): void {
  const from = rows.findIndex((row) => row === event.target);
  if (event.key === 'Enter' || event.key === ' ') {
    consumeEvent(event);
    rows[from]?.click();
    return;
  }
  const labels = rows.map((row) => row.text);
  const index = nextIndex(event.key, from, rows.length, 'y') ?? typeAhead.find(event, labels, from);
  if (index === null) return;
  consumeEvent(event);
  rows[index]?.focus();
}
