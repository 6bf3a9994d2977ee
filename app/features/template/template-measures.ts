import type { Template } from '../../../server/contract/design.js';
import type { Measures } from '../../ui/measures.js';

/** The measures of the first category, in its own unit; the page's pixels when the template has none. */
export function measuresOf({ categories, width, height }: Template): Measures {
  return categories[0]?.dimensions ?? { width, height, unit: 'px' };
}
