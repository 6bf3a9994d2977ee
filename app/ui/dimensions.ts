import type { DesignCategoryChild } from '../../server/contract/category.js';

export { dimensionsText } from '../../elements/math/units.js';

export type Dimensions = DesignCategoryChild['dimensions'];
