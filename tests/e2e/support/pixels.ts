import { readFile } from 'node:fs/promises';
import { expect, type Download, type Page } from 'playwright/test';
import sharp from 'sharp';
import type { EditorPage } from './editor-page.js';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** RGB over white, 3 bytes a pixel. */
  readonly data: Buffer;
}

/** A picture file over white. */
export async function pixelsOf(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

export const downloaded = async (download: Download): Promise<Buffer> => readFile(await download.path());

/** What shows on the canvas, and where the page's corner lies in it (CSS pixels at ratio 1). */
export async function canvasPixels(
  page: Page,
): Promise<{ readonly pixels: Pixels; readonly left: number; readonly top: number }> {
  const shot = await page.evaluate(async () => {
    const { editor } = document.querySelector('dm-editor-shell')!.session!;
    const canvas = document.querySelector('dm-editor-shell')!.shadowRoot!.querySelector('dm-canvas')!;
    canvas.paintNow({ all: true });
    const art = canvas.shadowRoot!.querySelector<HTMLCanvasElement>('canvas.art')!;
    const [, , , , left, top] = editor.viewport.matrix.value;
    return { url: art.toDataURL('image/png'), left, top };
  });
  const file = Buffer.from(shot.url.split(',')[1]!, 'base64');
  return { pixels: await pixelsOf(file), left: Math.round(shot.left), top: Math.round(shot.top) };
}

/** At 100%, with room for the whole page: outlines cut off by the canvas get another antialiasing. */
export async function atFullSize(page: Page, editor: EditorPage) {
  await editor.deselect();
  await page.setViewportSize({ width: 1640, height: 1400 });
  await page
    .locator('dm-zoom-control')
    .getByRole('button', { name: /^Zoom: / })
    .click();
  await page
    .getByRole('menuitem', { name: '100%' })
    .or(page.getByRole('menuitemradio', { name: '100%' }))
    .first()
    .click();
  await expect.poll(async () => (await canvasPixels(page)).pixels.height).toBeGreaterThan(1080);
}

/** How far two pictures differ where they overlap: the largest step of a channel, and the share of pixels beyond `far`. */
export function compare(a: Pixels, b: Pixels, offset: { left: number; top: number }, far: number) {
  let largest = 0;
  let beyond = 0;
  let count = 0;
  for (let y = 0; y < b.height; y++) {
    const ay = y + offset.top;
    if (ay < 0 || ay >= a.height) continue;
    for (let x = 0; x < b.width; x++) {
      const ax = x + offset.left;
      if (ax < 0 || ax >= a.width) continue;
      let step = 0;
      for (let c = 0; c < 3; c++)
        step = Math.max(
          step,
          Math.abs(a.data[(ay * a.width + ax) * 3 + c]! - b.data[(y * b.width + x) * 3 + c]!),
        );
      largest = Math.max(largest, step);
      if (step > far) beyond++;
      count++;
    }
  }
  return { largest, beyond: beyond / count, count };
}
