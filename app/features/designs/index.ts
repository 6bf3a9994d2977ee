/** What other parts of the app may know of lists of designs. */
export { inBatches } from './actions/action-targets.js';
export { openInNewTab } from './actions/open-in-new-tab.js';
export { useMove } from './actions/use-move.js';
export { fetchAllDesigns, useDesignList } from './calls.js';
export { FolderShelf } from './dragging/folder-shelf.js';
export { DesignGrid, type GridHandle } from './lists/design-grid.js';
export { DropDesigns } from './lists/drop-designs.js';
export { SelectionBar } from './lists/selection-bar.js';
export { saveTargets } from './actions/move-targets.js';
export { useFolderChoices } from './actions/use-folder-choices.js';
export { DesignDialogs } from './dialogs/design-dialogs.js';
export type { DesignAct, DesignRequest } from './dialogs/design-dialog-types.js';
export { FolderPicker } from './dialogs/folder-picker.js';
export { YourDesigns } from './lists/your-designs.js';
