import { pictureWithEffect, smallCopy, type PlainPictures } from '../../paint/effects.js';
import type { PaintEnv, Picture } from '../../paint/env.js';
import type { BackdropEnv } from '../env.js';

/** Longer side of the pictures that backdrops are painted with, px: enough for their light, and effects cost nothing. */
const SIDE = 256;
/** Pictures with effects that are kept: a slider leaves one at every value it rests on. */
const MOST_KEPT = 64;

type Platform = Pick<PaintEnv, 'createCanvas' | 'Path2D'>;

/** Backdrops painted with small copies of the pictures, their effects computed on the spot. */
export function createBackdropEnv(
  { createCanvas, Path2D }: Platform,
  plain: PlainPictures,
  pixels: BackdropEnv['pixels'],
): BackdropEnv {
  const small = new WeakMap<Picture, Picture>();
  const shrunk = (picture: Picture): Picture => {
    let copy = small.get(picture);
    if (!copy) small.set(picture, (copy = smallCopy(picture, SIDE, createCanvas)));
    return copy;
  };
  const effects = new Map<string, { readonly of: Picture; readonly result: Picture }>();
  const image: PaintEnv['image'] = (source, effect) => {
    const picture = plain(source);
    if (!picture) return undefined;
    if (!effect) return shrunk(picture);
    const key = `${source} ${effect.key}`;
    const known = effects.get(key);
    if (known?.of === picture) return known.result;
    if (effects.size >= MOST_KEPT) effects.clear();
    const result = pictureWithEffect(shrunk(picture), effect, createCanvas);
    effects.set(key, { of: picture, result });
    return result;
  };
  return { paint: { createCanvas, Path2D, image }, pixels };
}
