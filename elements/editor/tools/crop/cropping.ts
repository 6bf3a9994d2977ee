import type { Point } from '../../../math/geometry.js';
import { IDENTITY } from '../../../math/matrix.js';
import type { CropView } from '../../cropping/cropping.js';
import type { HistoryMode } from '../../../store/store.js';
import type { ToolKey, ToolPointer } from '../events.js';
import type { ToolState } from '../state-machine.js';
import type { CropContext } from './crop-gesture.js';
import { cropGrips, gripAt, gripCursor, onCrop, ownPoint, ownStep, type CropGrip } from './crop-handles.js';
import { PanningPicture } from './panning-picture.js';
import { ResizingFrame } from './resizing-frame.js';
import { ScalingPicture } from './scaling-picture.js';
import { TurningPicture } from './turning-picture.js';

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Page pixels of an arrow key with Shift; without, one. */
const FAR = 10;
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 1.05, '=': 1.05, '-': 1 / 1.05, _: 1 / 1.05 };
/** Degrees of the bracket keys. */
const TURN_KEYS: Readonly<Record<string, number>> = { '[': -1, ']': 1, '{': -15, '}': 15 };
/** Keys and wheel turns of one kind that follow each other within this many milliseconds are one step. */
const PAUSE = 800;

/** A picture is being cropped and nothing is pressed. */
export class CroppingIdle implements ToolState {
  readonly name = 'cropping';
  readonly #context: CropContext;
  #last = { what: '', time: -Infinity };

  constructor(context: CropContext) {
    this.#context = context;
  }

  enter(): void {
    this.#context.view.hover.value = null;
    this.#context.view.cursor.value = 'default';
  }

  pointerMove(pointer: ToolPointer): undefined {
    const { cropping, view } = this.#context;
    const crop = cropping.view;
    const grip = this.#gripUnder(crop, pointer.at);
    const on = crop && onCrop(crop, ownPoint(crop, pointer.page));
    view.hover.value = null;
    view.cursor.value = crop && grip ? gripCursor(crop, grip) : on ? 'move' : 'default';
  }

  /** A press beside the picture ends the mode and keeps the crop. */
  pointerDown(pointer: ToolPointer): ToolState | undefined {
    if (pointer.button !== 0) return undefined;
    const { cropping } = this.#context;
    const crop = cropping.view;
    if (!crop) return undefined;
    const grip = this.#gripUnder(crop, pointer.at);
    if (grip) return this.#take(grip, crop, pointer);
    if (onCrop(crop, ownPoint(crop, pointer.page)))
      return new PanningPicture(this.#context, crop, pointer, this.#back);
    cropping.done();
    return undefined;
  }

  /** Arrows move the picture, + and - zoom it, brackets turn it, Enter keeps the crop. */
  keyDown({ key, shift, mod, alt }: ToolKey): ToolState | undefined {
    if (mod || alt) return undefined;
    const { cropping } = this.#context;
    const arrow = ARROWS[key];
    if (key === 'Enter') cropping.done();
    else if (arrow) this.#pan(arrow, shift ? FAR : 1);
    else if (ZOOM_KEYS[key]) cropping.zoomBy(ZOOM_KEYS[key], undefined, undefined, this.#mode('zoom'));
    else if (TURN_KEYS[key]) cropping.turnTo((cropping.view?.turn ?? 0) + TURN_KEYS[key], this.#mode('turn'));
    // Delete and the like are for the page; what they would take is being worked on
    else if (key !== 'Delete' && key !== 'Backspace') return undefined;
    return this;
  }

  /** Escape gives the crop up. */
  cancel(): ToolState {
    this.#context.cropping.cancel();
    return this;
  }

  /** A wheel or two fingers at a page point: true when they are over the picture, which they scale and move. */
  scale(page: Point, factor: number, by: Point = { x: 0, y: 0 }): boolean {
    const { cropping } = this.#context;
    const crop = cropping.view;
    const at = crop && ownPoint(crop, page);
    if (!crop || !at || !onCrop(crop, at)) return false;
    if (by.x !== 0 || by.y !== 0) cropping.pan(ownStep(crop, by), crop, this.#mode('fingers'));
    if (factor !== 1) cropping.zoomBy(factor, at, undefined, this.#mode('wheel'));
    return true;
  }

  readonly #back = (): ToolState => this;

  #gripUnder(crop: CropView | null, at: Point): CropGrip | null {
    const { cropping, editor } = this.#context;
    if (!crop || !editor.surface) return null;
    const { size: canvas, view = IDENTITY } = editor.surface;
    return gripAt(cropGrips(crop, { resizable: cropping.resizable, view, canvas }), at);
  }

  #take(grip: CropGrip, crop: CropView, pointer: ToolPointer): ToolState {
    if (grip.on === 'turn') return new TurningPicture(this.#context, crop, pointer, this.#back);
    if (grip.on === 'frame')
      return new ResizingFrame(this.#context, { crop, handle: grip.handle, pointer }, this.#back);
    return new ScalingPicture(this.#context, { crop, corner: grip.corner, pointer }, this.#back);
  }

  #pan(direction: Point, by: number): void {
    const { cropping } = this.#context;
    const crop = cropping.view;
    if (!crop) return;
    cropping.pan(ownStep(crop, { x: direction.x * by, y: direction.y * by }), crop, this.#mode('pan'));
  }

  /** How the history takes the next press of a burst. */
  #mode(what: string, now = performance.now()): HistoryMode {
    const goesOn = what === this.#last.what && now - this.#last.time < PAUSE;
    this.#last = { what, time: now };
    return goesOn ? 'merge' : 'record';
  }
}
