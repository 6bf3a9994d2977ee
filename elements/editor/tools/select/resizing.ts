import { center, type Box, type Point, type Size } from '../../../math/geometry.js';
import { kindFor, type DesignObject } from '../../../objects/kinds.js';
import { boxOf } from '../../selection.js';
import { anchorOf, placedAt, pointOfBox, pulledLine, resizedSize } from '../box-resize.js';
import type { ToolContext } from '../context.js';
import type { ToolPointer } from '../events.js';
import { DIRECTIONS, handleCursor, isCorner, type ResizeHandle } from '../handles.js';
import type { ToolState } from '../state.js';
import { t } from '../strings.js';

/** Smallest side a drag can reach, page pixels. */
const LEAST = 4;
/** Lines turn in these steps while Shift is held, degrees. */
const LINE_STEP = 15;

/**
 * A handle is being pulled. The opposite corner or side stays, or the centre with Alt; Shift turns keeping proportions
 * on or off; several objects scale as one.
 */
export class Resizing implements ToolState {
  readonly name = 'resizing';
  readonly #context: ToolContext;
  readonly #handle: ResizeHandle;
  readonly #back: () => ToolState;
  readonly #ids: readonly string[];
  readonly #objects: readonly DesignObject[];
  readonly #box: Box;
  /** From the pointer to the handle's middle, so that nothing jumps when a handle is taken at its rim. */
  readonly #grip: Point;

  constructor(context: ToolContext, handle: ResizeHandle, from: ToolPointer, back: () => ToolState) {
    const { selection } = context.editor;
    this.#context = context;
    this.#handle = handle;
    this.#back = back;
    this.#ids = selection.ids;
    this.#objects = selection.objects.value;
    this.#box = selection.box.value!;
    const { x, y } = DIRECTIONS[handle];
    const at = pointOfBox(this.#box, { x: (x + 1) / 2, y: (y + 1) / 2 });
    this.#grip = { x: at.x - from.page.x, y: at.y - from.page.y };
  }

  enter(): void {
    const { editor, view } = this.#context;
    editor.history.begin(t('resize'));
    view.transforming.value = true;
    view.hover.value = null;
    view.cursor.value = handleCursor(this.#handle, this.#box.rotation);
  }

  pointerMove(pointer: ToolPointer): ToolState | undefined {
    const { editor, view } = this.#context;
    // what it held is gone or another is selected: a template was loaded, a picture removed
    if (editor.selection.ids !== this.#ids) return this.pointerUp();
    const to = { x: pointer.page.x + this.#grip.x, y: pointer.page.y + this.#grip.y };
    editor.run(t('resize'), () => this.#resize(to, pointer));
    const { width, height } = editor.selection.box.value!;
    view.readout.value = { text: `${Math.round(width)} × ${Math.round(height)}` };
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

  #resize(to: Point, pointer: ToolPointer): void {
    const [only] = this.#objects;
    if (this.#objects.length > 1) this.#scaleAll(to, pointer);
    else if (only && kindFor(only).resize === 'line') this.#pullLine(only, to, pointer);
    else if (only) this.#resizeOne(only, to, pointer);
  }

  #resizeOne(object: DesignObject, to: Point, pointer: ToolPointer): void {
    const kind = kindFor(object);
    // a text's letters cannot be squeezed: Shift does nothing there
    const keepAspect = kind.resize === 'width' || kind.keepsAspect !== pointer.shift;
    const size = resizedSize(this.#box, DIRECTIONS[this.#handle], to, {
      keepAspect,
      fromCenter: pointer.alt,
      least: LEAST,
    });
    this.#take(object, size, anchorOf(DIRECTIONS[this.#handle], pointer.alt), isCorner(this.#handle));
  }

  /** Asks the kind what a new size means and keeps the anchor in place, also when the kind takes another size. */
  #take(object: DesignObject, size: Size, anchor: Point, corner: boolean): void {
    const { editor } = this.#context;
    const patch = kindFor(object).resized(object, size, { corner, anchor }, editor.resources.env);
    const box = placedAt(
      boxOf(object),
      { width: object.width, height: object.height, ...sizeOf(patch) },
      anchor,
    );
    editor.patch(object.id, { ...patch, position: { ...object.position, x: box.x, y: box.y } });
  }

  #pullLine(object: DesignObject, to: Point, { shift }: ToolPointer): void {
    const { editor } = this.#context;
    const end = this.#handle === 'w' ? 'start' : 'end';
    const box = pulledLine(this.#box, end, to, shift ? { step: LINE_STEP } : {});
    const size = { width: box.width, height: box.height };
    const patch = kindFor(object).resized(object, size, { corner: false }, editor.resources.env);
    const position = { ...object.position, x: box.x, y: box.y };
    editor.patch(object.id, { ...patch, position, rotation: box.rotation });
  }

  #scaleAll(to: Point, { alt }: ToolPointer): void {
    const options = { keepAspect: true, fromCenter: alt, least: LEAST };
    const size = resizedSize(this.#box, DIRECTIONS[this.#handle], to, options);
    const scale = size.width / this.#box.width;
    const fixed = pointOfBox(this.#box, anchorOf(DIRECTIONS[this.#handle], alt));
    for (const object of this.#objects) this.#scale(object, scale, fixed);
  }

  #scale(object: DesignObject, scale: number, fixed: Point): void {
    const { editor } = this.#context;
    const patch = editor.resized(object, scale);
    const middle = center(boxOf(object));
    const size = { width: object.width, height: object.height, ...sizeOf(patch) };
    const x = fixed.x + (middle.x - fixed.x) * scale - size.width / 2;
    const y = fixed.y + (middle.y - fixed.y) * scale - size.height / 2;
    editor.patch(object.id, { ...patch, position: { ...object.position, x, y } });
  }
}

const sizeOf = ({ width, height }: Partial<Size>): Partial<Size> => ({
  ...(width === undefined ? {} : { width }),
  ...(height === undefined ? {} : { height }),
});
