import { BLUR_REACH, castMatrix, inkBounds } from '../../../display/ink-bounds.js';
import type { Op, Shadow } from '../../../display/ops.js';
import { expandRect, intersectRects, isEmptyRect, type Rect } from '../../../math/geometry.js';
import { leastScaleOf, multiply, transformRect, translation, type Matrix } from '../../../math/matrix.js';
import type { PaintEnv } from '../../../paint/env.js';
import { paintOps } from '../../../paint/painter.js';
import { channelsOf } from '../../color.js';
import { channel, pixelsOf } from '../../pixels.js';
import type { ContentStream } from '../file/content-stream.js';
import type { GraphicsStates } from '../file/graphics-states.js';
import type { PdfFile, PdfRef } from '../file/pdf-file.js';
import { sampledImage } from './embedded-pictures.js';

/** Pixels to a point of the printed page: 300 to the inch. */
const DENSITY = 300 / 72;
/** A blur as wide as this many pixels is smooth: more pixels would only make it larger. */
const ENOUGH_SIGMA = 6;
const MOST_PIXELS = 16_000_000;

/** What a shadow needs of the target it is written to. */
export interface ShadowTarget {
  readonly doc: { readonly states: GraphicsStates };
  readonly content: ContentStream;
  /** Points. */
  readonly page: Rect;
}

/** Blurred shadows as pictures of their transparency in one color. */
export class ShadowRaster {
  readonly #file: PdfFile;
  readonly #env: PaintEnv;

  constructor(file: PdfFile, env: PaintEnv) {
    this.#file = file;
    this.#env = env;
  }

  write({ doc, content, page }: ShadowTarget, ops: readonly Op[], shadow: Shadow, inner: Matrix): void {
    const ink = inkBounds(ops);
    const unit = leastScaleOf(inner);
    const away = translation(shadow.dx * unit, -shadow.dy * unit);
    const cast = transformRect(multiply(away, multiply(inner, castMatrix(ink, shadow))), ink);
    const sigma = shadow.blur * unit;
    const place = intersectRects(expandRect(cast, BLUR_REACH * sigma + 1 / DENSITY), page);
    if (isEmptyRect(place)) return;
    const density = densityFor(place, sigma);
    const { mask, width, height } = this.#paint({ ops, shadow, inner, place, density });
    content.save();
    content.state(doc.states.opacity(shadow.opacity));
    const top = place.y + place.height;
    content.transform([width / density, 0, 0, height / density, place.x, top - height / density]);
    content.draw(this.#colored(shadow.color, mask, width, height));
    content.restore();
  }

  /** The shadow alone: what casts it lies to the left of the canvas. */
  #paint({ ops, shadow, inner, place, density }: Cast): { mask: Uint8Array; width: number; height: number } {
    const width = Math.ceil(place.width * density);
    const height = Math.ceil(place.height * density);
    const toPixels: Matrix = [
      density,
      0,
      0,
      -density,
      -place.x * density,
      (place.y + place.height) * density,
    ];
    const matrix = multiply(toPixels, inner);
    const drawn = transformRect(matrix, inkBounds(ops));
    const aside = Math.ceil(Math.max(0, drawn.x + drawn.width)) + 8;
    const moved = { ...shadow, color: '#000000', opacity: 1, dx: shadow.dx + aside / leastScaleOf(matrix) };
    const canvas = this.#env.createCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error(`no memory for a shadow of ${width} x ${height} px`);
    context.setTransform(...multiply(translation(-aside, 0), matrix));
    paintOps(context, [{ op: 'group', shadows: [moved], children: ops }], this.#env, { exact: true });
    return { mask: channel(pixelsOf(canvas), 3), width, height };
  }

  #colored(color: string, mask: Uint8Array, width: number, height: number): PdfRef {
    const { r, g, b } = channelsOf(color);
    const palette = Uint8Array.from([r, g, b], (share) => Math.round(share * 255));
    return this.#file.stream(
      {
        Type: 'XObject',
        Subtype: 'Image',
        Width: width,
        Height: height,
        BitsPerComponent: 1,
        ColorSpace: ['Indexed', 'DeviceRGB', 0, this.#file.stream({}, palette)],
        SMask: sampledImage(this.#file, { bytes: mask, width, space: 'DeviceGray' }),
      },
      new Uint8Array(Math.ceil(width / 8) * height),
    );
  }
}

interface Cast {
  readonly ops: readonly Op[];
  readonly shadow: Shadow;
  readonly inner: Matrix;
  readonly place: Rect;
  readonly density: number;
}

function densityFor({ width, height }: Rect, sigma: number): number {
  const smooth = sigma > 0 ? ENOUGH_SIGMA / sigma : DENSITY;
  return Math.min(DENSITY, smooth, Math.sqrt(MOST_PIXELS / (width * height)));
}
