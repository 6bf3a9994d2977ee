import { boxContains } from '../../../math/geometry.js';
import type { DesignObject } from '../../../objects/kinds.js';
import { isText } from '../../styling/text-style.js';
import { guidesOf } from '../../arranging/guides.js';
import { startCrop } from '../../cropping/session.js';
import { leaveBox } from '../keyboard/grid-keys.js';
import { selectedPicture } from '../../pictures/selected-box.js';
import { boxUnder, isGrid, isPictured } from '../../pictures/slot.js';
import { boxOf } from '../../../objects/object-bounds.js';
import { editText, textEditingOf } from '../../text-editing/session.js';
import type { ToolContext } from '../context.js';
import type { ToolKey, ToolPointer } from '../events.js';
import { GradientKeys } from '../gradient/gradient-keys.js';
import { besideGradient, offsetAt } from '../gradient/gradient-parts.js';
import { gradientCursor, leaveGradient, pressGradient } from '../gradient/press-gradient.js';
import { PullingGuide } from '../guides/pulling-guide.js';
import { guideAt, guideCursor, isOnRuler, rulerAt } from '../guides/ruler.js';
import { handleAt, handleCursor, type HandleName } from '../../transform/handles.js';
import { Keyboard } from '../keyboard/keyboard.js';
import { isBackground, selectionHandles } from '../../transform/selection-handles.js';
import type { ToolState } from '../state-machine.js';
import { selectParentGroup } from '../keyboard/keyboard-selection.js';
import { deeperAt } from './selection-depth.js';
import { putCaret, SelectingText } from './selecting-text.js';
import { goIntoBox, PointingGround, PointingObject } from './pointing.js';
import { Resizing } from './resizing.js';
import { Rotating } from './rotating.js';

/** Nothing is pressed. Shows what a press would do, and decides what it begins. */
export class Idle implements ToolState {
  readonly name = 'idle';
  readonly #context: ToolContext;
  readonly #keyboard: Keyboard;
  readonly #gradientKeys: GradientKeys;

  constructor(context: ToolContext) {
    this.#context = context;
    this.#keyboard = new Keyboard(context.editor);
    this.#gradientKeys = new GradientKeys(context.editor);
  }

  enter(): void {
    this.#context.view.cursor.value = 'default';
  }

  exit(): void {
    this.#context.view.hover.value = null;
  }

