import { expect } from '@open-wc/testing';
import { startCrop } from '../../../elements/editor/cropping/session.js';
import { transformPoint } from '../../../elements/math/matrix.js';
import { open, photo } from './support.js';

/** Relative luminance of WCAG, from channels of 0 to 255. */
function luminance(channels: readonly number[]): number {
  const [r, g, b] = channels.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

const contrast = (a: readonly number[], b: readonly number[]): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
};

describe('dm-canvas: the frame of a crop', () => {
  for (const zoom of [1, 0.3])
    it(`has brackets that are seen on white, black and green art at ${zoom * 100} %`, async () => {
      const { canvas, editor } = await open([photo('a', 100, 100, 300, 200)]);
      editor.viewport.choose(zoom);
      editor.selection.set(['a']);
      startCrop(editor);
      canvas.paintNow({ all: true });
      const chrome = canvas.shadowRoot!.querySelector<HTMLCanvasElement>('.chrome')!;
      const at = transformPoint(editor.viewport.matrix.peek(), { x: 100, y: 100 });
      // up and down through the bracket that hugs the top left corner
      const [x, y] = [at.x + 10, at.y - 8].map((value) => Math.round(value * devicePixelRatio));
      const height = Math.round(16 * devicePixelRatio);
      const { data } = chrome.getContext('2d')!.getImageData(x!, y!, 1, height);
      for (const art of [
        [255, 255, 255],
        [0, 0, 0],
        [12, 143, 105],
      ]) {
        const seen = Array.from({ length: height }, (_, i) => {
          const alpha = data[4 * i + 3]! / 255;
          return art.map((value, c) => value * (1 - alpha) + data[4 * i + c]! * alpha);
        });
        const clear = seen.filter((pixel) => contrast(pixel, art) >= 3);
        expect(clear.length, `on ${art.join(' ')}`).to.be.at.least(2);
      }
    });
});
