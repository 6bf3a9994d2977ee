import { signal, type Signal } from '@preact/signals-core';
import type { ObjectRecord } from '../../document/records.js';
import { center, type Point, type Rect, type Size } from '../../math/geometry.js';
import { transformPoint, type Matrix } from '../../math/matrix.js';
import { contentBox, contentFields, fitted, turnOf } from '../../objects/image/fit.js';
import { kindOf, type DesignObject } from '../../objects/kinds.js';
import type { ImageDetails } from '../../objects/schema.js';
import { sourceKey } from '../../objects/picture-source.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { slotMatrix, slotOf, slotPatch, type FilledSlot, type PictureSlot } from '../pictures/slot.js';
import { isRatioName, RATIOS, type RatioName } from './ratios.js';
import {
  foldedTurn,
  MOST_ZOOM,
  panned,
  proportioned,
  reframed,
  turned,
  zoomed,
  zoomOf,
  type Crop,
} from './crop-geometry.js';
import { t } from './strings.js';

/** A crop as it is now, with where it lies. */
export interface CropView extends Crop {
  readonly slot: FilledSlot;
  /** From the frame's space, in which the picture is placed before any flip, to the page. */
  readonly matrix: Matrix;
  /** Size of the picture itself, px. */
  readonly natural: Size;
}

/** Kinds whose frame can be pulled; a background's is the page, and a grid lays out its boxes. */
const RESIZABLE: ReadonlySet<string> = new Set(['image', 'frame', 'mockup']);

/** Straightening reaches this far from a quarter turn, degrees. */
export const MOST_STRAIGHTEN = 45;

/** The picture a slot shows, while it is here and can be cropped. */
export function cropViewOf(editor: Editor, { id, box }: PictureSlot): CropView | null {
  const slot = slotOf(editor.object(id), box);
  const source = slot && sourceKey(slot.details);
  const natural = source ? editor.resources.image(source) : undefined;
  if (!slot || !natural) return null;
  const { frame, details } = slot;
  const content = contentBox({ ...frame, image_details: details }, natural);
  return { slot, frame, content, turn: turnOf(details), matrix: slotMatrix(slot), natural };
}

/**
 * One picture being cropped: what can be done to it. Every method is a step inside the mode, which `done` makes one and
 * `cancel` takes back; see `session.ts` for how it begins and ends.
 */
export class Cropping {
  readonly slot: PictureSlot;
  /** The object as it was when cropping began. */
  readonly before: ObjectRecord | undefined;
  /** Proportions the frame keeps while it is pulled. */
  readonly ratio: Signal<RatioName> = signal('free');
  readonly #editor: Editor;
  /** Set by the session. */
  readonly #end: (how: 'done' | 'cancel') => void;
  /** Where turning began, so that turning back also shrinks back; it holds as long as nothing else changed the crop. */
  #turning: { readonly from: Crop; wrote: ImageDetails } | null = null;
  #quarter = 0;
  #writing = false;

  constructor(editor: Editor, slot: PictureSlot, end: (how: 'done' | 'cancel') => void) {
    this.#editor = editor;
    this.#end = end;
    this.slot = slot;
    this.before = editor.objectRecord(slot.id);
  }

