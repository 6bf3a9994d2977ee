import type { CatalogIndex } from '../../../../catalog/format.js';
import { testIndex } from '../../support/catalog.js';

type Resource = CatalogIndex['resources'][number];

const icon = (id: string, name: string, keywords: string[] = []): Resource => ({
  ...testIndex().resources.find((each) => each.id === 'square')!,
  ...{ id, name, keywords },
});

/** One that is sold: until it is bought, another file is served. */
const sold = (one: Resource): Resource => ({ ...one, free: false, marked: one.file });

/** A catalog with something for each way of searching. */
export function searchedIndex(): CatalogIndex {
  const base = testIndex();
  const [sunny, rainy, retired] = base.templates;
  return {
    ...base,
    templates: [
      { ...sunny!, name: 'Grand opening', keywords: ['party', 'Größe'] },
      { ...rainy!, name: 'Party night', keywords: ['club'] },
      { ...retired!, name: 'Party of the past' },
    ],
    resources: [
      ...base.resources,
      icon('car', 'Car', ['vehicle']),
      icon('cartoon', 'Cartoon'),
      icon('red-car', 'Red car', ['vehicle', 'race']),
      icon('van', 'Van', ['haulage']),
      sold(icon('lorry', 'Lorry', ['haulage'])),
      icon('ar', 'مَدْرَسَة', ['بيت']),
      icon('ja', '春のセール'),
      icon('de', 'Straße', ['Größe']),
      icon('quote', `O'Neil "quoted" \\ & | ! :*`),
    ],
  };
}
