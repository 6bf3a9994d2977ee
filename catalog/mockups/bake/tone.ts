import { lightOf, toneOf } from '../../../elements/compose/tone.js';

/** The packages' tone: what paper white and printer's black send back, and where highlights begin to roll off. */
export const TONE = { knee: 0.7, k0: 0.012, k1: 0.9 } as const;
/** A surface that shines is exactly the color it is given. */
export const LIT_INK = { k0: 0, k1: 1 } as const;

/** The most light a plate can hold: code 255. */
export const MOST = lightOf(1, TONE.knee);

/** Code value of a light, not yet rounded. */
export const codeOf = (light: number): number => 255 * toneOf(light, TONE.knee);
