import type { Box, Point, Size } from '../../../math/geometry.js';
import { sizeText } from '../../../math/measure.js';
import type { ResizeMode } from '../../../objects/kind.js';
import { kindFor, type DesignObject } from '../../../objects/kinds.js';
import { boxOf } from '../../../objects/object-bounds.js';
import {
  anchorOf,
  placedAt,
  pointOfBox,
  pulledLine,
  resizedSize,
  topAnchorOf,
} from '../../transform/box-resize.js';
import type { ToolContext } from '../context.js';
import type { ToolPointer } from '../events.js';
import { Gesture } from '../gesture.js';
import { DIRECTIONS, handleCursor, isCorner, type ResizeHandle } from '../../transform/handles.js';
import { scaleObjects, sizeOf } from '../../transform/scale-objects.js';
import { resizeModeOf } from '../../transform/selection-handles.js';
import { snapDistance } from '../snapping/snap-distance.js';
import { NOTHING_MET, snapPoint, type Met } from '../snapping/snap-move.js';
import { metByEdges, snappedSize, type Pull } from '../snapping/snap-resize.js';
import { snapTargets, type SnapTargets } from '../snapping/targets.js';
import type { ToolState } from '../state-machine.js';
import { t } from '../../transform/strings.js';

/** Smallest side a drag can reach, page pixels. */
const LEAST = 4;
/** Lines turn in these steps while Shift is held, degrees. */
const LINE_STEP = 15;

/**
 * A handle is being pulled. The opposite corner or side stays, or the center with Alt; Shift turns keeping proportions
 * on or off; several objects scale as one. Edges snap to what is around them unless Ctrl is held.
 */
export class Resizing extends Gesture {
  readonly name = 'resizing';
  readonly #handle: ResizeHandle;
  readonly #ids: readonly string[];
  readonly #objects: readonly DesignObject[];
  readonly #box: Box;
  readonly #mode: ResizeMode | 'group';
  /** From the pointer to the handle's middle, so that nothing jumps when a handle is taken at its rim. */
  readonly #grip: Point;
  #targets: SnapTargets | null = null;

  constructor(context: ToolContext, handle: ResizeHandle, from: ToolPointer, back: () => ToolState) {
    super(context, back);
    const { selection } = context.editor;
    this.#handle = handle;
    this.#ids = selection.ids;
    this.#objects = selection.objects.value;
    this.#box = selection.box.value!;
    this.#mode = resizeModeOf(this.#objects);
    const { x, y } = DIRECTIONS[handle];
    const at = pointOfBox(this.#box, { x: (x + 1) / 2, y: (y + 1) / 2 });
    this.#grip = { x: at.x - from.page.x, y: at.y - from.page.y };
  }

  enter(): void {
    const { editor, view } = this.context;
    editor.history.begin(t('resize'));
    view.transforming.value = true;
    view.hover.value = null;
    view.cursor.value = handleCursor(this.#handle, this.#box.rotation);
    this.#targets = snapTargets(editor, this.#ids);
  }

  pointerMove(pointer: ToolPointer): ToolState | undefined {
    const { editor, view } = this.context;
    // what it held is gone or another is selected: a template was loaded, a picture removed
    if (editor.selection.ids !== this.#ids) return this.pointerUp();
    const to = { x: pointer.page.x + this.#grip.x, y: pointer.page.y + this.#grip.y };
    editor.run(t('resize'), () => view.show(this.#resize(to, pointer)));
    view.readout.value = { text: sizeText(editor.selection.box.value!, editor.measure) };
    return undefined;
  }

  /** Answers what it snapped to. */
  #resize(to: Point, pointer: ToolPointer): Met {
    const [only] = this.#objects;
    if (this.#mode === 'line' && only) return this.#pullLine(only, to, pointer);
    const pull = this.#pull(pointer);
    const free = resizedSize(this.#box, pull.handle, to, pull);
    const { editor } = this.context;
    const near = { targets: this.#targets!, reach: snapDistance(editor) };
    const size = pointer.mod ? free : snappedSize(this.#box, free, pull, near);
    const anchor = (pull.widthOnly ? topAnchorOf : anchorOf)(pull.handle, pull.fromCenter);
    if (this.#objects.length > 1) scaleObjects(editor, this.#objects, { box: this.#box, to: size, anchor });
    else if (only) this.#take(only, size, anchor);
    const box = editor.selection.box.value;
    return pointer.mod || !box ? NOTHING_MET : metByEdges(box, pull.handle, this.#targets!);
  }

  #pull({ shift, alt }: ToolPointer): Pull {
    const [only] = this.#objects;
    const several = this.#objects.length > 1;
    const keeps = several || (only !== undefined && kindFor(only).keepsAspect);
    const widthOnly = !several && only !== undefined && kindFor(only).resize === 'width';
    // letters cannot be squeezed: Shift does nothing where there are some
    const keepAspect = widthOnly || this.#mode === 'group' || keeps !== shift;
    return { handle: DIRECTIONS[this.#handle], keepAspect, fromCenter: alt, least: LEAST, widthOnly };
  }

  /** Asks the kind what a new size means and keeps the anchor in place, also when the kind takes another size. */
  #take(object: DesignObject, size: Size, anchor: Point): void {
    const { editor } = this.context;
    const how = { corner: isCorner(this.#handle), anchor };
    const patch = kindFor(object).resized(object, size, how, editor.resources.env);
    const box = placedAt(boxOf(object), { ...sizeOf(object), ...sizeOf(patch) }, anchor);
    editor.patch(object.id, { ...patch, position: { ...object.position, x: box.x, y: box.y } });
  }

  /** An end of a line snaps as a point; with Shift it keeps to its steps. */
  #pullLine(object: DesignObject, to: Point, { shift, alt, mod }: ToolPointer): Met {
    const { editor } = this.context;
    const free = { ...to, ...NOTHING_MET };
    const point = shift || mod ? free : snapPoint(to, this.#targets!, snapDistance(editor));
    const end = this.#handle === 'w' ? 'start' : 'end';
    const box = pulledLine(this.#box, end, point, {
      fromCenter: alt,
      ...(shift && { step: LINE_STEP }),
    });
    const patch = kindFor(object).resized(object, sizeOf(box), { corner: false }, editor.resources.env);
    const position = { ...object.position, x: box.x, y: box.y };
    editor.patch(object.id, { ...patch, position, rotation: box.rotation });
    return point;
  }
}
