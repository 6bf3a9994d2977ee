/**
 * Light and code values. Everything is added in linear light; what is shown is T(light): light up to the knee is kept as
 * it is, so that a brand's colors stay true, and above it rolls off towards 1, so that highlights do not clip.
 */

/** The sRGB transfer curve (IEC 61966-2-1), 0-1 both ways. */
export const fromSrgb = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
export const toSrgb = (light: number): number =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;

/** How near to 1 the roll-off is followed: white is given the light that leaves this much of it. */
export const TONE_REST = 1e-3;

/** The value shown for a light >= 0, 0-1. */
export function toneOf(light: number, knee: number): number {
  if (light <= knee) return toSrgb(Math.max(0, light));
  return toSrgb(knee + (1 - knee) * (1 - Math.exp((knee - light) / (1 - knee))));
}

/** The light that is shown as a value 0-1: the inverse of `toneOf`. */
export function lightOf(value: number, knee: number): number {
  const shown = fromSrgb(value);
  if (shown <= knee) return shown;
  return knee - (1 - knee) * Math.log(Math.max(TONE_REST, 1 - (shown - knee) / (1 - knee)));
}

/** Steps of the encoding table. They are even in the root of the light, which keeps the dark end fine: 0.1 code a step. */
export const TONE_STEPS = 8192;

/** Both ways as tables, for code values 0-255. */
export interface ToneTables {
  /** Light of each code value. */
  readonly decode: Float32Array;
  /** Code value at sqrt(light) * scale, rounded; above TONE_STEPS it is 255. */
  readonly encode: Uint8Array;
  readonly scale: number;
}

const tables = new Map<number, ToneTables>();

export function toneTables(knee: number): ToneTables {
  const known = tables.get(knee);
  if (known) return known;
  const decode = Float32Array.from({ length: 256 }, (_, code) => lightOf(code / 255, knee));
  const scale = TONE_STEPS / Math.sqrt(decode[255]!);
  const encode = Uint8Array.from({ length: TONE_STEPS + 1 }, (_, i) =>
    Math.round(255 * toneOf((i / scale) ** 2, knee)),
  );
  const made = { decode, encode, scale };
  tables.set(knee, made);
  return made;
}

/** Codes of a response that are taken for none: a lossy file leaves them where there is no light. */
export const RESPONSE_NOISE = 1;

/** Light of each code of a response: S = respMax * (code / 255)^2. */
export const responseTable = (respMax: number): Float32Array =>
  Float32Array.from({ length: 256 }, (_, code) => (code <= RESPONSE_NOISE ? 0 : respMax * (code / 255) ** 2));
