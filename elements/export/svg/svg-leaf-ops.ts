import type { FillPath, GlyphRun, ImageOp, StrokePath } from '../../display/ops.js';
import { IDENTITY } from '../../math/matrix.js';
import { glyphMatrix } from '../../paint/path-cache.js';
import { decimal, decimals, digitsUnder } from '../format-numbers.js';
import { xmlText } from '../xml.js';
import { paintAttributes } from './svg-paint.js';
import { svgPath } from './svg-path.js';
import { transformAttribute, type SvgTarget } from './svg-target.js';

const opacityAttribute = (opacity = 1): string => (opacity < 1 ? ` opacity="${decimal(opacity)}"` : '');

export function svgFill({ page }: SvgTarget, op: FillPath): void {
  const d = svgPath(op.d, digitsUnder(op.transform ?? IDENTITY));
  if (d === '') return;
  const rule = op.rule === 'evenodd' ? ' fill-rule="evenodd"' : '';
  const look = paintAttributes(page, 'fill', op.fill) + rule + opacityAttribute(op.opacity);
  page.add(`<path d="${d}"${look}${transformAttribute(op.transform)}/>`);
}

export function svgStroke({ page }: SvgTarget, op: StrokePath): void {
  const digits = digitsUnder(op.transform ?? IDENTITY);
  const d = svgPath(op.d, digits);
  if (d === '' || !(op.width > 0)) return;
  const { cap = 'butt', join = 'miter', dash = [] } = op;
  const line = [
    ` fill="none" stroke-width="${decimal(op.width, digits)}"`,
    cap === 'butt' ? '' : ` stroke-linecap="${cap}"`,
    // SVG's own miter limit is the canvas's
    join === 'miter' ? '' : ` stroke-linejoin="${join}"`,
    dash.some((length) => length > 0) ? ` stroke-dasharray="${decimals(dash)}"` : '',
  ].join('');
  const look = paintAttributes(page, 'stroke', op.stroke) + line + opacityAttribute(op.opacity);
  page.add(`<path d="${d}"${look}${transformAttribute(op.transform)}/>`);
}

/** Each picture stands in the file once, and is used at its places. */
export function svgImage(target: SvgTarget, op: ImageOp): void {
  const picture = target.picture(op);
  const crop = op.crop ?? { x: 0, y: 0, width: 1, height: 1 };
  if (!picture || !(crop.width > 0 && crop.height > 0)) return;
  const { page } = target;
  const size = `width="${picture.width}" height="${picture.height}"`;
  const id = page.define('image', ` ${size} preserveAspectRatio="none" xlink:href="${picture.url}"/>`);
  const width = op.width / crop.width;
  const height = op.height / crop.height;
  const place = transformAttribute([
    width / picture.width,
    0,
    0,
    height / picture.height,
    op.x - crop.x * width,
    op.y - crop.y * height,
  ]);
  const use = `<use xlink:href="#${id}"${place}/>`;
  page.add(op.crop ? `<g clip-path="url(#${cropId(target, op)})">${use}</g>` : use);
}

function cropId({ page }: SvgTarget, { x, y, width, height }: ImageOp): string {
  const [left, top, across, down] = [x, y, width, height].map((value) => decimal(value, 4));
  return page.define(
    'clipPath',
    `><rect x="${left}" y="${top}" width="${across}" height="${down}"/></clipPath>`,
  );
}

/** Letters as shapes: they look the same wherever the file is opened. What they say is named for those who cannot see. */
export function svgRun({ page }: SvgTarget, run: GlyphRun): void {
  const label = run.copy || run.text.trim() === '' ? '' : ` aria-label="${xmlText(run.text)}"`;
  const fill = paintAttributes(page, 'fill', run.fill);
  const bold = run.embolden > 0 ? boldAttributes(page, run) : '';
  const letters = run.glyphs
    .filter((glyph) => !glyph.layers)
    .map((glyph) => svgPath(glyph.outline, 3, glyphMatrix(run, glyph)))
    .join('');
  if (letters !== '') page.add(`<path d="${letters}"${fill}${bold}${label}/>`);
  for (const glyph of run.glyphs) {
    for (const { outline, color } of glyph.layers ?? []) {
      const d = svgPath(outline, 3, glyphMatrix(run, glyph));
      if (d !== '')
        page.add(`<path d="${d}"${color === null ? fill : paintAttributes(page, 'fill', color)}/>`);
    }
  }
}

const boldAttributes = (page: SvgTarget['page'], run: GlyphRun): string =>
  `${paintAttributes(page, 'stroke', run.fill)} stroke-width="${decimal(2 * run.embolden * run.size)}" stroke-linejoin="round"`;
