import type { CellEditor } from './cell-editor.js';
import type { SheetModel } from '../model/sheet-model.js';
import type { Cell } from '../model/rows.js';

interface PointerHost {
  readonly model: SheetModel;
  readonly editor: CellEditor;
  /** The scrolling box, and the tree that its cells are in. */
  readonly box: () => HTMLElement | null;
  readonly root: () => ShadowRoot;
  /** Shows which row the handle was pulled to; null when it is let go. */
  readonly filling: (row: number | null) => void;
  /** The pointer works in the grid: the keyboard goes there. */
  readonly focus: () => void;
}

const FAR = 1e6;
/** Share of the way outside the box that is scrolled in a frame. */
const SCROLL_SHARE = 0.3;

const numberOf = (element: Element | null | undefined, name: string): number =>
  Number((element as HTMLElement | null | undefined)?.dataset[name] ?? -1);

/** The cell that holds an element of the grid; a column or row of -1 is the head's. */
export function cellOf(target: Element | null): Cell | undefined {
  const cell = target?.closest<HTMLElement>('[data-column]');
  const row = target?.closest<HTMLElement>('[data-row]');
  return cell ? { row: numberOf(row, 'row'), column: numberOf(cell, 'column') } : undefined;
}

/** Choosing cells with mouse and pen, rows and columns by their heads, and filling with the handle. Fingers scroll. */
export class CellPointer {
  #act: 'choosing' | 'filling' | undefined;
  #start: Cell | undefined;
  #at = { x: 0, y: 0 };
  #frame = 0;

  constructor(private readonly host: PointerHost) {}

  readonly onDown = (event: PointerEvent): void => {
    const target = event.composedPath()[0] as Element;
    if (event.button > 0 || target.closest('button, textarea.open')) return;
    const cell = cellOf(target);
    if (!cell || event.pointerType === 'touch') return;
    // the press would take the keyboard out of the cell
    event.preventDefault();
    this.host.editor.commit();
    if (target.closest('.handle')) this.#begin('filling', event);
    else if (this.#press(cell, event.shiftKey)) this.#begin('choosing', event);
    this.host.focus();
  };

  /** A finger that did not scroll: it chooses a cell, and edits the one that is chosen already. */
  readonly onClick = (event: PointerEvent): void => {
    const target = event.composedPath()[0] as Element;
    const cell = cellOf(target);
    if (event.pointerType !== 'touch' || !cell || target.closest('button, textarea.open')) return;
    const { active } = this.host.model.chosen.peek();
    const again = active.row === cell.row && active.column === cell.column && this.host.editor.hasFocus;
    this.host.editor.commit();
    if (again) return this.host.editor.open();
    this.#press(cell, false);
    this.host.focus();
  };

  /** Whole rows and columns by their heads; true when a drag goes on from here. */
  #press({ row, column }: Cell, extend: boolean): boolean {
    const { model } = this.host;
    const { active } = model.chosen.peek();
    if (row < 0 && column < 0) model.choose({ row: 0, column: 0 }, { row: FAR, column: FAR });
    else if (row < 0) model.choose({ row: 0, column: extend ? active.column : column }, { row: FAR, column });
    else if (column < 0) model.choose({ row: extend ? active.row : row, column: 0 }, { row, column: FAR });
    else model.choose(extend ? active : { row, column }, { row, column });
    this.#start = { row, column };
    return row >= 0;
  }

  #begin(act: 'choosing' | 'filling', event: PointerEvent): void {
    this.#act = act;
    this.#at = { x: event.clientX, y: event.clientY };
    window.addEventListener('pointermove', this.#onMove);
    window.addEventListener('pointerup', this.#onUp);
    window.addEventListener('pointercancel', this.#onCancel);
  }

  readonly #onMove = (event: PointerEvent): void => {
    this.#at = { x: event.clientX, y: event.clientY };
    this.#follow();
    if (!this.#frame) this.#frame = requestAnimationFrame(this.#scroll);
  };

  /** Goes on scrolling while the pointer is held outside the box. */
  readonly #scroll = (): void => {
    this.#frame = 0;
    const box = this.host.box();
    if (!this.#act || !box) return;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const { x, y } = this.#at;
    const beyond = (at: number, low: number, high: number) => Math.min(0, at - low) + Math.max(0, at - high);
    const [across, down] = [beyond(x, left, right), beyond(y, top, bottom)];
    if (across === 0 && down === 0) return;
    box.scrollBy(across * SCROLL_SHARE, down * SCROLL_SHARE);
    this.#follow();
    this.#frame = requestAnimationFrame(this.#scroll);
  };

  /** The cell nearest to the pointer, inside what is seen of the box. */
  #cellAtPointer(): Cell | undefined {
    const box = this.host.box();
    if (!box) return undefined;
    const { left, top } = box.getBoundingClientRect();
    const within = (at: number, low: number, size: number) => Math.max(low + 1, Math.min(at, low + size - 2));
    const x = within(this.#at.x, left, box.clientWidth);
    const y = within(this.#at.y, top, box.clientHeight);
    return cellOf(this.host.root().elementFromPoint(x, y));
  }

  #follow(): void {
    const cell = this.#cellAtPointer();
    const { model } = this.host;
    if (!cell || !this.#act) return;
    const row = Math.max(0, cell.row);
    if (this.#act === 'filling') return this.host.filling(row);
    const wholeRows = this.#start && this.#start.column < 0;
    model.choose(model.chosen.peek().active, { row, column: wholeRows ? FAR : Math.max(0, cell.column) });
  }

  readonly #onUp = (): void => {
    const cell = this.#act === 'filling' ? this.#cellAtPointer() : undefined;
    this.end();
    if (cell) this.host.model.fillTo(Math.max(0, cell.row));
  };

  readonly #onCancel = (): void => this.end();

  /** Lets go without doing anything: Escape, or the sheet is taken away. */
  end(): void {
    this.#act = undefined;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    window.removeEventListener('pointermove', this.#onMove);
    window.removeEventListener('pointerup', this.#onUp);
    window.removeEventListener('pointercancel', this.#onCancel);
    this.host.filling(null);
  }

  get isBusy(): boolean {
    return this.#act !== undefined;
  }
}
