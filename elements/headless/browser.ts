import { decodeSound } from '../animation/decode-sound.js';
import { pathClipper } from '../canvas/scene/path-clipper.js';
import { browserRenderEnv, decodePicture, encodeCanvas } from '../render/browser.js';
import type { DrawingReader } from '../render/resources.js';
import {
  renderDesign,
  type Format,
  type Platform,
  type RenderedFile,
  type RenderOptions,
} from './render-design.js';

/** Designs in the page, without an editor: `createDesign`, `validateDesign`, `render` [E-082]. */
export * from './entry.js';

/** The page itself reads drawings. */
const page = globalThis as unknown as DrawingReader['window'];

const platform: Platform = {
  decode: (bytes) => decodePicture(new Blob([bytes as BlobPart])),
  paintEnv: browserRenderEnv,
  encode: async (canvas, encoding) =>
    new Uint8Array(await (await encodeCanvas(canvas, encoding)).arrayBuffer()),
  // decoding takes the bytes away
  sound: (bytes) => decodeSound(bytes.slice().buffer as ArrayBuffer),
  drawings: (families) => Promise.resolve({ window: page, clipper: pathClipper, families }),
};

/**
 * A design, or its JSON text, as a PNG, JPG, WebP, SVG, PDF, MP4 or GIF: `new Blob([bytes], { type })` is the file. See
 * `RenderOptions`; what it rejects with is told at `renderDesign`.
 */
export const render = (design: unknown, format: Format, options: RenderOptions = {}): Promise<RenderedFile> =>
  renderDesign(design, format, options, platform);
