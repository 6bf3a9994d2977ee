import type { DesignCategory } from '../../../server/contract/category.js';
import type { ShownTemplate } from '../templates/index.js';

/** The example templates of a category's formats, in the formats' order and by the formats' names. */
export function shownFormats({ children }: DesignCategory): ShownTemplate[] {
  return children.flatMap(({ _id, name, dimensions, example_template: example }) =>
    example
      ? [
          {
            ...{ _id: example._id, name, custom_url: example.custom_url, thumbnail: example.thumbnail },
            ...{ width: dimensions.width, height: dimensions.height },
            categories: [{ _id, name, dimensions }],
          },
        ]
      : [],
  );
}
