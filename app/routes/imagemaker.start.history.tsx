export { HistoryPage as Component } from '../features/ai-images/history-page.js';
