import { join } from 'node:path';
import type { Denoiser, Features } from './denoise/denoiser.js';
import type { SceneMeta } from './package/scene-meta.js';
import { mapFloatImage, type FloatImage, readFloatImage } from './float-image.js';
import { LIT_INK, MOST, TONE } from './tone.js';

/** The light of a scene without noise, exposed: what pictures of every tier are made of. */
export interface SceneLight {
  readonly plate: FloatImage;
  /** Light for each unit of albedo, in the order of the surfaces. */
  readonly responses: readonly FloatImage[];
  /** For each layer that takes a picture, in their order: how much of a px is its print, 0-1. */
  readonly masks: readonly FloatImage[];
}

/** Reads the passes of a work folder, cleans and exposes them. */
export async function cleanLight(folder: string, meta: SceneMeta, denoiser: Denoiser): Promise<SceneLight> {
  const read = (pass: string) => readFloatImage(join(folder, `${pass}.f32`));
  const mean = (pass: string) => meanOf(read(`K.${pass}`), read(`K2.${pass}`));
  const features = (pass: string): Features => ({
    albedo: read(`${pass}.DenoisingAlbedo`),
    normal: read(`${pass}.DenoisingNormal`),
  });
  const dark = read('K.Image');
  const black = { albedo: mean('DenoisingAlbedo'), normal: mean('DenoisingNormal') };
  const plate = await denoiser.clean(mean('Image'), black);
  const responses: FloatImage[] = [];
  for (const name of meta.surfaces) {
    const lit = read(`R-${name}.Image`);
    // Both renders have the same noise where the surface sends no light. Cleaning the difference keeps that; the
    // difference of cleaned pictures is full of what the network made of each.
    const sent = mapFloatImage(lit, (value, i) => Math.max(0, value - dark.data[i]!) / meta.high);
    responses.push(await denoiser.clean(sent, features(`R-${name}`)));
  }
  const masks: FloatImage[] = [];
  for (const { id } of meta.layers.filter(({ mesh }) => mesh))
    // edges of few samples are ragged too
    masks.push(whole(await denoiser.clean(coverage(mean(id)), black)));
  const factor = exposureFor({ plate, responses, masks }, meta);
  const exposed = (image: FloatImage) => mapFloatImage(image, (value) => Math.min(MOST, value * factor));
  return { plate: exposed(plate), responses: responses.map((each) => scaled(each, factor)), masks };
}

const meanOf = (one: FloatImage, other: FloatImage): FloatImage =>
  mapFloatImage(one, (value, i) => (value + other.data[i]!) / 2);

const scaled = (image: FloatImage, factor: number) => mapFloatImage(image, (value) => value * factor);

/** (u*m, v*m, m) to m, three times. */
const coverage = (image: FloatImage): FloatImage =>
  mapFloatImage(image, (_, i) => Math.min(1, Math.max(0, image.data[i - (i % 3) + 2]!)));

/** The network leaves a thousandth here and there: what is all but nothing is nothing, what is all but all is all. */
const whole = (image: FloatImage): FloatImage =>
  mapFloatImage(image, (value) => Math.min(1, Math.max(0, (value - 0.02) / 0.95)));

/** Light of white paper: shown just below white. */
const WHITE = 1;
/** Share of the print areas that may be lighter than that. */
const LIGHTER = 0.1;

/** The factor at which the lighter parts of an all-white print send the light of white paper. */
function exposureFor({ plate, responses, masks }: SceneLight, meta: SceneMeta): number {
  const values: number[] = [];
  for (let i = 0; i < plate.data.length; i += 3) {
    if (!masks.some(({ data }) => data[i]! > 0.95)) continue;
    const white = (c: number) =>
      responses.reduce(
        (sum, { data }, s) => {
          const { k0, k1 } = meta.lit.includes(meta.surfaces[s]!) ? LIT_INK : TONE;
          return sum + data[i + c]! * (k0 + k1);
        },
        plate.data[i + c]!,
      );
    values.push(0.2126 * white(0) + 0.7152 * white(1) + 0.0722 * white(2));
  }
  values.sort((one, other) => one - other);
  const white = values[Math.floor(values.length * (1 - LIGHTER))] ?? WHITE;
  return (WHITE / Math.max(1e-6, white)) * 2 ** meta.exposure;
}
