import type { DesignCategoryChild } from '../../server/contract/category.js';

export type Measures = DesignCategoryChild['dimensions'];

/** '1080 × 1350 px': true multiplication sign, no-break space before the unit. */
export function measuresText({ width, height, unit }: Measures): string {
  return `${width} × ${height}\u00a0${unit}`;
}
