export { HistoryAction } from './history-action.js';