  /** As the record is now; null when the picture is gone. Reads the object's signal. */
  get view(): CropView | null {
    void this.#editor.store.signal(this.slot.id).value;
    return cropViewOf(this.#editor, this.slot);
  }

  /** True while a write of the crop mode itself is going on. */
  get writing(): boolean {
    return this.#writing;
  }

  get resizable(): boolean {
    const object = this.#editor.object(this.slot.id);
    return object !== undefined && this.slot.box === null && RESIZABLE.has(kindOf(object));
  }

  /** Ends the mode and keeps the crop as one step. Nothing stays selected (spec 2 section 4). */
  done(): void {
    this.#end('done');
  }

  /** Ends the mode with everything as it was before it. */
  cancel(): void {
    this.#end('cancel');
  }

  /** Moves the picture behind its frame, in the frame's space. */
  pan(by: Point, from = this.view, history: HistoryMode = 'record'): void {
    if (from) this.#write(t('panPicture'), panned(from, by), history);
  }

  /** Scales the picture while what lies at a point of the frame's space, its middle when absent, stays there. */
  zoomBy(factor: number, about?: Point, from = this.view, history: HistoryMode = 'record'): void {
    if (from) this.#write(t('zoomPicture'), zoomed(from, factor, about ?? middleOf(from.frame)), history);
  }

  /** 1 where the picture just covers its frame, to 100. */
  get zoom(): number {
    const { view } = this;
    return view ? 1 + (99 * Math.log(zoomOf(view))) / Math.log(MOST_ZOOM) : 1;
  }

  setZoom(zoom: number, history: HistoryMode = 'record'): void {
    const { view } = this;
    if (view) this.zoomBy(MOST_ZOOM ** ((zoom - 1) / 99) / zoomOf(view), undefined, view, history);
  }

  /** Degrees from the quarter turn the picture is nearest to, -45 to 45. */
  get straighten(): number {
    const turn = this.view?.turn ?? 0;
    const off = foldedTurn(turn - this.#quarter);
    if (Math.abs(off) <= MOST_STRAIGHTEN) return off;
    return foldedTurn(turn - Math.round(turn / 90) * 90);
  }

  setStraighten(angle: number, history: HistoryMode = 'record'): void {
    const { view } = this;
    if (!view) return;
    // stays on its quarter up to the very end of the slider, where the next one would be as near
    this.#quarter = foldedTurn(view.turn - this.straighten);
    this.turnTo(this.#quarter + angle, history);
  }

  /** Turns the picture inside its frame to an angle in degrees. */
  turnTo(turn: number, history: HistoryMode = 'record'): void {
    const { view } = this;
    if (!view) return;
    if (this.#turning?.wrote !== view.slot.details) this.#turning = { from: view, wrote: view.slot.details };
    this.#write(t('turnPicture'), turned(this.#turning.from, turn), history);
    this.#turning.wrote = this.view?.slot.details ?? {};
  }

  quarterTurn(): void {
    const { view } = this;
    if (view) this.turnTo(view.turn + 90);
  }

  flip(axis: 'flip_horizontal' | 'flip_vertical'): void {
    const { view } = this;
    if (!view) return;
    const { details } = view.slot;
    const flipped: ImageDetails = { ...details, [axis]: details[axis] === -1 ? 1 : -1 };
    const name = t(axis === 'flip_horizontal' ? 'flipHorizontal' : 'flipVertical');
    this.#run(name, () => this.#patch(slotPatch(view.slot, flipped)), 'record');
  }

  /** Gives the frame other edges, in the space of the frame that `from` has; the picture stays where it is. */
  reframe(frame: Rect, from = this.view, history: HistoryMode = 'record'): void {
    if (from && this.resizable)
      this.#write(t('resizeFrame'), reframed(from, frame), history, framePatch(from, frame));
  }

  /** Proportions of the frame, which takes them at once. */
  setRatio(name: string): void {
    if (!isRatioName(name)) return;
    this.ratio.value = name;
    const ratio = this.ratioValue;
    const { view } = this;
    if (view && ratio !== null && this.resizable) {
      const frame = proportioned(view, ratio);
      this.#write(t('proportions'), reframed(view, frame), 'record', framePatch(view, frame));
    }
  }

  /** Width over height the frame keeps; null for any. */
  get ratioValue(): number | null {
    const value = RATIOS[this.ratio.value];
    const { view } = this;
    if (value !== 'original' || !view) return typeof value === 'number' ? value : null;
    const { width, height } = view.natural;
    return Math.round(view.turn / 90) % 2 === 0 ? width / height : height / width;
  }

  /** The picture as when it was dropped in: upright, covering, centered. */
  reset(): void {
    const { view } = this;
    if (view)
      this.#write(
        t('resetCrop'),
        { ...view, turn: 0, content: fitted(view.frame, view.natural, false) },
        'record',
      );
  }

  #write(name: string, crop: Crop, history: HistoryMode, also: Partial<DesignObject> = {}): void {
    const now = this.view;
    if (!now) return;
    const patch = slotPatch(now.slot, placedDetails(now.slot.details, crop));
    this.#run(name, () => this.#patch({ ...patch, ...also } as Partial<DesignObject>), history);
  }

  #run(name: string, fn: () => void, history: HistoryMode): void {
    this.#writing = true;
    try {
      this.#editor.run(name, fn, history);
    } finally {
      this.#writing = false;
    }
  }

  #patch(patch: Partial<DesignObject>): void {
    this.#editor.patch(this.slot.id, patch);
  }
}

const middleOf = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 });

/** The details with the crop's place; a picture that was cropped covers its frame, also where it did not before. */
function placedDetails(details: ImageDetails, { content, turn }: Crop): ImageDetails {
  const { image_rotation: _turn, image_contain: _contain, ...kept } = details;
  return { ...kept, ...contentFields(content), ...(turn === 0 ? {} : { image_rotation: turn }) };
}

/** Place and size of an object whose frame, given in the space of its former one, is another. */
function framePatch({ matrix, slot }: CropView, frame: Rect): Partial<DesignObject> {
  const { width, height } = frame;
  const at = transformPoint(matrix, center(frame));
  return { width, height, position: { ...slot.object.position, x: at.x - width / 2, y: at.y - height / 2 } };
}
