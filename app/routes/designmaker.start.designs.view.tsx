export { ViewerPage as Component } from '../features/viewer/viewer-page.js';
