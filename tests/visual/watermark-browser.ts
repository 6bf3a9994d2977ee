import { drawWatermark } from '../../elements/compose/watermark.js';

/** RGBA of a watermark on a ground of one color, as Chromium draws it. */
export type WatermarkPixels = (ground: string, width: number, height: number) => number[];

const watermarkPixels: WatermarkPixels = (ground, width, height) => {
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  drawWatermark(context, width, height);
  return Array.from(context.getImageData(0, 0, width, height).data);
};

Object.assign(window, { watermarkPixels });
