import type { DesignFile } from '../../../elements/document/design-file.js';

/** Told apart by what they are, not by what they say: ids, words, and shapes and pictures without a name. */
const UNTOLD = new Set(['id', 'labels', 'name', 'text', 'd', 'id_design_resource', 'layer_index']);

/** Longer words are contents, such as a path. */
const LONGEST_NAME = 30;

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === false || value === 0 || value === '';

/**
 * What a design has a painter show: each kind of object, each of its fields that is set, and of fields that name a way, the
 * way: `text.text_details.font=Anton`, `image.blend_mode=multiply`.
 */
export function shownKinds({ pages }: Pick<DesignFile, 'pages'>): ReadonlySet<string> {
  const kinds = new Set<string>();
  const add = (value: unknown, path: string): void => {
    if (isNothing(value)) return;
    if (Array.isArray(value)) for (const each of value) add(each, path);
    else if (typeof value === 'object')
      for (const [key, inner] of Object.entries(value as object))
        if (!UNTOLD.has(key)) add(inner, `${path}.${key}`);
    kinds.add(isName(value) ? `${path}=${String(value)}` : path);
  };
  for (const { objects, ...page } of pages) {
    add(page, 'page');
    for (const object of objects) add(object, object.type);
  }
  return kinds;
}

const isName = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= LONGEST_NAME && !value.startsWith('#');

/** As few of a list as show all there is, by going through it once. */
export function coverOf<T>(all: readonly T[], shownBy: (one: T) => ReadonlySet<string>): readonly T[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const fresh = [...shownBy(one)].filter((kind) => !seen.has(kind));
    for (const kind of fresh) seen.add(kind);
    return fresh.length > 0;
  });
}
