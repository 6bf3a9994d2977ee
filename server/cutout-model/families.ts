/** What families of cut-out models were trained with: the file itself says nothing of it. */

export const FAMILIES = ['isnet', 'u2net', 'birefnet', 'modnet'] as const;
export type Family = (typeof FAMILIES)[number];

export interface Training {
  /** Side of the square picture, px; for files that take any size. */
  readonly side: number;
  /** Of red, green and blue, 0 to 1. */
  readonly mean: readonly [number, number, number];
  readonly deviation: readonly [number, number, number];
}

/** Pictures of ImageNet. */
const IMAGENET = { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] } as const;
const HALF = [0.5, 0.5, 0.5] as const;

export const TRAINING: Readonly<Record<Family, Training>> = {
  /** IS-Net (DIS) and RMBG 1.4 */
  isnet: { side: 1024, mean: HALF, deviation: [1, 1, 1] },
  /** U2-Net, U2-Netp, Silueta */
  u2net: { side: 320, ...IMAGENET },
  /** BiRefNet and RMBG 2.0 */
  birefnet: { side: 1024, ...IMAGENET },
  /** MODNet */
  modnet: { side: 512, mean: HALF, deviation: HALF },
};

/** The first that fits counts: `rmbg-2` stands before `rmbg`. */
const NAMES: readonly (readonly [RegExp, Family])[] = [
  [/birefnet|rmbg[-_ ]?2/i, 'birefnet'],
  [/isnet|is-net|rmbg/i, 'isnet'],
  [/u2-?net|silueta/i, 'u2net'],
  [/modnet/i, 'modnet'],
];

/** Files of BiRefNet call their input so. */
const BIREFNET_INPUT = 'input_image';
/** Larger inputs are not U2-Net's, px. */
const SMALL = 512;

/** The family of a model, by the file's name, else by its input's name and side. `side` is null where it may be any. */
export function familyOf(fileName: string, inputName: string, side: number | null): Family {
  const named = NAMES.find(([name]) => name.test(fileName));
  if (named) return named[1];
  if (inputName === BIREFNET_INPUT) return 'birefnet';
  return side !== null && side <= SMALL ? 'u2net' : 'isnet';
}
