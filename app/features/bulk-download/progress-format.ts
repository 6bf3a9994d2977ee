/** Whole percent; 100 only when all is done. */
export const percentOf = (done: number): number =>
  done >= 1 ? 100 : Math.min(99, Math.floor(Math.max(0, done) * 100));

const UNITS = ['KB', 'MB', 'GB'] as const;

/** '38 MB', '1.2 GB': as fine as one would say it. */
export function bytesText(bytes: number): string {
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const figure = value < 9.95 && unit > 0 ? value.toFixed(1) : String(Math.max(1, Math.round(value)));
  return `${figure}\u00a0${UNITS[unit]}`;
}
