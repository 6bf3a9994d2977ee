/** What headless designs offer alike in Node and in the page. */
export * from './designs.js';
export { designSchema } from './design-schema.js';
export { FORMATS, type Format, type RenderedFile, type RenderOptions } from './render-design.js';
export type { DesignAssets } from './assets.js';
