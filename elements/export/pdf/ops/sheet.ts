import type { Op } from '../../../display/ops.js';
import type { Rect } from '../../../math/geometry.js';
import type { Matrix } from '../../../math/matrix.js';
import { decimal, decimals } from '../../format-numbers.js';
import type { ContentStream } from '../file/content-stream.js';
import type { PdfFile, PdfRef } from '../file/pdf-file.js';
import { CROP_MARKS, type PrintedSize } from '../page-size.js';
import { rectOperator } from '../paint/path-operators.js';
import type { Target, Writing } from '../target.js';
import { writeOps } from './write-ops.js';

/** Thickness of a crop mark, points: as thin as every printer can. */
const HAIRLINE = 0.25;

/** Where on the sheet the page lies, and what of the sheet is printed on. */
export function placesOf({ width, height, print }: PrintedSize): {
  readonly trim: Rect;
  readonly printed: Rect;
} {
  const whole = { x: 0, y: 0, width, height };
  return { trim: print?.trim ?? whole, printed: print?.bleed ?? whole };
}

/** Everything within the target's page. Where a sheet has more, nothing goes beyond: there the crop marks are. */
export function* writeSheet(
  target: Target,
  ops: readonly Op[],
  { toPoints, cut }: { readonly toPoints: Matrix; readonly cut: boolean },
): Writing {
  if (!cut) return yield* writeOps(target, ops, toPoints);
  const { content, page } = target;
  content.save();
  content.add(rectOperator(page), 'W n');
  yield* writeOps(target, ops, toPoints);
  content.restore();
}

/** Two lines at each corner, in the color of all inks, clear of the bleed [E-055]. */
export function writeCropMarks(
  file: PdfFile,
  content: ContentStream,
  { print, userUnit }: PrintedSize,
): void {
  if (!print) return;
  const { trim, bleed } = print;
  const near = CROP_MARKS.gap / userUnit;
  const far = near + CROP_MARKS.length / userUnit;
  content.save();
  content.add(`${content.resources.name('ColorSpace', registration(file))} CS 1 SCN`);
  content.add(`${decimal(HAIRLINE / userUnit, 4)} w 0 J`);
  for (const x of [trim.x, trim.x + trim.width]) {
    line(content, [x, bleed.y - near], [x, bleed.y - far]);
    line(content, [x, bleed.y + bleed.height + near], [x, bleed.y + bleed.height + far]);
  }
  for (const y of [trim.y, trim.y + trim.height]) {
    line(content, [bleed.x - near, y], [bleed.x - far, y]);
    line(content, [bleed.x + bleed.width + near, y], [bleed.x + bleed.width + far, y]);
  }
  content.restore();
}

type Place = readonly [x: number, y: number];
const line = (content: ContentStream, from: Place, to: Place): void =>
  content.add(`${decimals(from, 4)} m ${decimals(to, 4)} l S`);

/** On every plate of the press, so that the marks of all inks lie on each other. */
const registration = (file: PdfFile): PdfRef =>
  file.array([
    'Separation',
    'All',
    'DeviceCMYK',
    {
      FunctionType: 2,
      Domain: [0, 1],
      C0: [0, 0, 0, 0],
      C1: [1, 1, 1, 1],
      N: 1,
    },
  ]);
