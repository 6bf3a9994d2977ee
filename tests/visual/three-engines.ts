import { createCanvas } from '@napi-rs/canvas';
import { decodePicture, nodePaintEnv } from '../../elements/render/node.js';
import { openTestPage } from '../support/browser.js';
import type { GoldenPage } from '../support/golden-files.js';
import type { RenderGolden } from './golden-browser.js';
import { goldenPixels, type Platform } from './golden.js';

export type Engine = 'node' | 'page' | 'worker';

/** Paints a page in Node, in a page of Chromium and in its worker. Close it when done. */
export interface ThreeEngines {
  /** RGBA bytes over opaque white. */
  paint(engine: Engine, golden: GoldenPage, scale: number): Promise<ArrayLike<number>>;
  close(): Promise<void>;
}

/** The same files serve all engines. */
export async function openEngines({
  bytes,
  font,
  faces,
}: Pick<Platform, 'bytes' | 'font' | 'faces'>): Promise<ThreeEngines> {
  /** What the browser asks for: `/source/<key>` and `/font/<id>`. */
  const served = async (path: string): Promise<Uint8Array | undefined> => {
    const [, folder = '', name = ''] = path.split('/');
    const found = folder === 'font' ? font(name) : folder === 'source' ? bytes(name) : undefined;
    return found?.catch(() => undefined);
  };
  const node: Platform = {
    canvas: createCanvas,
    env: nodePaintEnv,
    decode: decodePicture,
    bytes,
    font,
    faces,
  };
  const { page, close } = await openTestPage(new URL('golden-browser.ts', import.meta.url).pathname, served);
  await page.waitForFunction(() => 'renderGolden' in window);
  const inBrowser = async (where: 'page' | 'worker', golden: GoldenPage, scale: number) => {
    const pixels = await page.evaluate(
      ([where, golden, scale, faces]) =>
        (window as unknown as { renderGolden: RenderGolden }).renderGolden(where, { golden, scale, faces }),
      [where, golden, scale, faces] as const,
    );
    return Buffer.from(pixels, 'base64');
  };
  return {
    paint: (engine, golden, scale) =>
      engine === 'node' ? goldenPixels(golden, scale, node) : inBrowser(engine, golden, scale),
    close,
  };
}
