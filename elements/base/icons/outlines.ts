import { FILLED_ICONS, REGULAR_ICONS, type IconName } from './icons.gen.js';

type Outlines = Partial<Record<IconName, string>>;

/** What is known by now: the icons of an editor that has just opened, and in time all others [E-001]. */
const known = { regular: { ...REGULAR_ICONS } as Outlines, filled: { ...FILLED_ICONS } as Outlines };
let all = false;

/**
 * The outline of an icon on a grid of 256; undefined while it may still come. Icons without a filled face keep the regular
 * one.
 */
export function outlineOf(name: IconName, fill: boolean): string | undefined {
  const face = fill ? known.filled[name] : known.regular[name];
  return all ? (face ?? known.regular[name]) : face;
}

/** From now on every icon has its outline. */
export function knowAll(regular: Outlines, filled: Outlines): void {
  Object.assign(known.regular, regular);
  Object.assign(known.filled, filled);
  all = true;
}
