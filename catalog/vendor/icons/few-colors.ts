import { artColors, MAX_SLOTS, recolorArt, type Art } from '../../build/svg/art.js';
import { paintedAreas } from '../../build/svg/painted-areas.js';
import { quantize } from '../../build/svg/quantize.js';

/** The drawing in as many colors as a user may change. */
export async function inFewColors(art: Art): Promise<Art> {
  if (artColors(art).length <= MAX_SLOTS) return art;
  return recolorArt(art, quantize(await paintedAreas(art), MAX_SLOTS));
}
