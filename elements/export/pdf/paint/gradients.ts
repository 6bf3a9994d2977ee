import type { GradientStop, Paint } from '../../../display/ops.js';
import type { Matrix } from '../../../math/matrix.js';
import { channelsOf } from '../../color.js';
import { ContentStream } from '../file/content-stream.js';
import { formXObject } from '../file/form-xobject.js';
import type { GraphicsStates } from '../file/graphics-states.js';
import type { PdfFile, PdfRef, PdfValue } from '../file/pdf-file.js';

export type Gradient = Exclude<Paint, string>;

/** Where a gradient lies: from its coordinates to points, and the box of the stream it is used in. */
export interface GradientPlace {
  readonly matrix: Matrix;
  readonly box: readonly number[];
}

/** Gradients as shadings, each once. */
export class Gradients {
  readonly #file: PdfFile;
  readonly #states: GraphicsStates;
  readonly #known = new Map<string, PdfRef>();

  constructor(file: PdfFile, states: GraphicsStates) {
    this.#file = file;
    this.#states = states;
  }

  /** Its colors, to paint with. */
  pattern(gradient: Gradient, { matrix }: GradientPlace): PdfRef {
    return this.#once(['pattern', gradient, matrix], () =>
      this.#file.add({
        Type: 'Pattern',
        PatternType: 2,
        Matrix: matrix,
        Shading: this.#shading(gradient, 'DeviceRGB'),
      }),
    );
  }

  /** Its transparency as a mask over what is painted with it; null when all of it is opaque. */
  mask(gradient: Gradient, { matrix, box }: GradientPlace): PdfRef | null {
    if (gradient.stops.every(({ color }) => channelsOf(color).a >= 1)) return null;
    return this.#once(['mask', gradient, matrix, box], () => {
      const light = new ContentStream();
      light.transform(matrix);
      light.add(`${light.resources.name('Shading', this.#shading(gradient, 'DeviceGray'))} sh`);
      return this.#states.mask(formXObject(this.#file, light, box, 'DeviceGray'), 'Luminosity');
    });
  }

  /** In gray it is the gradient's transparency. */
  #shading(gradient: Gradient, space: 'DeviceRGB' | 'DeviceGray'): PdfRef {
    return this.#once(['shading', gradient, space], () =>
      this.#file.add({
        ...geometry(gradient),
        ColorSpace: space,
        Extend: [true, true],
        Function: this.#colors(gradient.stops, space),
      }),
    );
  }

  #colors(stops: readonly GradientStop[], space: 'DeviceRGB' | 'DeviceGray'): PdfValue {
    const at = steps(stops).map(({ offset, color }) => {
      const { r, g, b, a } = channelsOf(color);
      return { offset, parts: space === 'DeviceRGB' ? [r, g, b] : [a] };
    });
    const pieces = at.slice(1).flatMap((to, i) => {
      const from = at[i]!;
      return to.offset > from.offset ? [{ from, to }] : [];
    });
    const functions = pieces.map(({ from, to }) => ({
      FunctionType: 2,
      Domain: [0, 1],
      C0: from.parts,
      C1: to.parts,
      N: 1,
    }));
    if (functions.length === 1) return functions[0]!;
    return {
      FunctionType: 3,
      Domain: [0, 1],
      Functions: functions,
      Bounds: pieces.slice(1).map(({ from }) => from.offset),
      Encode: functions.flatMap(() => [0, 1]),
    };
  }

  #once(key: unknown, make: () => PdfRef): PdfRef {
    const text = JSON.stringify(key);
    let ref = this.#known.get(text);
    if (!ref) this.#known.set(text, (ref = make()));
    return ref;
  }
}

const geometry = (gradient: Gradient): { ShadingType: number; Coords: number[] } =>
  gradient.gradient === 'linear'
    ? { ShadingType: 2, Coords: [...gradient.from, ...gradient.to] }
    : { ShadingType: 3, Coords: [...gradient.center, 0, ...gradient.center, gradient.radius] };

/** The stops from 0 to 1 in order; before the first and after the last their colors go on. */
function steps(stops: readonly GradientStop[]): GradientStop[] {
  const sorted = [...stops].sort((a, b) => a.offset - b.offset);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return [0, 1].map((offset) => ({ offset, color: 'rgba(0, 0, 0, 0)' }));
  return [{ ...first, offset: 0 }, ...sorted, { ...last, offset: 1 }];
}
