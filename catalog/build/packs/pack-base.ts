import type { CatalogIndex } from '../../format.js';
import type { ReadBuilt } from '../fonts/load-fonts.js';

/** The catalog that a pack is added to, with the packs before it. */
export interface PackBase {
  readonly index: Pick<
    CatalogIndex,
    'fonts' | 'fallbackFonts' | 'iconGroups' | 'resources' | 'categories' | 'templates' | 'textTemplates'
  >;
  /** Reads a file that the index names. */
  readonly read: ReadBuilt;
}

/** Ids that are taken: of resources, groups, templates and text templates. */
export const idsOf = ({ index }: PackBase): ReadonlySet<string> =>
  new Set(
    [index.resources, index.iconGroups, index.templates, index.textTemplates].flatMap((list) =>
      list.map(({ id }: { readonly id: string }) => id),
    ),
  );
