export interface Difference {
  /** Largest difference of a channel, 0 to 255. */
  readonly most: number;
  /** Share of pixels that differ at all, 0 to 1. */
  readonly differing: number;
}

/** How far two pictures of RGBA bytes are apart; throws when their sizes differ. */
export function difference(a: ArrayLike<number>, b: ArrayLike<number>): Difference {
  if (a.length !== b.length)
    throw new RangeError(`${a.length} and ${b.length} bytes are not the same picture`);
  let most = 0;
  let pixels = 0;
  for (let at = 0; at < a.length; at += 4) {
    let here = 0;
    for (let channel = at; channel < at + 4; channel++)
      here = Math.max(here, Math.abs(a[channel]! - b[channel]!));
    if (here > 0) pixels++;
    most = Math.max(most, here);
  }
  return { most, differing: pixels / (a.length / 4) };
}
