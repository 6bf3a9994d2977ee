import { effect } from '@preact/signals-core';
import { DESIGN_ID } from '../../document/records.js';
import type { Editor } from '../../editor/editor.js';
import { rulersShown } from '../../editor/arranging/guides.js';
import { RULER } from '../../editor/tools/guides/ruler.js';
import type { Axis } from '../../editor/tools/snapping/axis.js';
import type { ToolView } from '../../editor/tools/tool-view.js';
import { boxBounds, type Size } from '../../math/geometry.js';
import type { Matrix } from '../../math/matrix.js';
import type { Measure } from '../../math/measure.js';
import type { Unit } from '../../math/units.js';
import { rulerScale, ticksBetween } from './ruler-scale.js';

/** Length of a tick with and without a figure, CSS pixels. */
const LONG = 20;
const SHORT = 4;
const HALF = 7;
/** Figures stand so far from their tick and from the ruler's edge, CSS pixels. */
const FIGURE_GAP = 3;
const FIGURE_BASE = 9;

/** Ticks are never nearer than this. */
const FINEST: Readonly<Record<Unit, number>> = { px: 1, mm: 0.1, cm: 0.01, in: 0.01 };

/** Both rulers, each on a canvas of its own, drawn anew when something they show changes. */
export class Rulers {
  readonly #editor: Editor;
  readonly #tool: ToolView;
  readonly #place: HTMLElement;
  readonly #contexts: Readonly<Record<Axis, CanvasRenderingContext2D>>;
  readonly #stop: () => void;
  #ratio = 1;
  #stale = true;

  constructor(editor: Editor, tool: ToolView, place: HTMLElement, requestFrame: () => void) {
    this.#editor = editor;
    this.#tool = tool;
    this.#place = place;
    this.#contexts = { x: newCanvas('along-x'), y: newCanvas('along-y') };
    const square = corner();
    place.replaceChildren(this.#contexts.x.canvas, this.#contexts.y.canvas, square);
    const recolor = () => {
      this.#stale = true;
      requestFrame();
    };
    place.addEventListener('transitionend', recolor);
    const stop = effect(() => {
      place.hidden = !rulersShown.value;
      if (!rulersShown.value) return;
      const { selection, store, viewport, page } = editor;
      void store.signal(DESIGN_ID).value;
      const { unit } = editor.measure;
      square.textContent = unit === 'px' ? '' : unit;
      for (const { value } of [selection.box, viewport.matrix, viewport.size, page, tool.pointer]) void value;
      recolor();
    });
    this.#stop = () => {
      stop();
      place.removeEventListener('transitionend', recolor);
    };
  }

  resize({ width, height }: Size, ratio: number): void {
    this.#ratio = ratio;
    for (const [axis, length] of [
      ['x', width],
      ['y', height],
    ] as const) {
      const { canvas } = this.#contexts[axis];
      const [across, along] = [Math.round(RULER * ratio), Math.round(length * ratio)];
      Object.assign(
        canvas,
        axis === 'x' ? { width: along, height: across } : { width: across, height: along },
      );
    }
    this.#stale = true;
  }

  /** Call once a frame. */
  paint(): void {
    if (!this.#stale || !rulersShown.peek()) return;
    this.#stale = false;
    const style = getComputedStyle(this.#place);
    this.#paintAxis('x', style);
    this.#paintAxis('y', style);
  }

  dispose(): void {
    this.#stop();
    this.#place.replaceChildren();
  }

  /** Each axis is drawn level, from left to right; the upright ruler is turned, so that its figures read upwards. */
  #paintAxis(axis: Axis, style: CSSStyleDeclaration): void {
    const context = this.#contexts[axis];
    const { width, height } = context.canvas;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    context.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0);
    const length = (axis === 'x' ? width : height) / this.#ratio;
    const view = this.#editor.viewport.matrix.peek();
    this.#tintSelection(axis, context, style.getPropertyValue('--dm-color-accent-soft'));
    this.#drawTicks(axis, context, { view, length, style, measure: this.#editor.measure });
    this.#markPointer(axis, context, style.getPropertyValue('--dm-color-selection'));
  }

  #tintSelection(axis: Axis, context: CanvasRenderingContext2D, color: string): void {
    const box = this.#editor.selection.box.peek();
    if (!box) return;
    const { x, y, width, height } = boxBounds(box);
    const [at, size] = axis === 'x' ? [x, width] : [y, height];
    const view = this.#editor.viewport.matrix.peek();
    const from = Math.round(at * view[0] + offset(view, axis));
    const to = Math.max(from + 1, Math.round((at + size) * view[0] + offset(view, axis)));
    context.fillStyle = color;
    if (axis === 'x') context.fillRect(from, 0, to - from, RULER);
    else context.fillRect(0, from, RULER, to - from);
  }

  #drawTicks(axis: Axis, context: CanvasRenderingContext2D, { view, length, style, measure }: Drawn): void {
    const zoom = view[0] * measure.pixels[axis];
    const zero = offset(view, axis);
    const scale = rulerScale(zoom, FINEST[measure.unit]);
    context.fillStyle = style.color;
    context.font = `${style.fontSize} ${style.fontFamily}`;
    context.fontStretch = 'condensed';
    context.textBaseline = 'alphabetic';
    for (const tick of ticksBetween(-zero / zoom, (length - zero) / zoom, scale)) {
      const at = Math.round(tick * zoom + zero);
      const whole = isMultiple(tick, scale.step);
      const tall = whole ? LONG : isMultiple(tick, scale.step / 2) ? HALF : SHORT;
      if (axis === 'x') context.fillRect(at, RULER - tall, 1, tall);
      else context.fillRect(RULER - tall, at, tall, 1);
      if (whole) figure(axis, context, at, String(Number(tick.toFixed(2))));
    }
  }

  #markPointer(axis: Axis, context: CanvasRenderingContext2D, color: string): void {
    const pointer = this.#tool.pointer.peek();
    if (!pointer) return;
    context.fillStyle = color;
    if (axis === 'x') context.fillRect(Math.round(pointer.x), 0, 1, RULER);
    else context.fillRect(0, Math.round(pointer.y), RULER, 1);
  }
}

/** What a ruler shows: the view, its own length in CSS pixels, its look, and the unit of its figures. */
interface Drawn {
  readonly view: Matrix;
  readonly length: number;
  readonly style: CSSStyleDeclaration;
  readonly measure: Measure;
}

function figure(axis: Axis, context: CanvasRenderingContext2D, at: number, text: string): void {
  if (axis === 'x') return context.fillText(text, at + FIGURE_GAP, FIGURE_BASE);
  context.save();
  context.translate(FIGURE_BASE, at - FIGURE_GAP);
  context.rotate(-Math.PI / 2);
  context.fillText(text, 0, 0);
  context.restore();
}

const offset = (view: Matrix, axis: Axis): number => (axis === 'x' ? view[4] : view[5]);

const isMultiple = (value: number, step: number): boolean =>
  Math.abs(value / step - Math.round(value / step)) < 1e-6;

function newCanvas(name: string): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.className = name;
  return canvas.getContext('2d')!;
}

function corner(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'corner';
  return element;
}
