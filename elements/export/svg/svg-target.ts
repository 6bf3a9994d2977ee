import type { ImageOp, Op } from '../../display/ops.js';
import type { Matrix } from '../../math/matrix.js';
import { matrixText } from '../format-numbers.js';
import type { SvgPage } from './svg-page.js';

/** A picture as the file holds it. */
export interface SvgPicture {
  /** A data URL. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export interface SvgTarget {
  readonly page: SvgPage;
  /** undefined when it cannot be had. */
  picture(op: ImageOp): SvgPicture | undefined;
}

/** Writing stops between ops, so that long pages leave room for others. */
export type SvgWriting = Generator<void, void>;
export type WriteSvgOps = (target: SvgTarget, ops: readonly Op[], matrix: Matrix) => SvgWriting;

export const transformAttribute = (matrix: Matrix | undefined): string =>
  matrix ? ` transform="matrix(${matrixText(matrix)})"` : '';
