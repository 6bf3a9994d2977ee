import { consumeEvent } from '../../controls/behavior/consume-event.js';

/** Walks a grid of buttons that is one tab stop: arrows by one or by a row, Home and End to its ends. */
export function moveInGrid(event: KeyboardEvent, cells: readonly HTMLElement[], columns: number): void {
  const from = cells.indexOf(event.target as HTMLElement);
  const to = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: 0,
    End: cells.length - 1,
  }[event.key];
  if (to === undefined || from < 0) return;
  consumeEvent(event);
  cells[to]?.focus();
}
