import type { Point } from '../../../math/geometry.js';
import { transformPoint } from '../../../math/matrix.js';
import type { Gradient } from '../../../objects/gradient.js';
import {
  gradientTrack,
  LEAST_STOPS,
  offsetOnTrack,
  onAngleStep,
  pointOnTrack,
  trackAngle,
  withEnd,
  withoutStop,
  withStopAt,
  type GradientEnd,
} from '../../styling/gradient-track.js';
import { setGradient } from '../../styling/gradients.js';
import { t } from '../../strings.js';
import {
  chooseGradientPart,
  editedGradientOf,
  setRimAngle,
  type GradientPart,
} from '../../view-state/edited-gradient.js';
import type { ToolContext } from '../context.js';
import type { ToolPointer } from '../events.js';
import { Gesture } from '../gesture.js';
import type { ToolState } from '../state-machine.js';
import { gradientOnCanvas, type GradientOnCanvas } from './gradient-parts.js';

/** CSS pixels a press may wander and still only choose. */
const CLICK_REACH = 2;
/** A stop pulled so far from the line is taken off, CSS pixels. */
const OFF = 56;

/**
 * An end or a stop of a gradient is being pulled. Ends move freely, a linear one's in steps of 15 degrees about the other end
 * while Shift is held; stops stay on the line and are taken off by pulling them away from it.
 */
export class PullingGradient extends Gesture {
  readonly name = 'pulling-gradient';
  readonly #part: GradientPart;
  readonly #shown: GradientOnCanvas;
  /** From the pointer to the middle of what it holds, CSS pixels. */
  readonly #grip: Point;
  readonly #ids: readonly string[];
  readonly #from: Point;
  #pulled = false;

  constructor(context: ToolContext, part: GradientPart, from: ToolPointer, back: () => ToolState) {
    super(context, back);
    this.#part = part;
    this.#shown = gradientOnCanvas(context.editor)!;
    this.#ids = context.editor.selection.ids;
    this.#from = from.at;
    const { track, edited } = this.#shown;
    const offset = typeof part === 'number' ? edited.gradient.stops[part]!.offset : part === 'start' ? 0 : 1;
    const at = pointOnTrack(track, offset);
    this.#grip = { x: at.x - from.at.x, y: at.y - from.at.y };
  }

  enter(): void {
    const { editor, view } = this.context;
    editor.history.begin(t('gradient'));
    chooseGradientPart(editor, this.#part);
    view.hover.value = null;
    view.cursor.value = 'grabbing';
  }

  pointerMove(pointer: ToolPointer): ToolState | undefined {
    const { editor } = this.context;
    // what it held is gone or another is selected
    if (editor.selection.ids !== this.#ids || !editedGradientOf(editor).peek()) return this.pointerUp();
    const { x, y } = pointer.at;
    this.#pulled ||= Math.hypot(x - this.#from.x, y - this.#from.y) > CLICK_REACH;
    if (!this.#pulled) return undefined;
    const at = { x: x + this.#grip.x, y: y + this.#grip.y };
    if (typeof this.#part === 'number') this.#pullStop(this.#part, at, pointer);
    else this.#pullEnd(this.#part, at, pointer);
    return undefined;
  }

  #pullEnd(end: GradientEnd, at: Point, { shift, at: beside }: ToolPointer): void {
    const { editor, view } = this.context;
    const { edited, inside } = this.#shown;
    const { gradient, size, rimAngle } = edited;
    const own = gradientTrack(gradient, size, rimAngle);
    const radial = gradient.type === 'radial';
    const free = transformPoint(inside, at);
    const other = end === 'start' ? own.to : own.from;
    const to = shift && !(radial && end === 'start') ? onAngleStep(other, free) : free;
    if (radial && end === 'end') setRimAngle(editor, trackAngle({ from: own.from, to }));
    const next = withEnd(gradient, size, end, to);
    this.#set(next);
    const text = radial ? null : `${Math.round(next.angle)}°`;
    view.readout.value = text === null ? null : { text, beside };
  }

  #pullStop(index: number, at: Point, { at: beside }: ToolPointer): void {
    const { editor, view } = this.context;
    const { edited, track } = this.#shown;
    const offset = offsetOnTrack(track, at);
    const on = pointOnTrack(track, offset);
    const off = Math.hypot(at.x - on.x, at.y - on.y) > OFF && edited.gradient.stops.length > LEAST_STOPS;
    this.#set(off ? withoutStop(edited.gradient, index) : withStopAt(edited.gradient, index, offset));
    chooseGradientPart(editor, off ? null : index);
    view.cursor.value = off ? 'no-drop' : 'grabbing';
    view.readout.value = off ? null : { text: `${Math.round(offset * 100)} %`, beside };
  }

  #set(gradient: Gradient): void {
    setGradient(this.context.editor, gradient);
  }
}
