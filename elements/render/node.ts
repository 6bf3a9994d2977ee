import { createCanvas, loadImage, Path2D, type Canvas } from '@napi-rs/canvas';
import { withEffects, type PlainPictures } from '../paint/effects.js';
import type { PaintCanvas, PaintEnv, Picture } from '../paint/env.js';
import type { FontStore } from '../text/fonts/font-store.js';
import { DEFAULT_QUALITY, isFine, type Encoding } from './encoding.js';
import { renderedSize } from './paint-page.js';
import { renderPage, type RenderEnv, type RenderRequest } from './render-page.js';
import { RenderResources, type RenderSources } from './resources.js';

/** Rendering in Node: @napi-rs/canvas is the same raster as Chromium's, only with types of its own. */

/**
 * Turns the picture upright (EXIF) and into sRGB, as browsers do. Rejects what is no picture. It is kept as a canvas:
 * from an Image this library shrinks without mipmaps, which is neither clean nor what browsers draw.
 */
export async function decodePicture(bytes: Uint8Array): Promise<Picture> {
  const image = await loadImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas as unknown as Picture;
}

const nodeCanvas: PaintEnv['createCanvas'] = (width, height) =>
  createCanvas(width, height) as unknown as PaintCanvas;

/** The painter's env over pictures that are already decoded; their effects are computed while it paints. */
export const nodePaintEnv = (
  plain: PlainPictures,
  failed?: (error: unknown, source: string) => void,
): PaintEnv => ({
  createCanvas: nodeCanvas,
  Path2D: Path2D as unknown as PaintEnv['Path2D'],
  image: withEffects(plain, nodeCanvas, failed),
});

/** The file of a rendered canvas; a JPEG of quality 90 and more has 4:4:4 colors. */
export async function encodeCanvas(canvas: PaintCanvas, encoding: Encoding): Promise<Uint8Array> {
  const { format, quality = DEFAULT_QUALITY } = encoding;
  if (isFine(encoding, canvas)) return fineFile(canvas, quality);
  const native = canvas as unknown as Canvas;
  return format === 'png' ? native.encode('png') : native.encode(format, quality);
}

let fine: ReturnType<typeof openFine> | undefined;

/** Node reads the encoder from its file. */
async function openFine() {
  const [module, { createRequire }, { readFile }] = await Promise.all([
    import('./fine-jpeg.js'),
    import('node:module'),
    import('node:fs/promises'),
  ]);
  const path = createRequire(import.meta.url).resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm');
  await module.initFineJpeg(await WebAssembly.compile(await readFile(path)));
  return module;
}

async function fineFile(canvas: PaintCanvas, quality: number): Promise<Uint8Array> {
  const { fineJpeg } = await (fine ??= openFine());
  const { width, height } = canvas;
  return fineJpeg({ data: pixelsOf(canvas), width, height }, quality);
}

/** The canvas's pixels, RGBA by rows, not premultiplied. */
export function pixelsOf(canvas: PaintCanvas): Uint8ClampedArray {
  const native = canvas as unknown as Canvas;
  return native.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
}

export interface Rendered {
  readonly canvas: PaintCanvas;
  /** What could not be loaded and shows as a placeholder, or could not be given its effect and shows without. */
  readonly failures: ReadonlyMap<string, Error>;
}

/**
 * A page with all it needs loaded first. Keep one font store over many renders: its faces are parsed once.
 * Rejects with RangeError when the picture would be too large; what cannot be loaded is named in `failures`.
 */
export async function renderInNode(
  request: RenderRequest,
  sources: RenderSources,
  fonts?: FontStore,
): Promise<Rendered> {
  const { page, size, scale } = request;
  renderedSize(size, scale);
  const resources = new RenderResources(sources, decodePicture, fonts, (plain) => nodePaintEnv(plain));
  await resources.load(page.background_image ? [page.background_image, ...page.objects] : page.objects);
  const failures = new Map(resources.failures);
  const env: RenderEnv = {
    objects: resources.env,
    paint: nodePaintEnv(
      (source) => resources.picture(source),
      (error, source) => failures.set(source, error instanceof Error ? error : new Error(String(error))),
    ),
  };
  return { canvas: renderPage(request, env), failures };
}
