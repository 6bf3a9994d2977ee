/** Which pictures fill a group of decorative artboards: each slot takes the design whose proportion suits it best. */

export interface PictureSlot {
  readonly width: number;
  readonly height: number;
}

/**
 * One picture for each slot, in order, each picture once; a slot stays empty when there are too few. Proportions are
 * compared as ratios, so twice as wide is as far off as half as wide.
 */
export function matchAspectRatios<P extends PictureSlot>(
  slots: readonly PictureSlot[],
  pictures: readonly P[],
): (P | undefined)[] {
  const left = [...pictures];
  return slots.map((slot) => {
    const misfit = (picture: P) =>
      Math.abs(Math.log(picture.width / picture.height / (slot.width / slot.height)));
    const best = left.reduce<P | undefined>(
      (chosen, picture) => (chosen && misfit(chosen) <= misfit(picture) ? chosen : picture),
      undefined,
    );
    if (best) left.splice(left.indexOf(best), 1);
    return best;
  });
}
