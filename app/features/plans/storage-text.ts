const KB = 1024;
const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;

/** '5 GB', '12.4 MB'; less than a kilobyte is '0 KB' or '1 KB'. */
export function storageText(bytes: number): string {
  let value = bytes / KB;
  let unit = 0;
  while (value >= KB && unit < UNITS.length - 1) {
    value /= KB;
    unit += 1;
  }
  const shown = value >= 100 || unit === 0 ? Math.ceil(value) : Math.round(value * 10) / 10;
  return `${shown}\u00a0${UNITS[unit]}`;
}
