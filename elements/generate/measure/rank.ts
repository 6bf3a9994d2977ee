/**
 * Kendall's tau of two orders of the same things: 1 when equal, -1 when reversed. Only what is in both counts; 1 for fewer
 * than two.
 */
export function kendallTau<T>(before: readonly T[], after: readonly T[]): number {
  const place = new Map(after.map((one, at) => [one, at]));
  const places = before.flatMap((one) => (place.has(one) ? [place.get(one)!] : []));
  const pairs = (places.length * (places.length - 1)) / 2;
  if (pairs === 0) return 1;
  let kept = 0;
  for (let i = 0; i < places.length; i++)
    for (let j = i + 1; j < places.length; j++) kept += places[i]! < places[j]! ? 1 : -1;
  return kept / pairs;
}
