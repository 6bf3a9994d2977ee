import {
  MITER_LIMIT,
  type FillPath,
  type GlyphRun,
  type ImageOp,
  type StrokePath,
} from '../../../display/ops.js';
import { multiply, type Matrix } from '../../../math/matrix.js';
import { glyphMatrix } from '../../../paint/path-cache.js';
import { decimal, decimals, digitsUnder } from '../../format-numbers.js';
import { setPaint } from '../paint/paint-operators.js';
import { pathOperators, rectOperator } from '../paint/path-operators.js';
import type { Target } from '../target.js';

const CAPS = { butt: 0, round: 1, square: 2 } as const;
const JOINS = { miter: 0, round: 1, bevel: 2 } as const;

export function writeFill(target: Target, op: FillPath, outer: Matrix, alpha: number): void {
  const matrix = op.transform ? multiply(outer, op.transform) : outer;
  const path = pathOperators(op.d, digitsUnder(matrix));
  if (path === '') return;
  const { content } = target;
  content.save();
  setPaint(target, { paint: op.fill, alpha: alpha * (op.opacity ?? 1), matrix, uses: ['fill'] });
  content.transform(matrix);
  content.add(path, op.rule === 'evenodd' ? 'f*' : 'f');
  content.restore();
}

export function writeStroke(target: Target, op: StrokePath, outer: Matrix, alpha: number): void {
  const matrix = op.transform ? multiply(outer, op.transform) : outer;
  const path = pathOperators(op.d, digitsUnder(matrix));
  // a line of no width is the thinnest there is to PDF and nothing to a canvas
  if (path === '' || !(op.width > 0)) return;
  const { content } = target;
  content.save();
  setPaint(target, { paint: op.stroke, alpha: alpha * (op.opacity ?? 1), matrix, uses: ['stroke'] });
  content.transform(matrix);
  content.add(
    `${decimal(op.width, digitsUnder(matrix))} w ${CAPS[op.cap ?? 'butt']} J ${JOINS[op.join ?? 'miter']} j`,
  );
  content.add(`${MITER_LIMIT} M`);
  if (op.dash?.some((length) => length > 0)) content.add(`[${decimals(dashes(op.dash))}] 0 d`);
  content.add(path, 'S');
  content.restore();
}

/** PDFium takes a dash without length for one of 0.1, and the dots of a long line drift apart. */
function dashes(dash: readonly number[]): number[] {
  const even = dash.length % 2 === 0 ? dash : [...dash, ...dash];
  return even.map((length, i) => {
    if (i % 2 === 0) return Math.max(length, POINT);
    return Math.max(0, length - (even[i - 1]! < POINT ? POINT : 0));
  });
}

const POINT = 0.001;

export function writeImage(target: Target, op: ImageOp, outer: Matrix, alpha: number): void {
  const { doc, content } = target;
  const picture = doc.picture(op);
  if (!picture || !(op.width > 0 && op.height > 0)) return;
  const crop = op.crop ?? { x: 0, y: 0, width: 1, height: 1 };
  if (!(crop.width > 0 && crop.height > 0)) return;
  const width = op.width / crop.width;
  const height = op.height / crop.height;
  const whole: Matrix = [width, 0, 0, height, op.x - crop.x * width, op.y - crop.y * height];
  content.save();
  content.state(doc.states.opacity(alpha));
  content.transform(outer);
  if (op.crop) content.add(rectOperator(op), 'W n');
  content.transform(multiply(whole, picture.placed));
  content.draw(picture.ref);
  content.restore();
}

export function writeRun(target: Target, run: GlyphRun, matrix: Matrix, alpha: number): void {
  const { doc, content } = target;
  const uses = run.embolden > 0 ? (['fill', 'stroke'] as const) : (['fill'] as const);
  content.save();
  setPaint(target, { paint: run.fill, alpha, matrix, uses });
  content.transform(matrix);
  if (run.embolden > 0) content.add(`${decimal(2 * run.embolden * run.size, 4)} w 1 j`);
  if (run.copy || !doc.text.write(content, run)) writeOutlines(target, run);
  run.glyphs.forEach((glyph, i) => {
    if (!glyph.layers) return;
    content.save();
    content.transform(glyphMatrix(run, glyph));
    content.draw(doc.colorGlyph(run, i));
    content.restore();
  });
  content.restore();
}

/** The letters as shapes: they show the same and are no text. */
function writeOutlines({ content }: Target, run: GlyphRun): void {
  const digits = 3;
  const paths = run.glyphs
    .filter(({ layers, outline }) => !layers && outline !== '')
    .map((glyph) => pathOperators(glyph.outline, digits, glyphMatrix(run, glyph)))
    .filter((path) => path !== '');
  if (paths.length > 0) content.add(...paths, run.embolden > 0 ? 'B' : 'f');
}
