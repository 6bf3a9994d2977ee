import { consumeEvent } from '../../controls/behavior/consume-event.js';
import { besideInGrid, columnsOf } from '../pages/grid-drop-place.js';

/** The tile that an arrow, Home or End leads to from the one with the keyboard; undefined for other keys and places. */
export function tileBeside(event: KeyboardEvent, list: Iterable<HTMLElement>): number | undefined {
  const tiles = [...list];
  const from = tiles.indexOf(event.target as HTMLElement);
  if (from < 0 || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const to = besideInGrid(event.key, from, { count: tiles.length, columns: columnsOf(tiles) });
  if (to !== undefined) consumeEvent(event);
  return to;
}
