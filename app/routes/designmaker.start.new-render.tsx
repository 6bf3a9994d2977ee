export { RenderPage as Component } from '../features/viewer/render-page.js';
