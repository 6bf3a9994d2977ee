/** What sliders of effects take (spec 2 section 5): 0 to 100, a direction -180 to 180. */
const inRange = (field: string, value: unknown): boolean => {
  if (typeof value !== 'number') return true;
  const [low, high] = field === 'direction' ? [-180, 180] : [0, 100];
  return value >= low && value <= high;
};

/** True when every number of the values is one a slider could give; input beyond that is ignored as a whole. */
export const isInRange = (values: object): boolean =>
  Object.entries(values).every(([field, value]) =>
    Array.isArray(value) ? value.every(isInRange) : inRange(field, value),
  );
