import type { Editor } from '../../editor.js';

/** Within this many CSS pixels something is pulled to where it is probably meant to go. */
const SNAP_DISTANCE = 6;

/** The same in page pixels, as the page is zoomed now. */
export const snapDistance = (editor: Editor): number => SNAP_DISTANCE / editor.viewport.scale.peek();
