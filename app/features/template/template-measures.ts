import type { Template } from '../../../server/contract/design.js';
import type { Dimensions } from '../../ui/dimensions.js';

/** How many pages the stored design has; 0 for what is no design. */
export function pageCountOf({ design_file: file }: Template): number {
  const pages = typeof file === 'object' && file !== null && 'pages' in file ? file.pages : null;
  return Array.isArray(pages) ? pages.length : 0;
}

/** The measures of the first category, in its own unit; the page's pixels when the template has none. */
export function measuresOf({ categories, width, height }: Template): Dimensions {
  return categories[0]?.dimensions ?? { width, height, unit: 'px' };
}
