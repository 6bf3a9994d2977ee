import { readFile } from 'node:fs/promises';
import { pathClipper } from '../canvas/scene/path-clipper.js';
import { decodePicture, encodeCanvas, nodePaintEnv } from '../render/node.js';
import { H264_FILE } from '../export/video/h264/software-h264.js';
import { decodeInNode } from './sound/decode-in-node.js';
import {
  renderDesign,
  type Format,
  type Platform,
  type RenderedFile,
  type RenderOptions,
} from './render-design.js';

/** Designs in Node: `createDesign`, `validateDesign`, `render`, and pictures and fonts from a folder [E-082]. */
export * from './entry.js';
export { catalogAssets } from './catalog-assets.js';

const platform: Platform = {
  decode: decodePicture,
  paintEnv: nodePaintEnv,
  encode: encodeCanvas,
  async drawings(families) {
    // the DOM costs a second and 60 MB: it is loaded with the first drawing
    const { JSDOM } = await import('jsdom');
    const window = new JSDOM('').window as unknown as Awaited<ReturnType<Platform['drawings']>>['window'];
    return { window, clipper: pathClipper, families };
  },
  sound: decodeInNode,
  h264: () => readFile(H264_FILE),
};

/**
 * A design, or its JSON text, as a PNG, JPG, WebP, SVG, PDF, MP4 or GIF. See `RenderOptions`; what it rejects with is told at
 * `renderDesign`.
 */
export const render = (design: unknown, format: Format, options: RenderOptions = {}): Promise<RenderedFile> =>
  renderDesign(design, format, options, platform);
