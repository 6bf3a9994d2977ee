import type { FontResource } from '../../contract/design-resource.js';
import type { CatalogData } from '../../services.js';
import { faceOf, familyId } from './catalog-fonts.js';
import { allOf, asList, pageOf } from '../paging.js';

interface Wanted {
  readonly id?: string | string[] | undefined;
  readonly page_no?: number | undefined;
  readonly size: number;
}

/** The families of the catalog, as its list has them. Pages count from 0. */
export function fontList({ fonts }: CatalogData, { id, page_no = 0, size }: Wanted) {
  const docs = fonts.map((family): FontResource => ({
    ...{ _id: familyId(family.name), name: family.name, type: 'font', category: family.category },
    src: faceOf(family).src,
    preview: family.preview ?? '',
  }));
  if (id !== undefined) return allOf(asList(id).flatMap((one) => docs.find(({ _id }) => _id === one) ?? []));
  const start = page_no * size;
  return pageOf(docs.slice(start, start + size), docs.length, { page_no: page_no + 1, size });
}
