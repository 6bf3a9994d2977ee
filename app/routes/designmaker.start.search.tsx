export { ResultsPage as Component } from '../features/results/results-page.js';
