import { createCanvas } from '@napi-rs/canvas';
import { decodePicture, nodePaintEnv } from '../../elements/render/node.js';
import { openTestPage } from '../support/browser.js';
import type { GoldenPage } from '../support/golden-files.js';
import type { Difference } from './difference.js';
import type { CompareGolden } from './golden-browser.js';
import { goldenPixels, type Platform } from './golden.js';

/** RGBA bytes over opaque white. */
type Pixels = Uint8ClampedArray;

/** Paints a page in Node, in a page of Chromium and in its worker. Close it when done. */
export interface ThreeEngines {
  /** As Node paints it. */
  paint(golden: GoldenPage, scale: number): Promise<Pixels>;
  /** How far the page's or the worker's picture is from these pixels, which may still be in the making. */
  difference(
    where: 'page' | 'worker',
    golden: GoldenPage,
    scale: number,
    from: Pixels | Promise<Pixels>,
  ): Promise<Difference>;
  close(): Promise<void>;
}

const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The same files serve all engines. */
export async function openEngines({
  bytes,
  font,
  faces,
}: Pick<Platform, 'bytes' | 'font' | 'faces'>): Promise<ThreeEngines> {
  const expected = new Map<string, Promise<Pixels>>();
  const pages = new Map<string, Uint8Array>();
  const allFaces = textBytes(JSON.stringify(faces));
  const folders: Record<string, (name: string) => Promise<Uint8Array | Pixels> | undefined> = {
    font,
    source: bytes,
    pixels: (name) => expected.get(name),
    golden: (name) => Promise.resolve(pages.get(name)!),
    faces: () => Promise.resolve(allFaces),
  };
  /**
   * What the browser asks for: `/source/<key>`, `/font/<id>`, `/faces/all`, `/golden/<number>` and `/pixels/<number>`. As
   * arguments of a call they would take longer than painting does.
   */
  const served = async (path: string): Promise<Uint8Array | undefined> => {
    const [, folder = '', name = ''] = path.split('/');
    const found = await folders[folder]?.(name)?.catch(() => undefined);
    return found && new Uint8Array(found.buffer, found.byteOffset, found.byteLength);
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
  await page.waitForFunction(() => 'compareGolden' in window);
  let count = 0;
  const differenceIn: ThreeEngines['difference'] = async (where, golden, scale, from) => {
    const name = String((count += 1));
    expected.set(name, Promise.resolve(from));
    pages.set(name, textBytes(JSON.stringify(golden)));
    try {
      return await page.evaluate(
        ([where, request]) =>
          (window as unknown as { compareGolden: CompareGolden }).compareGolden(where, request),
        [where, { name, scale }] as const,
      );
    } finally {
      expected.delete(name);
      pages.delete(name);
    }
  };
  return { paint: (golden, scale) => goldenPixels(golden, scale, node), difference: differenceIn, close };
}
