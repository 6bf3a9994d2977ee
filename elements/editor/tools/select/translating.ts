import { boxBounds, type Point, type Rect } from '../../../math/geometry.js';
import { onGrid, placeText } from '../../../math/measure.js';
import type { DesignObject } from '../../../objects/kinds.js';
import type { ToolContext } from '../context.js';
import type { ToolPointer } from '../events.js';
import { Gesture } from '../gesture.js';
import type { Axis } from '../snapping/axis.js';
import { snapDistance } from '../snapping/snap-distance.js';
import { NOTHING_MET, snapMoved, type Snapped } from '../snapping/snap-move.js';
import { snapTargets, type SnapTargets } from '../snapping/targets.js';
import type { ToolState } from '../state-machine.js';
import { t } from '../../transform/strings.js';
import { copyInPlace } from './copy-in-place.js';
import { SlotDrop } from './slot-drop.js';

/**
 * The selection follows the pointer and snaps to what is around it. Shift keeps to one axis, Ctrl lets it go past
 * everything, Alt leaves it where it was and moves a copy.
 */
export class Translating extends Gesture {
  readonly name = 'translating';
  readonly #from: ToolPointer;
  /** What was pressed; copies may be moved in its place. */
  readonly #originals: readonly string[];
  readonly #bounds: Rect;
  #ids: readonly string[] = [];
  #positions: ReadonlyMap<string, DesignObject['position']> = new Map();
  #targets: SnapTargets | null = null;
  #copying = false;
  #slotDrop: SlotDrop | null = null;

  constructor(context: ToolContext, from: ToolPointer, back: () => ToolState) {
    super(context, back);
    const { selection } = context.editor;
    this.#from = from;
    this.#originals = selection.ids;
    this.#bounds = boxBounds(selection.box.value!);
  }

  enter(): void {
    const { editor, view } = this.context;
    editor.history.begin(t('move'));
    view.transforming.value = true;
    view.hover.value = null;
    view.cursor.value = 'move';
    this.#takeHold();
  }

  pointerMove(pointer: ToolPointer): ToolState | undefined {
    const { editor, view } = this.context;
    // what it held is gone or another is selected: a template was loaded, a picture removed
    if (editor.selection.ids !== this.#ids) return this.pointerUp();
    if (pointer.alt !== this.#copying) this.#copy(pointer.alt);
    const free = this.#delta(pointer);
    const snap = pointer.mod ? { by: { x: 0, y: 0 }, ...NOTHING_MET } : this.#snap(free, pointer.shift);
    const by = { x: free.x + snap.by.x, y: free.y + snap.by.y };
    editor.run(t('move'), () => this.#positions.forEach((from, id) => this.#place(id, from, by)));
    view.show(snap);
    this.#slotDrop?.follow(pointer);
    const { x, y } = this.#bounds;
    view.readout.value = { text: placeText({ x: x + by.x, y: y + by.y }, editor.measure) };
    return undefined;
  }

  override pointerUp(): ToolState {
    this.#slotDrop?.drop();
    return super.pointerUp();
  }

  override cancel(): ToolState {
    const { editor } = this.context;
    const held = editor.selection.ids === this.#ids;
    editor.history.cancel();
    if (held && this.#copying) editor.selection.set(this.#originals, { deep: true });
    return this.back();
  }

  override exit(): void {
    this.#slotDrop?.clear();
    super.exit();
  }

  /** Begins anew with copies, or with the originals again; either way it ends as one step. */
  #copy(copying: boolean): void {
    const { editor, view } = this.context;
    this.#copying = copying;
    editor.history.cancel();
    editor.selection.set(this.#originals, { deep: true });
    editor.history.begin(t(copying ? 'duplicate' : 'move'));
    if (copying) copyInPlace(editor);
    view.cursor.value = copying ? 'copy' : 'move';
    this.#takeHold();
  }

  #takeHold(): void {
    const { editor } = this.context;
    this.#ids = editor.selection.ids;
    this.#positions = new Map(editor.selection.objects.value.map(({ id, position }) => [id, position]));
    this.#targets = snapTargets(editor, this.#ids);
    this.#slotDrop?.clear();
    this.#slotDrop = new SlotDrop(editor, this.#ids);
  }

  /** How far the pointer went, in whole pixels or what comes near them in the design's unit. */
  #delta({ page, shift }: ToolPointer): Point {
    const { measure } = this.context.editor;
    const x = onGrid(page.x - this.#from.page.x, 'x', measure);
    const y = onGrid(page.y - this.#from.page.y, 'y', measure);
    if (!shift) return { x, y };
    return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y };
  }

  #snap(by: Point, oneAxis: boolean): Snapped {
    const moved = { ...this.#bounds, x: this.#bounds.x + by.x, y: this.#bounds.y + by.y };
    const axes: Axis[] = oneAxis ? [by.y === 0 ? 'x' : 'y'] : ['x', 'y'];
    return snapMoved(moved, this.#targets!, snapDistance(this.context.editor), axes);
  }

  #place(id: string, from: DesignObject['position'], by: Point): void {
    this.context.editor.patch(id, { position: { ...from, x: from.x + by.x, y: from.y + by.y } });
  }
}
