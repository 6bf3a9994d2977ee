import type { Op } from '../display/ops.js';
import { seededRandom } from '../math/random.js';
import type { Size } from '../math/geometry.js';
import { paletteOf } from './palette.js';
import type { Drawing, Layer, Stage } from './scene.js';
import { SCENES } from './scenes/scenes.js';
import { badge, monogram, pattern } from './styles/arranged.js';
import { cutPaper, flat, gradientMesh, lineArt, risograph } from './styles/finish.js';
import type { Style, Understanding } from './words/understanding.js';

/** Shapes of a picture, px; its shorter side is 1024. */
export const SHAPES = {
  square: { width: 1024, height: 1024 },
  landscape: { width: 1536, height: 1024 },
  portrait: { width: 1024, height: 1536 },
} as const satisfies Record<string, Size>;
export type Shape = keyof typeof SHAPES;

export interface Request {
  readonly wish: Understanding;
  /** Whole number: the same seed gives the same picture. */
  readonly seed: number;
  readonly shape: Shape;
  /** The drawing of a subject that is not a form of ours; null where it cannot be had. */
  readonly drawing: (id: string) => Drawing | null;
}

export interface Illustration extends Size {
  readonly ops: readonly Op[];
}

const FINISH: Record<Style, (stage: Stage, layers: readonly Layer[]) => Op[]> = {
  flat,
  line: lineArt,
  'cut paper': cutPaper,
  risograph,
  'gradient mesh': gradientMesh,
  pattern: (stage) => pattern(stage),
  badge,
  monogram: (stage) => monogram(stage),
};

/** A picture of what was understood: ops for our painter, the same for the same request on every platform. */
export function illustrate({ wish, seed, shape, drawing }: Request): Illustration {
  const { width, height } = SHAPES[shape];
  const random = seededRandom(seed);
  const palette = paletteOf(wish, random);
  // the scene draws the moon and the mountains itself
  const alone = wish.setting === 'space' && wish.subjects.length === 1;
  const drawn = alone ? [] : ['form-moon', 'form-mountain'];
  const cast = wish.subjects.filter(
    ({ id }) => !drawn.includes(id) && (id.startsWith('form-') || drawing(id) !== null),
  );
  const stage: Stage = { width, height, unit: Math.min(width, height), random, palette, wish, drawing, cast };
  const layers = wish.style === 'pattern' || wish.style === 'monogram' ? [] : SCENES[wish.setting](stage);
  return { width, height, ops: FINISH[wish.style](stage, layers) };
}
