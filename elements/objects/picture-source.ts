/**
 * Where a picture comes from, as one string: `design_resource:ab12`, `src:/uploads/x.jpg`. The stored form names exactly
 * one of several fields (spec 2 section 3); all other code passes the key around and never looks at those fields.
 */
const FIELDS = {
  design_resource: 'id_design_resource',
  resource: 'resource_id',
  imagemaker: 'id_imagemaker',
  '123rf': 'id_123rf',
  '123rf_plus': 'id_123rf_plus',
  pixlr: 'id_pixlr',
  unsplash: 'id_unsplash',
  src: 'src',
} as const;

type Prefix = keyof typeof FIELDS;
type SourceField = (typeof FIELDS)[Prefix];

/** The source fields of stored image details; one of them is set. */
export type SourceFields = { readonly [F in SourceField]?: string | undefined };

const PREFIXES = Object.keys(FIELDS) as Prefix[];

/** The source key of image details, or null when they name no picture. The first field of the table wins. */
export function sourceKey(details: SourceFields): string | null {
  const prefix = PREFIXES.find((name) => details[FIELDS[name]]);
  return prefix === undefined ? null : `${prefix}:${details[FIELDS[prefix]]}`;
}

/** The one stored field a source key stands for; throws RangeError for a string that is no source key. */
export function sourceFields(key: string): SourceFields {
  const at = key.indexOf(':');
  const prefix = PREFIXES.find((name) => name === key.slice(0, Math.max(at, 0)));
  const value = key.slice(at + 1);
  if (prefix === undefined || value === '') throw new RangeError(`not a source key: ${key.slice(0, 80)}`);
  return { [FIELDS[prefix]]: value };
}

/** The details with another source; the former one is dropped, since only one field may be set. */
export function withSource<T extends SourceFields>(details: T, key: string): T {
  const kept = Object.entries(details).filter(
    ([name]) => !PREFIXES.some((prefix) => FIELDS[prefix] === name),
  );
  return { ...(Object.fromEntries(kept) as T), ...sourceFields(key) };
}
