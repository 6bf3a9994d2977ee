export { HistoryAction, loadHistoryDialog } from './history-action.js';
