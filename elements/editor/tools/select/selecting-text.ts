import type { Point } from '../../../math/geometry.js';
import type { Caret } from '../../../text/editing/caret-map.js';
import type { Editor } from '../../editor.js';
import { textEditingOf } from '../../text-editing/session.js';
import type { TextEditing } from '../../text-editing/text-editing.js';
import type { ToolContext } from '../context.js';
import type { ToolPointer } from '../events.js';
import type { ToolState } from '../state-machine.js';

type Range = readonly [start: number, end: number];

/** Words are selected by dragging over them: letter by letter, after a double press by words, then by paragraphs. */
export class SelectingText implements ToolState {
  readonly name = 'selecting-text';
  readonly #context: ToolContext;
  readonly #editing: TextEditing;
  readonly #from: ToolPointer;
  readonly #back: () => ToolState;
  /** What the press selected; dragging only adds to it. */
  #first: Range = [0, 0];

  constructor(context: ToolContext, editing: TextEditing, from: ToolPointer, back: () => ToolState) {
    this.#context = context;
    this.#editing = editing;
    this.#from = from;
    this.#back = back;
  }

  enter(): void {
    this.#context.view.cursor.value = 'text';
    const caret = this.#editing.caretUnder(this.#from.page);
    const { anchor } = this.#editing.selection.peek();
    if (this.#from.shift) this.#first = [anchor, anchor];
    else this.#first = this.#unit(this.#onCharacter(caret));
    this.#reachTo(caret);
  }

  pointerMove(pointer: ToolPointer): undefined {
    this.#reachTo(this.#editing.caretUnder(pointer.page));
  }

  pointerUp(): ToolState {
    return this.#back();
  }

  cancel(): ToolState {
    return this.#back();
  }

  #reachTo(caret: Caret): void {
    const [start, end] = this.#unit(this.#from.clicks === 1 ? caret.index : this.#onCharacter(caret));
    const [firstStart, firstEnd] = this.#first;
    if (start < firstStart) this.#editing.select(firstEnd, { ...caret, index: start });
    else this.#editing.select(firstStart, { ...caret, index: Math.max(end, firstEnd) });
  }

  /** Index of the character that was meant: a caret behind a letter belongs to that letter. */
  #onCharacter({ index, affinity }: Caret): number {
    return this.#from.clicks > 1 && affinity === 'up' && index > 0 ? index - 1 : index;
  }

  #unit(index: number): Range {
    const { map } = this.#editing;
    if (this.#from.clicks === 1 || !map) return [index, index];
    return this.#from.clicks === 2 ? map.wordAt(index) : map.paragraphAt(index);
  }
}

/** The caret where the pointer is, in the text that is being edited. */
export function putCaret(editor: Editor, page: Point): void {
  const editing = textEditingOf(editor).peek();
  const caret = editing?.caretUnder(page);
  if (editing && caret) editing.select(caret.index, caret);
}
