import { computed, signal } from '@preact/signals-core';
import {
  clearSpan,
  deleteRows,
  fillSpan,
  insertRows,
  readSpan,
  tiled,
  writeBlock,
  type Block,
  type LeftOut,
} from './edits.js';
import { SheetHistory } from './history.js';
import { clampCell, oneCell, sameCell, spanOf, type CellRange, type Span } from './range.js';
import {
  DEFAULT_MAX_ROWS,
  shownRows,
  trimRows,
  valueOf,
  type Cell,
  type SheetLabel,
  type SheetRow,
} from './rows.js';

import { summarize } from './summary.js';

/** Rows with what was chosen then: undo brings back both. */
interface Step {
  readonly rows: readonly SheetRow[];
  readonly chosen: CellRange;
}

const sameRows = (one: readonly SheetRow[], other: readonly SheetRow[]): boolean =>
  one.length === other.length && one.every((row, index) => row === other[index]);

/** A sheet without its looks: rows, what is chosen, and every edit as one step that can be taken back. */
export class SheetModel {
  readonly labels = signal<readonly SheetLabel[]>([]);
  readonly maxRows = signal(DEFAULT_MAX_ROWS);
  readonly #rows = signal<readonly SheetRow[]>([]);
  readonly #chosen = signal<CellRange>(oneCell({ row: 0, column: 0 }));
  readonly #history = new SheetHistory<Step>();

