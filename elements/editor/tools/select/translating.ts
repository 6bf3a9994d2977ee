import { boxBounds, type Point, type Rect } from '../../../math/geometry.js';
import type { DesignObject } from '../../../objects/kinds.js';
import type { ToolContext } from '../context.js';
import type { ToolPointer } from '../events.js';
import { snapToPage } from '../snap.js';
import type { ToolState } from '../state.js';
import { t } from '../strings.js';

/** Within this many CSS pixels an edge or centre is pulled to the page's. */
const SNAP = 6;

/** The selection follows the pointer. Shift keeps to one axis, Ctrl lets it go past the page's edges and centre. */
export class Translating implements ToolState {
  readonly name = 'translating';
  readonly #context: ToolContext;
  readonly #from: ToolPointer;
  readonly #back: () => ToolState;
  readonly #ids: readonly string[];
  readonly #positions: ReadonlyMap<string, DesignObject['position']>;
  readonly #bounds: Rect;

  constructor(context: ToolContext, from: ToolPointer, back: () => ToolState) {
    const { selection } = context.editor;
    this.#context = context;
    this.#from = from;
    this.#back = back;
    this.#ids = selection.ids;
    this.#positions = new Map(selection.objects.value.map(({ id, position }) => [id, position]));
    this.#bounds = boxBounds(selection.box.value!);
  }

  enter(): void {
    const { editor, view } = this.#context;
    editor.history.begin(t('move'));
    view.transforming.value = true;
    view.hover.value = null;
    view.cursor.value = 'move';
  }

  pointerMove(pointer: ToolPointer): ToolState | undefined {
    const { editor, view } = this.#context;
    // what it held is gone or another is selected: a template was loaded, a picture removed
    if (editor.selection.ids !== this.#ids) return this.pointerUp();
    const free = this.#delta(pointer);
    const snap = pointer.mod ? { by: { x: 0, y: 0 }, guides: [] } : this.#snap(free, pointer.shift);
    const by = { x: free.x + snap.by.x, y: free.y + snap.by.y };
    editor.run(t('move'), () => this.#positions.forEach((from, id) => this.#place(id, from, by)));
    view.guides.value = snap.guides;
    const { x, y } = this.#bounds;
    view.readout.value = { text: `${Math.round(x + by.x)}, ${Math.round(y + by.y)}` };
    return undefined;
  }

  pointerUp(): ToolState {
    this.#context.editor.history.commit();
    return this.#back();
  }

  cancel(): ToolState {
    this.#context.editor.history.cancel();
    return this.#back();
  }

  exit(): void {
    this.#context.view.clear();
  }

  /** How far the pointer went, in whole page pixels. */
  #delta({ page, shift }: ToolPointer): Point {
    const x = Math.round(page.x - this.#from.page.x);
    const y = Math.round(page.y - this.#from.page.y);
    if (!shift) return { x, y };
    return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y };
  }

  #snap(by: Point, oneAxis: boolean) {
    const { editor } = this.#context;
    const moved = { ...this.#bounds, x: this.#bounds.x + by.x, y: this.#bounds.y + by.y };
    const snap = snapToPage(moved, editor.size, SNAP / editor.viewport.scale.value);
    if (!oneAxis) return snap;
    const axis = by.y === 0 ? ('x' as const) : ('y' as const);
    const still = { x: axis === 'x' ? snap.by.x : 0, y: axis === 'y' ? snap.by.y : 0 };
    return { by: still, guides: snap.guides.filter((guide) => guide.axis === axis) };
  }

  #place(id: string, from: DesignObject['position'], by: Point): void {
    this.#context.editor.patch(id, { position: { ...from, x: from.x + by.x, y: from.y + by.y } });
  }
}
