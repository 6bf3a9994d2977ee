/** What other parts of the app may know of lists of designs. */
export { DesignDialogs } from './dialogs/design-dialogs.js';
export type { DesignAct, DesignRequest, NamedDesign } from './dialogs/design-dialog-types.js';
export { editedText } from './lists/edited-text.js';
export { YourDesigns } from './lists/your-designs.js';
