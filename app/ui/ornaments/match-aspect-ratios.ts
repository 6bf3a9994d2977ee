/** Which pictures fill an ornamental desk: each place takes the design whose proportion suits it best. */

export interface Place {
  readonly width: number;
  readonly height: number;
}

/**
 * One picture for each place, in order, each picture once; a place stays empty when there are too few. Proportions are
 * compared as ratios, so twice as wide is as far off as half as wide.
 */
export function fillPlaces<P extends Place>(
  places: readonly Place[],
  pictures: readonly P[],
): (P | undefined)[] {
  const left = [...pictures];
  return places.map((place) => {
    const misfit = (picture: P) =>
      Math.abs(Math.log(picture.width / picture.height / (place.width / place.height)));
    const best = left.reduce<P | undefined>(
      (chosen, picture) => (chosen && misfit(chosen) <= misfit(picture) ? chosen : picture),
      undefined,
    );
    if (best) left.splice(left.indexOf(best), 1);
    return best;
  });
}
