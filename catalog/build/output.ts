import type { CatalogResource } from '../format.js';

/** A file of dist, as a builder hands it over; builders write nothing themselves. */
export interface BuiltFile {
  /** Relative to dist. */
  readonly path: string;
  readonly data: string | Uint8Array;
}

/** Resources of the index and the files they name. */
export interface BuiltResources {
  readonly resources: readonly CatalogResource[];
  readonly files: readonly BuiltFile[];
}

export const joinResources = (parts: readonly BuiltResources[]): BuiltResources => ({
  resources: parts.flatMap((part) => part.resources),
  files: parts.flatMap((part) => part.files),
});

/** Who made a resource and under which terms. A builder that cannot say this has nothing to add to the catalog. */
export interface Credit {
  readonly author: string;
  readonly licence: string;
  readonly source: string;
}

export const OWN_WORK: Credit = { author: 'Design Maker', licence: 'CC0-1.0', source: 'catalog/source' };

/** 'map-pin' -> 'Map pin'. */
export const titleOf = (id: string): string => {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
