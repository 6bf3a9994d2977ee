import { CutoutModelError } from './cutout-model.js';
import { familyOf, TRAINING, type Family, type Training } from './families.js';

/** What a file declares of one of its inputs or outputs. */
export interface Declared {
  readonly name: string;
  /** 'float32', 'float16', 'uint8' ...; absent for what is no tensor. */
  readonly type?: string | undefined;
  /** A word stands for a side that may be any. */
  readonly shape?: readonly (number | string)[] | undefined;
}

/** How pictures are given to a model. */
export interface ModelPlan extends Pick<Training, 'mean' | 'deviation'> {
  readonly family: Family;
  readonly input: string;
  /** The first output: models with several give their best first. */
  readonly output: string;
  /** px; pictures are stretched to it, as in training. */
  readonly width: number;
  readonly height: number;
}

const LEAST_SIDE = 16;
/** A picture of 2048 x 2048 px is 50 MB as numbers. */
const MOST_SIDE = 2048;
const NEEDED = 'one picture as [1, 3, height, width] of float32 is needed';

interface Model {
  readonly inputs: readonly Declared[];
  readonly outputs: readonly Declared[];
  readonly fileName: string;
  /** What the operator says it is. */
  readonly family?: Family | undefined;
}

/** Reads what a model takes from what it declares. Throws a CutoutModelError that names what does not fit. */
export function planOf({ inputs, outputs, fileName, family }: Model): ModelPlan {
  const [input, ...more] = inputs;
  const [output] = outputs;
  if (!input || more.length > 0)
    throw new CutoutModelError(`takes ${inputs.length} inputs (${names(inputs)}), but ${NEEDED}`);
  if (!output) throw new CutoutModelError('gives nothing');
  const { shape = [], type = 'no tensor' } = input;
  const [batch, channels, height, width] = shape;
  if (type !== 'float32') throw new CutoutModelError(`takes ${type}, but ${NEEDED}`);
  if (shape.length !== 4 || !fits(batch, 1) || !fits(channels, 3))
    throw new CutoutModelError(`takes [${shape.join(', ')}], but ${NEEDED}`);
  if (output.type !== undefined && output.type !== 'float32')
    throw new CutoutModelError(`gives ${output.type}, but a mask of float32 is needed`);
  const known = family ?? familyOf(fileName, input.name, typeof height === 'number' ? height : null);
  const { side, mean, deviation } = TRAINING[known];
  return {
    ...{ family: known, input: input.name, output: output.name, mean, deviation },
    ...{ width: sideOf(width, side), height: sideOf(height, side) },
  };
}

const names = (list: readonly Declared[]): string => list.map(({ name }) => name).join(', ') || 'none';
const fits = (side: number | string | undefined, wanted: number): boolean =>
  typeof side === 'string' || side === wanted;

function sideOf(declared: number | string | undefined, usual: number): number {
  if (typeof declared !== 'number') return usual;
  if (declared < LEAST_SIDE || declared > MOST_SIDE)
    throw new CutoutModelError(
      `takes pictures with a side of ${declared} px, but ${LEAST_SIDE} to ${MOST_SIDE} px can be used`,
    );
  return declared;
}
