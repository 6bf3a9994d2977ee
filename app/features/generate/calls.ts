import { queryOptions } from '@tanstack/react-query';
import { contrastRatio } from '../../../elements/math/color.js';
import { design } from '../../../server/contract/design.js';
import { designResource } from '../../../server/contract/design-resource.js';
import { tag } from '../../../server/contract/tag.js';
import { api } from '../../api.js';

/** Results come so many at a time (spec 1 section 9). */
export const PAGE_SIZE = 6;

/** The formats, highest priority first. */
export const formatsQuery = queryOptions({
  queryKey: ['tag', 'all'],
  queryFn: async ({ signal }) =>
    (await api(tag.getAll, {}, { signal })).toSorted((a, b) => b.priority - a.priority),
});

/** Words are read in a palette whose lightest and darkest colors are so far apart. */
const LEAST_CONTRAST = 7;

/** Palettes that designs come in once each was shown in its own colors: so many, each of another category. */
const PALETTES = 8;

export const palettesQuery = queryOptions({
  queryKey: ['design-resource', 'wizard-palettes'],
  queryFn: async ({ signal }) => {
    const { category_data } = await api(designResource.getDisplayColorPalettes, {}, { signal });
    return category_data
      .flatMap(({ palettes }) => palettes.find(({ colors }) => isReadable(colors)) ?? [])
      .map(({ colors }) => colors)
      .slice(0, PALETTES);
  },
});

const isReadable = (colors: readonly string[]): boolean =>
  colors.some((one) => colors.some((other) => contrastRatio(one, other) >= LEAST_CONTRAST));

/** Designs that are fetched at once: enough for every layout to have its turn before one comes again. */
const DESIGNS = 24;

/** Some of the designs that carry the tags, those with most of them first; pages count from 1. */
export const designsQuery = (tag_id: string[], page_no: number) =>
  queryOptions({
    queryKey: ['design', 'by-tag', tag_id, page_no],
    queryFn: ({ signal }) => api(design.getByTagId, { tag_id, page_no, size: DESIGNS }, { signal }),
  });
