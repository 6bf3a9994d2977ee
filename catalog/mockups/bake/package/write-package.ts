import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type WebpOptions } from 'sharp';
import {
  type MockupPackage,
  PACKAGE_FORMAT,
  parsePackage,
} from '../../../../elements/compose/format/mockup-package.js';
import type { SceneLight } from '../scene-light.js';
import type { SceneMeta, SceneMetaLayer } from './scene-meta.js';
import { type FloatImage, resize } from '../float-image.js';
import { codeOf, LIT_INK, TONE } from '../tone.js';

/** px of the tiers: the preview, and the master, which never leaves the server. */
const TIERS = [1200, 2000] as const;
/** px of the high-resolution render. */
const FULL = 4000;
/** Share of a response that may clip. */
const CLIPPED = 2e-5;

const LOSSY = { quality: 95, smartSubsample: true, effort: 4 } as const;

/** Writes the package of a bake, all but its placeholder, into a folder, which is emptied first. */
export async function writePackage(
  folder: string,
  meta: SceneMeta,
  light: SceneLight,
  tiers: readonly number[] = TIERS,
): Promise<MockupPackage> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const maxima = light.responses.map(({ data }) => brightest(data));
  const pack = parsePackage(manifest(meta, maxima, tiers));
  const prints = meta.layers.filter(({ mesh }) => mesh);
  for (const px of tiers) {
    const picture = (name: string) => join(folder, `${name}-${px}.webp`);
    await save(picture('plate'), plateBytes(resize(light.plate, px)), px, 3, LOSSY);
    for (const [i, image] of light.responses.entries())
      await save(picture(meta.surfaces[i]!), responseBytes(resize(image, px), maxima[i]!), px, 3, LOSSY);
    for (const [i, image] of light.masks.entries())
      await save(picture(`${prints[i]!.id}-mask`), maskBytes(resize(image, px)), px, 1, { lossless: true });
  }
  for (const { id, mesh } of prints) await writeFile(join(folder, `${id}.mesh`), meshBytes(mesh!.nodes));
  await writeFile(join(folder, 'mockup.json'), `${JSON.stringify(pack, null, 2)}\n`);
  return pack;
}

function brightest(data: Float32Array): number {
  // every seventh value: enough to find it, and not of one channel only
  const sorted = Float32Array.from({ length: Math.ceil(data.length / 7) }, (_, i) => data[7 * i]!).sort();
  const value = sorted[Math.floor(sorted.length * (1 - CLIPPED))] ?? 1;
  return Math.max(0.01, Math.round(value * 1.02 * 1e4) / 1e4);
}

const perTier = (name: string, tiers: readonly number[]) =>
  Object.fromEntries(tiers.map((px) => [px, `${name}-${px}.webp`]));

function manifest(meta: SceneMeta, maxima: readonly number[], tiers: readonly number[]): unknown {
  const { id, name, description, categories, keywords, price } = meta;
  return {
    format: PACKAGE_FORMAT,
    ...{ id, name, description, width: FULL, height: FULL, tone: TONE },
    tiers: tiers.map((px) => ({ px, plate: `plate-${px}.webp` })),
    surfaces: meta.surfaces.map((surface, i) => ({
      ...{ id: surface, respMax: maxima[i], files: perTier(surface, tiers) },
      ...(meta.lit.includes(surface) ? { ink: LIT_INK } : {}),
    })),
    layers: meta.layers.map((layer) => layerOf(layer, tiers)),
    placeholders: ['placeholder.webp'],
    ...{ categories, keywords, price },
  };
}

function layerOf(layer: SceneMetaLayer, tiers: readonly number[]): unknown {
  const { id, name, surface, hue, mesh, aspect, long_side } = layer;
  const common = { _id: id, name, surface, features: hue ? { hue: { default: hue } } : {} };
  if (!mesh || !aspect) return { ...common, type: 'static' };
  const short = (side: number) => Math.round(long_side * Math.min(1, side));
  return {
    ...{ ...common, type: 'dynamic' },
    upload_resolution: { width: short(aspect), height: short(1 / aspect) },
    placements: [
      { mesh: { nu: mesh.nu, nv: mesh.nv, file: `${id}.mesh` }, masks: perTier(`${id}-mask`, tiers) },
    ],
  };
}

/** Less than a code of grain, the same in all channels: even walls then have no bands. */
function plateBytes({ data }: FloatImage): Uint8Array {
  let seed = 1;
  let grain = 0;
  return Uint8Array.from(data, (light, i) => {
    if (i % 3 === 0) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      grain = (seed / 2 ** 32 - 0.5) * 1.6;
    }
    return Math.min(255, Math.max(0, Math.round(codeOf(light) + grain)));
  });
}

const responseBytes = ({ data }: FloatImage, most: number): Uint8Array =>
  Uint8Array.from(data, (light) => Math.round(255 * Math.sqrt(Math.min(1, light / most))));

const maskBytes = ({ data, width, height }: FloatImage): Uint8Array =>
  Uint8Array.from({ length: width * height }, (_, i) => Math.round(255 * Math.min(1, data[3 * i]!)));

function meshBytes(nodes: readonly (readonly number[])[]): Uint8Array {
  const bytes = Buffer.alloc(nodes.length * 12);
  nodes.flat().forEach((value, i) => bytes.writeFloatLE(value, 4 * i));
  return bytes;
}

const save = (file: string, bytes: Uint8Array, px: number, channels: 1 | 3, options: WebpOptions) =>
  sharp(bytes, { raw: { width: px, height: px, channels } })
    .webp(options)
    .toFile(file);
