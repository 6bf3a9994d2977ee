/** Where pictures and sounds of the old account lie in the new one: addresses such as `upload/a1`, by what they were. */
export type Moved = ReadonlyMap<string, string>;

const ADDRESS = /^((?:src:)?(?:\/static\/)?)((?:upload|brand_file)\/[\w-]+)/;

/** What a stored design or mockup names of its account: `upload/a1`, `brand_file/b2`, `imagemaker/c3`. */
export function referencesIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  visit(value, (one) => {
    if (typeof one === 'string') {
      const address = ADDRESS.exec(one)?.[2];
      if (address !== undefined) found.add(address);
    } else if (isRecord(one) && typeof one['id_imagemaker'] === 'string')
      found.add(`imagemaker/${one['id_imagemaker']}`);
  });
  return found;
}

/** The same value with the new addresses in it. A picture made from words is an upload from then on. */
export function withMoved(value: unknown, moved: Moved): unknown {
  if (typeof value === 'string')
    return value.replace(ADDRESS, (whole, before: string, address: string) => {
      const now = moved.get(address);
      return now === undefined ? whole : `${before}${now}`;
    });
  if (Array.isArray(value)) return value.map((one) => withMoved(one, moved));
  if (!isRecord(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withMoved(one, moved)]));
  const made = moved.get(`imagemaker/${String(value['id_imagemaker'])}`);
  if (made === undefined) return copy;
  delete copy['id_imagemaker'];
  return { ...copy, src: made };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function visit(value: unknown, see: (value: unknown) => void): void {
  see(value);
  if (typeof value !== 'object' || value === null) return;
  for (const one of Object.values(value)) visit(one, see);
}
