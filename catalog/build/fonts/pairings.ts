import { pairings, SET_SIZES, type NamedPairing } from '../../source/pairings.js';
import type { CatalogIndex } from '../../format.js';

const ROLES = ['heading', 'sub', 'body'] as const;

/** The built-in font sets of the index. Throws when one names a face that the catalog has not. */
export function buildPairings({ fonts }: Pick<CatalogIndex, 'fonts'>): CatalogIndex['pairings'] {
  return Object.entries<NamedPairing>(pairings).map(([id, pairing]) => ({
    id,
    name: pairing.name,
    fonts: ROLES.map((role) => {
      const { family, weight } = pairing[role];
      const faces = fonts.find(({ name }) => name === family)?.faces ?? [];
      if (!faces.some((face) => face.weight === weight && !face.italic))
        throw new Error(`pairing ${id}: there is no ${family} of weight ${weight}`);
      return { role, family, weight, size: SET_SIZES[role] };
    }),
  }));
}
