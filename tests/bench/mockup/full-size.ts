import sharp from 'sharp';
import { composite } from '../../../elements/compose/cpu/composite.js';
import { imageLayers } from '../../../elements/compose/format/package-layers.js';
import { FULL_TEXTURE, PREVIEW_TEXTURE } from '../../../elements/compose/pictures/pyramid.js';
import { prepareScene, type DecodedScene, type SceneImage } from '../../../elements/compose/scene/scene.js';
import { readArt, readScene } from './scene-files.js';

/** A process of its own: `full-size.ts <folder of a package>` prints a FullSizeBench. */

export interface FullSizeBench {
  /** Milliseconds, one after the other in one thread (reading and writing files use more). */
  readonly read: number;
  readonly art: number;
  readonly prepare: number;
  readonly composite: number;
  readonly encode: number;
  readonly total: number;
  /** Most memory the process had. */
  readonly peakMB: number;
  /** The preview against this picture made smaller, decibels and the largest difference in code values. */
  readonly previewPsnr: number;
  readonly previewMost: number;
}

const [folder = ''] = process.argv.slice(2);
const spent: Record<string, number> = {};

async function timed<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  spent[name] = Math.round(performance.now() - begun);
  return result;
}

const compose = (scene: DecodedScene, art: SceneImage, out: Uint8Array) =>
  composite(prepareScene(scene), { hues: [], images: imageLayers(scene.package).map(() => art) }, { out });

async function fullSize(): Promise<Uint8Array> {
  const scene = await timed('read', () => readScene(folder, 2000, 4000));
  const art = await timed('art', () => readArt(FULL_TEXTURE));
  const prepared = await timed('prepare', () => prepareScene(scene));
  const images = imageLayers(scene.package).map(() => art);
  const out = new Uint8Array(4000 * 4000 * 3);
  await timed('composite', () => composite(prepared, { hues: [], images }, { out }));
  const raw = { width: 4000, height: 4000, channels: 3 } as const;
  await timed('encode', () =>
    sharp(out, { raw }).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(),
  );
  return out;
}

const full = await fullSize();
const total = Object.values(spent).reduce((sum, ms) => sum + ms, 0);
const peakMB = Math.round(process.resourceUsage().maxRSS / 1024);
const smaller = await sharp(full, { raw: { width: 4000, height: 4000, channels: 3 } })
  .resize(1200, 1200, { kernel: 'lanczos3' })
  .raw()
  .toBuffer();
const preview = compose(
  await readScene(folder, 1200, 1200),
  await readArt(PREVIEW_TEXTURE),
  new Uint8Array(smaller.length),
);
let [squares, most] = [0, 0];
smaller.forEach((value, i) => {
  const apart = Math.abs(value - preview[i]!);
  squares += apart ** 2;
  most = Math.max(most, apart);
});
const previewPsnr = Math.round(100 * 10 * Math.log10(255 ** 2 / (squares / smaller.length))) / 100;
process.stdout.write(JSON.stringify({ ...spent, total, peakMB, previewPsnr, previewMost: most }));
