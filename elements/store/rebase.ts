const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Deep equality of JSON-like values. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((v, i) => sameValue(v, b[i]));
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && sameValue(a[key], b[key]));
}

/** `current` with the change from `from` to `to` made on top: fields that change left alone keep their current value. */
export function rebase(current: unknown, from: unknown, to: unknown): unknown {
  if (sameValue(current, from)) return to;
  if (!isPlain(current) || !isPlain(from) || !isPlain(to)) return to;
  const result: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(to), ...Object.keys(current)])) {
    const touched = !sameValue(from[key], to[key]) || key in from !== key in to;
    const value = touched ? rebase(current[key], from[key], to[key]) : current[key];
    const present = touched ? key in to : key in current;
    if (present) result[key] = value;
  }
  return result;
}
