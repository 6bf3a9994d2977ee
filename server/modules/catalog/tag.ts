import { eq } from 'drizzle-orm';
import { tag as calls, type TagLabel, type WizardFormat } from '../../contract/tag.js';
import type { Executor } from '../../db/database.js';
import { category } from '../../db/schema.js';
import { handler } from '../../http/calls/handler.js';
import type { CatalogData } from '../../services.js';
import { categoryDimensions } from './category-dimensions.js';

type Format = CatalogData['formats'][number];
type Dimensions = WizardFormat['dimensions'];

export const tagCalls = [
  handler(calls.getAll, async (_payload, { db, catalog }) => {
    const sizes = await sizesOfCategories(db);
    return catalog.formats.flatMap((format) => {
      const size = sizes.get(format.category);
      return size ? [describe(format, size)] : [];
    });
  }),

  handler(calls.getAllLabels, async (_payload, { catalog }) => {
    const labels = catalog.formats.flatMap(labelsOf);
    return [...new Map(labels.toReversed().map((label) => [label._id, label])).values()].toReversed();
  }),
];

/** Dimensions of the categories on the lists: a format makes pages of its category's. */
async function sizesOfCategories(db: Executor): Promise<Map<string, Dimensions>> {
  const { id, width, height, unit } = category;
  const rows = await db.select({ id, width, height, unit }).from(category).where(eq(category.active, true));
  return new Map(rows.map((row) => [row.id, categoryDimensions(row)]));
}

const labelsOf = ({ copyright_labels }: Format): TagLabel[] =>
  copyright_labels.map(({ id, name, type }) => ({ _id: id, name, type }));

/** The index counts from the lowest up; the calls sort by priority, highest first. */
const describe = (format: Format, dimensions: Dimensions): WizardFormat => ({
  ...{ _id: format.id, name: format.name, type: format.type, priority: -format.priority, dimensions },
  display_image: `/static/${format.display_image}`,
  copyright_labels: labelsOf(format),
  tag_filters: format.tag_filters.map(({ name, eligible_tags }) => ({
    name,
    eligible_tags: eligible_tags.map((choice) => ({ _id: choice.id, name: choice.name })),
  })),
});