  readonly shown = computed(() => shownRows(this.#rows.value, this.maxRows.value));

  /** The chosen cells, inside what is shown. */
  readonly chosen = computed<CellRange>(() => {
    const fit = (cell: Cell) => clampCell(cell, this.shown.value, this.labels.value.length);
    const { active, extent } = this.#chosen.value;
    return { active: fit(active), extent: fit(extent) };
  });

  /** What is filled: counted once for each edit, not with each key. */
  readonly summary = computed(() => summarize(this.labels.value, this.#rows.value));

  readonly span = computed<Span>(() => spanOf(this.chosen.value));

  /** `changed` hears of every edit, not of rows that are given. */
  constructor(private readonly changed: (rows: readonly SheetRow[]) => void) {}

  get rows(): readonly SheetRow[] {
    return this.#rows.value;
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** Takes rows from outside; over rows that were there it is a step as well, so that a chosen picture can be taken back. */
  give(rows: readonly SheetRow[]): void {
    const given = trimRows(rows);
    const known = this.#rows.peek();
    if (sameRows(given, known)) return;
    if (known.length > 0 || this.canUndo) this.#record();
    this.#rows.value = given;
  }

  valueAt({ row, column }: Cell): string {
    const label = this.labels.value[column];
    return label ? valueOf(this.#rows.value[row], label.name) : '';
  }

  choose(active: Cell, extent: Cell = active): void {
    this.#chosen.value = { active, extent };
  }

  /** Moves the active cell, or with `extend` the other corner; stays inside. */
  move(rows: number, columns: number, extend = false): void {
    const { active, extent } = this.chosen.peek();
    const from = extend ? extent : active;
    const to = this.#fit({ row: from.row + rows, column: from.column + columns });
    this.choose(extend ? active : to, to);
  }

  /** The next or last cell in reading order; false at the end of the sheet. */
  step(by: 1 | -1): boolean {
    const { active } = this.chosen.peek();
    const columns = this.labels.peek().length;
    const index = active.row * columns + active.column + by;
    if (index < 0 || index >= columns * this.shown.peek()) return false;
    this.choose({ row: Math.floor(index / columns), column: index % columns });
    return true;
  }

  setValue(cell: Cell, value: string): void {
    if (value !== this.valueAt(cell)) this.write(cell, [[value]]);
  }

  /** Sets single values as one step; cells beyond the sheet are left out. */
  setValues(values: readonly (readonly [Cell, string])[]): void {
    const max = this.maxRows.peek();
    const rows = values.reduce(
      (changed, [cell, value]) =>
        cell.row < max ? writeBlock({ ...this.#sheet, rows: changed }, cell, [[value]], max).rows : changed,
      this.#rows.peek(),
    );
    this.#apply(rows);
  }

  /** Writes a block at a cell as one step; answers what did not fit. */
  write(at: Cell, block: Block): LeftOut {
    const { rows, leftOut } = writeBlock(this.#sheet, at, block, this.maxRows.peek());
    this.#apply(rows);
    return leftOut;
  }

  /** Writes a block over the chosen cells, as often as it goes into them, and chooses what was written. */
  paste(block: Block): LeftOut {
    const span = this.span.peek();
    const all = tiled(block, span);
    const leftOut = this.write({ row: span.top, column: span.left }, all);
    const width = Math.max(1, ...all.map(({ length }) => length));
    const last = this.#fit({ row: span.top + all.length - 1, column: span.left + width - 1 });
    this.choose({ row: span.top, column: span.left }, last);
    return leftOut;
  }

  copy(): Block {
    return readSpan(this.#sheet, this.span.peek());
  }

  clear(): void {
    this.#apply(clearSpan(this.#sheet, this.span.peek()));
  }

  /** The first chosen row goes over all below it; with one chosen row, the row above goes into it. */
  fillDown(): void {
    const span = this.span.peek();
    const first = span.top === span.bottom ? Math.max(0, span.top - 1) : span.top;
    this.#apply(fillSpan(this.#sheet, { ...span, top: first, bottom: first }, span));
  }

  /** Repeats the chosen cells to the row given, above or below them. */
  fillTo(row: number): void {
    const from = this.span.peek();
    const to = { ...from, top: Math.min(from.top, row), bottom: Math.max(from.bottom, row) };
    this.#apply(fillSpan(this.#sheet, from, to));
    this.choose({ row: to.top, column: to.left }, { row: to.bottom, column: to.right });
  }

  /** Empty rows above the chosen ones, as many as are chosen; false when the sheet is full. */
  insert(): boolean {
    const { top, bottom } = this.span.peek();
    const rows = insertRows(this.#rows.peek(), top, bottom - top + 1, this.maxRows.peek());
    if (rows) this.#apply(rows);
    return rows !== null;
  }

  deleteRows(): void {
    const { top, bottom } = this.span.peek();
    this.#apply(deleteRows(this.#rows.peek(), top, bottom));
    this.choose({ row: top, column: this.chosen.peek().active.column });
  }

  /** All rows at once, as one step: what a file brought. */
  replace(rows: readonly SheetRow[]): void {
    this.#apply(rows);
    this.choose({ row: 0, column: 0 });
  }

  /** Changes rows as part of the step before: what was typed is now known by another value. */
  amend(change: (rows: readonly SheetRow[]) => readonly SheetRow[]): void {
    const next = change(this.#rows.peek());
    if (sameRows(next, this.#rows.peek())) return;
    this.#rows.value = next;
    this.changed(next);
  }

  undo(): void {
    this.#restore(this.#history.undo(this.#step));
  }

  redo(): void {
    this.#restore(this.#history.redo(this.#step));
  }

  get #sheet() {
    return { labels: this.labels.peek(), rows: this.#rows.peek() };
  }

  get #step(): Step {
    return { rows: this.#rows.peek(), chosen: this.#chosen.peek() };
  }

  #fit(cell: Cell): Cell {
    return clampCell(cell, this.shown.peek(), this.labels.peek().length);
  }

  #record(): void {
    this.#history.record(this.#step);
  }

  #apply(rows: readonly SheetRow[]): void {
    const next = trimRows(rows);
    if (sameRows(next, this.#rows.peek())) return;
    this.#record();
    this.#rows.value = next;
    this.changed(next);
  }

  #restore(step: Step | undefined): void {
    if (!step) return;
    this.#rows.value = step.rows;
    this.#chosen.value = step.chosen;
    this.changed(step.rows);
  }
}

export const isOneCell = ({ active, extent }: CellRange): boolean => sameCell(active, extent);
