import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogIndex } from '../../../../catalog/format.js';
import { blankDesign } from '../../../../elements/document/blank-design.js';
import { importCatalog } from '../../../../server/catalog/import-catalog.js';
import { loadCatalog } from '../../../../server/catalog/load-catalog.js';
import { testIndex } from '../../support/catalog.js';
import type { TestServer } from '../../support/server.js';

const picture = (id: string, page: number) => ({
  ...{
    id: `picture-${page}`,
    type: 'image',
    layer_index: 0,
    position: { x: 0, y: 0 },
    width: 64,
    height: 48,
  },
  ...{ rotation: 0, opacity: 1, locked: false, image_details: { id_design_resource: id } },
});

interface About {
  readonly ground: string;
  readonly pictures?: readonly string[];
  readonly pages?: number;
}

/** Templates that differ in what one filters by; all are about jazz. */
const ABOUT: Readonly<Record<string, About & Partial<CatalogIndex['templates'][number]>>> = {
  'red-bold': { ground: '#d0201c', styles: ['bold'] },
  'blue-photo': { ground: '#2348d0', styles: ['elegant', 'photo'], pictures: ['sea'], pages: 3 },
  'blue-sold': { ground: '#2348d0', pictures: ['gold'] },
  'red-german': { ground: '#d0201c', styles: ['bold'], language: 'de' },
};

/** Brings those in, in the place of the templates that are there. */
export async function bringFiltered({ catalog, services }: TestServer): Promise<void> {
  const base = testIndex();
  const [sunny] = base.templates;
  const [sea] = base.resources.filter(({ kind }) => kind === 'photo');
  await catalog.write({
    ...base,
    resources: [...base.resources, { ...sea!, id: 'gold', free: false, marked: sea!.file }],
    categories: base.categories.map((each) => ({ ...each, children: each.children.map(withoutExample) })),
    formats: [],
    templates: Object.entries(ABOUT)
      // in the lists the German one would stand first
      .reverse()
      .map(([id, { ground: _ground, pictures: _pictures, pages: _pages, ...about }]) => ({
        ...{
          ...sunny!,
          id,
          custom_url: id,
          name: `Jazz ${id}`,
          keywords: ['jazz'],
          file: `templates/${id}.json`,
        },
        ...about,
      })),
  });
  for (const [id, { ground, pictures = [], pages = 1 }] of Object.entries(ABOUT)) {
    const blank = blankDesign({ id, width: 400, height: 300 });
    const page = (i: number) => ({
      ...{ ...blank.pages[0]!, id: `page-${i}`, background_color: ground },
      objects: pictures.map((one) => picture(one, i)),
    });
    const file = { ...blank, pages: Array.from({ length: pages }, (_, i) => page(i)) };
    await writeFile(join(catalog.folder, `templates/${id}.json`), JSON.stringify(file));
  }
  await importCatalog(services.database, services.files, await loadCatalog(catalog.folder));
}

const withoutExample = ({ example: _, ...child }: CatalogIndex['categories'][number]['children'][number]) =>
  child;
