import { consumeEvent } from '../../controls/behavior/consume-event.js';
import type { LeftOut } from '../model/edits.js';
import type { Cell } from '../model/rows.js';
import { t } from '../strings.js';
import { cellOf, type CellPointer } from './cell-pointer.js';
import { copyCells, pasteCells } from './sheet-clipboard.js';
import { pressKey, type KeyHost } from './sheet-keys.js';

interface InputHost {
  readonly keys: KeyHost;
  readonly pointer: CellPointer;
  readonly byTouch: (touch: boolean) => void;
  readonly say: (text: string) => void;
  readonly leftOut: (leftOut: LeftOut) => void;
  readonly chooseImage: (cell: Cell) => void;
  /** Files that were pasted. */
  readonly files: (files: readonly File[]) => void;
  readonly focus: () => void;
}

/** Keys, clipboard and presses in the grid. */
export class GridInput {
  constructor(private readonly host: InputHost) {}

  get #model() {
    return this.host.keys.model;
  }

  get #editor() {
    return this.host.keys.editor;
  }

  readonly onKeyDown = (event: KeyboardEvent): void => {
    this.host.byTouch(false);
    // what an input method takes is no key of the sheet; 229 is how it says so before it composes
    if (event.isComposing || event.keyCode === 229) return event.stopPropagation();
    if (event.key === 'Escape' && this.host.pointer.isBusy) this.host.pointer.end();
    else if (!pressKey(event, this.host.keys)) return this.#leaveKey(event);
    consumeEvent(event);
  };

  /** What is typed is nobody else's; Escape, Tab and shortcuts are. */
  #leaveKey(event: KeyboardEvent): void {
    const typed = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
    if (typed || this.#editor.isOpen) event.stopPropagation();
  }

  /** The browser's own undo would bring back other cells' words. */
  readonly onBeforeInput = (event: InputEvent): void => {
    if (this.#editor.isOpen || !event.inputType.startsWith('history')) return;
    event.preventDefault();
    if (event.inputType === 'historyUndo') this.#model.undo();
    else this.#model.redo();
  };

  /** Copies, or cuts. */
  readonly onCopy = (event: ClipboardEvent): void => {
    event.stopPropagation();
    if (this.#editor.isOpen) return;
    const block = copyCells(event, this.#model);
    if (event.type === 'cut') this.#model.clear();
    this.host.say(t('copied', { rows: block.length, columns: block[0]?.length ?? 0 }));
  };

  readonly onPaste = (event: ClipboardEvent): void => {
    event.stopPropagation();
    if (this.#editor.isOpen || !event.clipboardData) return;
    event.preventDefault();
    const leftOut = pasteCells(event.clipboardData, this.#model);
    if (leftOut) this.host.leftOut(leftOut);
    else this.host.files([...event.clipboardData.files]);
  };

  readonly onPointerDown = (event: PointerEvent): void => {
    this.host.byTouch(event.pointerType === 'touch');
    this.host.pointer.onDown(event);
  };

  readonly onClick = (event: PointerEvent): void => {
    const button = (event.target as Element).closest<HTMLElement>('button[data-act]');
    const cell = cellOf(button);
    if (!button || !cell) return this.host.pointer.onClick(event);
    this.#editor.commit();
    this.#model.choose(cell);
    if (button.dataset['act'] === 'choose') return this.host.chooseImage(cell);
    this.#model.setValue(cell, '');
    this.host.focus();
  };

  readonly onDoubleClick = (event: Event): void => {
    const target = event.target as Element;
    const cell = cellOf(target);
    if (cell && cell.row >= 0 && cell.column >= 0 && !target.closest('button, textarea')) this.#editor.open();
  };
}
