import type { Editor } from '../../editor.js';

/** Within this many CSS pixels something is pulled to where it is probably meant to go. */
const REACH = 6;

/** The same in page pixels, as the page is zoomed now. */
export const reachOf = (editor: Editor): number => REACH / editor.viewport.scale.peek();
