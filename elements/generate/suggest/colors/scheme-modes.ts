/** Lightness 0-1 and chroma 0-0.37. */
interface Slot {
  readonly L: number;
  readonly C: number;
}

/** A kind of scheme: how light and how strong its colors are, whatever their hue. */
export interface SchemeMode {
  readonly id: string;
  readonly ground: Slot;
  readonly ink: Slot;
  /** Lightness and chroma of the accents; their hues are the harmony's. */
  readonly accents: readonly [Slot, Slot, Slot];
  /** Hues that are dull or loud on such a ground: [from, to] degrees. */
  readonly without?: readonly (readonly [number, number])[];
}

/** Olive and mustard, too dark to be either. */
const MUDDY = [[62, 128]] as const;

export const SCHEME_MODES: readonly SchemeMode[] = [
  {
    id: 'paper',
    ground: { L: 0.968, C: 0.014 },
    ink: { L: 0.27, C: 0.045 },
    accents: [
      { L: 0.57, C: 0.16 },
      { L: 0.78, C: 0.13 },
      { L: 0.66, C: 0.08 },
    ],
  },
  {
    id: 'tint',
    ground: { L: 0.925, C: 0.042 },
    ink: { L: 0.3, C: 0.08 },
    accents: [
      { L: 0.52, C: 0.17 },
      { L: 0.74, C: 0.13 },
      { L: 0.62, C: 0.1 },
    ],
  },
  {
    id: 'deep',
    ground: { L: 0.285, C: 0.065 },
    ink: { L: 0.962, C: 0.018 },
    accents: [
      { L: 0.78, C: 0.14 },
      { L: 0.67, C: 0.13 },
      { L: 0.55, C: 0.09 },
    ],
    without: MUDDY,
  },
  {
    id: 'vivid',
    ground: { L: 0.83, C: 0.125 },
    ink: { L: 0.26, C: 0.06 },
    accents: [
      { L: 0.46, C: 0.16 },
      { L: 0.96, C: 0.03 },
      { L: 0.6, C: 0.16 },
    ],
    without: [[128, 165]],
  },
  {
    id: 'mono',
    ground: { L: 0.955, C: 0.022 },
    ink: { L: 0.34, C: 0.11 },
    accents: [
      { L: 0.52, C: 0.15 },
      { L: 0.8, C: 0.09 },
      { L: 0.66, C: 0.13 },
    ],
    without: [[85, 118]],
  },
  {
    id: 'night',
    ground: { L: 0.185, C: 0.018 },
    ink: { L: 0.97, C: 0.01 },
    accents: [
      { L: 0.76, C: 0.17 },
      { L: 0.84, C: 0.12 },
      { L: 0.62, C: 0.16 },
    ],
  },
  {
    id: 'strong',
    ground: { L: 0.5, C: 0.15 },
    ink: { L: 0.975, C: 0.018 },
    accents: [
      { L: 0.86, C: 0.13 },
      { L: 0.3, C: 0.07 },
      { L: 0.74, C: 0.12 },
    ],
    without: [[62, 135]],
  },
];

/** Where the hues of the accents stand from the scheme's own, degrees. */
export const HARMONIES = {
  analogous: [0, 35, -30],
  complement: [180, 0, 200],
  split: [155, -155, 0],
  triad: [120, -120, 0],
  near: [30, 180, 0],
} as const;
export type Harmony = keyof typeof HARMONIES;
