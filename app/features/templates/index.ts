/** What other parts of the app may know of templates in lists. */
export { TemplateActions, type ShownTemplate } from './template-actions.js';
export type { TemplateClick } from './template-click.js';
export { SwipedPages, TemplatePager } from './pages/template-pager.js';
export { paintTemplatePage, useTemplatePages } from './pages/use-template-pages.js';
export { TemplateTile } from './template-tile.js';
export { editorAddress, useCopyTemplate } from './use-copy-template.js';