  pointerMove(pointer: ToolPointer): undefined {
    const { view } = this.#context;
    if (isOnRuler(pointer.at)) return this.#overRuler(pointer);
    const gradient = gradientCursor(this.#context.editor, pointer);
    if (gradient) return this.#over(gradient);
    const handle = this.#handleUnder(pointer);
    const guide = handle || this.#inEditedText(pointer) ? null : this.#guideUnder(pointer);
    if (guide !== null) return this.#overGuide(guide);
    const rotation = this.#context.editor.selection.box.value?.rotation ?? 0;
    const hit = handle || this.#inEditedText(pointer) ? null : this.#hit(pointer);
    view.hover.value = hit;
    view.cursor.value = handle
      ? handleCursor(handle, rotation)
      : this.#inEditedText(pointer)
        ? 'text'
        : this.#cursorOver(hit);
  }

  pointerLeave(): void {
    this.#context.view.hover.value = null;
  }

  pointerDown(pointer: ToolPointer): ToolState | undefined {
    if (pointer.button !== 0) return undefined;
    const ruler = rulerAt(pointer.at);
    if (ruler) return new PullingGuide(this.#context, { axis: ruler }, this.#back);
    if (isOnRuler(pointer.at)) return undefined;
    if (this.#inEditedText(pointer)) return this.#selectWords(pointer);
    this.#context.editor.editingText.value = null;
    const gradient = pressGradient(this.#context, pointer, this.#back);
    if (gradient) return gradient;
    const handle = this.#handleUnder(pointer);
    if (handle === 'rotate') return new Rotating(this.#context, pointer, this.#back);
    if (handle) return new Resizing(this.#context, handle, pointer, this.#back);
    const guide = this.#guideUnder(pointer);
    if (guide !== null) return new PullingGuide(this.#context, { index: guide }, this.#back);
    const under = this.#hit(pointer);
    if (under === null && offsetAt(this.#context.editor, pointer.at) !== null) return undefined;
    const hit = pointer.shift ? under : this.#grip(under, this.#selectedAround(pointer), pointer);
    // with Ctrl each click goes on to what lies below
    const twice = pointer.clicks === 2 && !pointer.shift && !pointer.mod;
    if (hit) {
      const goInto = twice ? () => this.#goInto(under ?? hit, pointer) : undefined;
      return new PointingObject(this.#context, { pointer, hit, under, goInto }, this.#back);
    }
    return new PointingGround(this.#context, pointer, this.#backgroundUnder(pointer), this.#back);
  }

  keyDown(key: ToolKey): ToolState | undefined {
    return this.#gradientKeys.press(key) || this.#keyboard.press(key) ? this : undefined;
  }

  /** Escape goes from a gradient to its shape, from a member to its group, and lets go of what is selected. */
  cancel(): ToolState | undefined {
    const { editor } = this.#context;
    if (editor.selection.ids.length === 0) return undefined;
    if (leaveGradient(editor)) return this;
    if (!leaveBox(editor) && !selectParentGroup(editor)) editor.selection.clear();
    return this;
  }

  readonly #back = (): ToolState => this;

  #hit({ page }: ToolPointer): string | null {
    return this.#context.editor.surface?.hitTest(page) ?? null;
  }

  #handleUnder(pointer: ToolPointer): HandleName | null {
    const found = selectionHandles(this.#context.editor);
    if (!found) return null;
    const handles = besideGradient(this.#context.editor, found.handles);
    return handleAt(handles, found.box, pointer.at, pointer.touch);
  }

  /** Guides lie over the art, but what is selected can be dragged where one crosses it. */
  #guideUnder(pointer: ToolPointer): number | null {
    const guide = guideAt(this.#context.editor, pointer);
    return guide !== null && this.#selectedAround(pointer) === null ? guide : null;
  }

  #overRuler({ at }: ToolPointer): undefined {
    const axis = rulerAt(at);
    this.#over(axis ? guideCursor(axis) : 'default');
  }

  #overGuide(index: number): undefined {
    this.#over(guideCursor(guidesOf(this.#context.editor)[index]!.axis));
  }

  #over(cursor: string): undefined {
    this.#context.view.hover.value = null;
    this.#context.view.cursor.value = cursor;
  }

  #cursorOver(hit: string | null): string {
    if (hit === null) return 'default';
    const { editor } = this.#context;
    return editor.object(hit)?.locked || isBackground(editor, hit) ? 'default' : 'move';
  }

  #inEditedText({ page }: ToolPointer): boolean {
    const { editor } = this.#context;
    const id = editor.editingText.value;
    const object = id === null ? undefined : editor.object(id);
    return object !== undefined && boxContains(boxOf(object), page);
  }

  #selectWords(pointer: ToolPointer): ToolState | undefined {
    const editing = textEditingOf(this.#context.editor).peek();
    return editing ? new SelectingText(this.#context, editing, pointer, this.#back) : undefined;
  }

  /** A selected object whose box is under the pointer though its ink is not: thin things stay easy to drag. */
  #selectedAround({ page }: ToolPointer): string | null {
    const { editor } = this.#context;
    const around = editor.selection.objects.value.find(
      (object) => !isBackground(editor, object.id) && boxContains(boxOf(object), page),
    );
    return around?.id ?? null;
  }

  /** What a drag would move: the selected object also where one below it shines through, with Ctrl also under others. */
  #grip(under: string | null, around: string | null, { mod }: ToolPointer): string | null {
    const { editor } = this.#context;
    if (mod && around !== null) return around;
    // a locked one does not move: whatever shines through it can be dragged
    if (under === null || around === null || editor.object(around)?.locked) return under ?? around;
    const order = editor.index.objects(editor.page.value);
    return order.indexOf(around) > order.indexOf(under) ? around : under;
  }

  #backgroundUnder({ page }: ToolPointer): string | null {
    const { editor } = this.#context;
    const { width, height } = editor.size;
    const onPage = page.x >= 0 && page.y >= 0 && page.x <= width && page.y <= height;
    return onPage ? (editor.index.background(editor.page.value)?.id ?? null) : null;
  }

  /** A double click: a text shows its caret, a picture its crop, a grid the box; in a group it goes one level deeper. */
  #goInto(hit: string, pointer: ToolPointer): void {
    const { editor } = this.#context;
    const object = editor.object(hit);
    const grouped = editor.selection.withGroup(hit).length > 1;
    const alone = editor.selection.ids.length === 1 && editor.selection.has(hit);
    if (object && isText(object) && (!grouped || alone) && editText(editor, hit))
      return putCaret(editor, pointer.page);
    if (object && (!grouped || alone) && this.#goIntoPicture(object, pointer)) return;
    editor.selection.set(deeperAt(editor, hit), { deep: true });
    goIntoBox(editor, pointer.page);
  }

  /** Crops a picture; of a grid the box is selected first. */
  #goIntoPicture(object: DesignObject, { page }: ToolPointer): boolean {
    const { editor } = this.#context;
    if (object.locked) return false;
    if (!isGrid(object)) return isPictured(object) && startCrop(editor, { id: object.id, box: null });
    const slot = selectedPicture(editor);
    if (slot?.id === object.id && slot.box === boxUnder(object, page) && startCrop(editor, slot)) return true;
    editor.selection.set([object.id], { deep: true });
    return goIntoBox(editor, page);
  }
}
