import type { CatalogFontFamily, CatalogIconGroup, CatalogResource, CatalogTemplate } from '../../format.js';
import type { BuiltFile } from '../output.js';
import type { PackFault } from './faults.js';

/** What files of a pack come to, and what is wrong with others. */
export interface PackPart {
  readonly resources: readonly CatalogResource[];
  readonly iconGroups: readonly CatalogIconGroup[];
  readonly fonts: readonly CatalogFontFamily[];
  readonly templates: readonly CatalogTemplate[];
  /** For dist. */
  readonly files: readonly BuiltFile[];
  readonly faults: readonly PackFault[];
}

export const part = (some: Partial<PackPart>): PackPart => ({
  ...{ resources: [], iconGroups: [], fonts: [], templates: [], files: [], faults: [] },
  ...some,
});

export const joinParts = (parts: readonly PackPart[]): PackPart => ({
  resources: parts.flatMap(({ resources }) => resources),
  iconGroups: parts.flatMap(({ iconGroups }) => iconGroups),
  fonts: parts.flatMap(({ fonts }) => fonts),
  templates: parts.flatMap(({ templates }) => templates),
  files: parts.flatMap(({ files }) => files),
  faults: parts.flatMap(({ faults }) => faults),
});

/** One after another: decoding fills the memory and is bound by the processor. */
export async function partOfEach<T>(
  items: readonly T[],
  make: (item: T) => Promise<PackPart>,
): Promise<PackPart> {
  const parts: PackPart[] = [];
  for (const item of items) parts.push(await make(item));
  return joinParts(parts);
}
