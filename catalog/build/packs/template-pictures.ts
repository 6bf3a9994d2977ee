import type { CatalogResource } from '../../format.js';
import type { DesignFile } from '../../../elements/document/design-file.js';
import { kindFor, type DesignObject } from '../../../elements/objects/kinds.js';

/**
 * The stored design with pictures of the pack by their ids: an owner names them by their files, as in
 * `"src": "photos/harbor.jpg"`.
 */
export function withPackPictures(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((inner) => withPackPictures(inner, ids));
  if (typeof value !== 'object' || value === null) return value;
  const { src, ...rest } = value as { readonly src?: unknown };
  const id = typeof src === 'string' ? ids.get(src) : undefined;
  const kept: object = id === undefined ? value : { ...rest, id_design_resource: id };
  return Object.fromEntries(Object.entries(kept).map(([key, inner]) => [key, withPackPictures(inner, ids)]));
}

/** All objects of a design, with where each stands in the file. */
export const objectsOf = ({ pages }: DesignFile): readonly (readonly [string, DesignObject])[] =>
  pages.flatMap(({ objects, background_image: background }, page) => [
    ...(background ? [[`pages[${page}].background_image`, background] as const] : []),
    ...(objects as readonly DesignObject[]).map(
      (object, at) => [`pages[${page}].objects[${at}]`, object] as const,
    ),
  ]);

/** What a design shows or is set in that is neither in the pack nor in the catalog, or is sold. */
export function missingNeeds(
  design: DesignFile,
  {
    resources,
    families,
  }: { readonly resources: readonly CatalogResource[]; readonly families: readonly string[] },
): readonly string[] {
  const known = new Map(resources.map((each) => [`design_resource:${each.id}`, each]));
  const told = objectsOf(design).flatMap(([place, object]) =>
    kindFor(object)
      .needs(object)
      .flatMap((need) => {
        if (need.type === 'font')
          return families.includes(need.family)
            ? []
            : [`${place} is set in ${need.family}, a family of neither the pack nor the catalog`];
        const resource = known.get(need.source);
        if (!resource)
          return [
            `${place} shows ${need.source.slice(0, 120)}, which is in neither the pack nor the catalog`,
          ];
        return resource.free ? [] : [`${place} shows ${resource.id}, which is sold`];
      }),
  );
  return [...new Set(told)];
}
