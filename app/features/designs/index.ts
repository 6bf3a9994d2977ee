/** What other parts of the app may know of lists of designs. */
export { DesignDialogs } from './design-dialogs.js';
export type { DesignAct, DesignRequest, NamedDesign } from './design-dialogs.js';
export { editedText } from './edited-text.js';
export { YourDesigns } from './your-designs.js';
