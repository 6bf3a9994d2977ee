import { useEffect, useState } from 'react';
import { design, type TemplateListItem } from '../../../../server/contract/design.js';
import { designResource } from '../../../../server/contract/design-resource.js';
import { mockup, type Mockup } from '../../../../server/contract/mockup.js';
import { api } from '../../../api.js';
import { fetchCategories, formatsOf, type Format } from '../../../formats.js';

/** Pictures of templates on the wall. */
const WALL = 24;

/** What the catalog of this server holds: counted, never written down. */
export interface Shown {
  readonly templates: readonly TemplateListItem[];
  /** One without photos, which is all there as soon as it is open. */
  readonly live: TemplateListItem;
  readonly formats: readonly Format[];
  readonly mockups: readonly Mockup[];
  readonly figures: {
    readonly templates: number;
    readonly formats: number;
    readonly photos: number;
    readonly elements: number;
    readonly mockups: number;
  };
}

async function fetchShown(signal: AbortSignal): Promise<Shown | null> {
  const count = (sub_type: 'photo' | 'icon') =>
    api(designResource.get, { sub_type, page_no: 1, size: 1 }, { signal }).then(({ total }) => total);
  const [templates, drawn, tree, mockups, photos, icons] = await Promise.all([
    api(design.get, { active: true, page_no: 1, size: WALL }, { signal }),
    api(design.get, { active: true, photo: false, language: 'en', page_no: 1, size: WALL }, { signal }),
    fetchCategories(signal),
    api(mockup.getMockups, { page_no: 1, size: 12, priority_sort: true }, { signal }),
    count('photo'),
    count('icon'),
  ]);
  const live = [...drawn.docs, ...templates.docs].find(isUpright) ?? templates.docs[0];
  if (!live) return null;
  return {
    ...{ templates: templates.docs, live },
    formats: formatsOf(tree),
    mockups: mockups.docs,
    figures: {
      templates: templates.total,
      formats: tree.reduce((sum, { children }) => sum + children.length, 0),
      photos,
      elements: icons,
      mockups: mockups.total,
    },
  };
}

/** About as wide as the place for it. */
const isUpright = ({ width, height, pages = 1 }: TemplateListItem): boolean =>
  pages === 1 && width >= height && width < 2 * height;

/** What is shown, once it has come; null when it could not be fetched: the first screen stands for itself. */
export function useShown(): Shown | 'coming' | null {
  const [shown, setShown] = useState<Shown | 'coming' | null>('coming');
  useEffect(() => {
    const stop = new AbortController();
    fetchShown(stop.signal).then(
      (came) => !stop.signal.aborted && setShown(came),
      () => !stop.signal.aborted && setShown(null),
    );
    return () => stop.abort();
  }, []);
  return shown;
}
