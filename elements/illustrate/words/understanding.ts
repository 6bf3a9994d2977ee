/** What the illustrator read in a prompt. */

export const STYLES = [
  'flat',
  'line',
  'cut paper',
  'risograph',
  'gradient mesh',
  'pattern',
  'badge',
  'monogram',
] as const;
export type Style = (typeof STYLES)[number];

export type Time = 'dawn' | 'day' | 'sunset' | 'dusk' | 'night';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Weather = 'clear' | 'rain' | 'snow' | 'fog' | 'storm';

export const SETTINGS = [
  ...(['mountains', 'forest', 'meadow', 'sea', 'beach', 'lake', 'underwater', 'city', 'village'] as const),
  ...(['desert', 'space', 'sky', 'table', 'desk', 'room', 'party', 'garden', 'jungle', 'road'] as const),
  ...(['stage', 'podium', 'abstract'] as const),
] as const;
export type Setting = (typeof SETTINGS)[number];

export const MOODS = [
  ...(['calm', 'dark', 'vivid', 'pastel', 'vintage', 'neon', 'luxury', 'minimal', 'dreamy', 'cozy'] as const),
  ...(['romantic', 'spooky'] as const),
] as const;
export type Mood = (typeof MOODS)[number];

export type Composition = 'close' | 'wide' | 'space' | 'framed' | 'above' | 'symmetrical';

/** Something to be seen: a drawing of the catalog by its id, or a form the illustrator draws itself. */
export interface Subject {
  /** As it was written. */
  readonly word: string;
  readonly id: string;
  readonly count: number;
  /** '#rrggbb', where a color stands before it. */
  readonly color?: string;
}

export interface Understanding {
  readonly subjects: readonly Subject[];
  readonly setting: Setting;
  readonly time: Time;
  readonly season: Season;
  readonly weather: Weather;
  readonly style: Style;
  readonly moods: readonly Mood[];
  /** '#rrggbb' of the whole picture. */
  readonly colors: readonly string[];
  readonly composition: readonly Composition[];
  /** A capital letter, for monograms. */
  readonly letter: string;
  /** Folded words that must not be seen. */
  readonly without: readonly string[];
  /** Words of the prompt that shaped the picture, and those that did not, as written. */
  readonly used: readonly string[];
  readonly unknown: readonly string[];
}
