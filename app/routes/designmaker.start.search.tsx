import { readResults } from '../features/results/use-results.js';
import { reading } from '../read-ahead.js';

export { ResultsPage as Component } from '../features/results/results-page.js';
export const loader = reading(readResults);
