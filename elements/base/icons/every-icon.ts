/** Loaded for its effect: icons that come after the first sight of the editor can be drawn at once from here on. */
import { FILLED_ICONS, REGULAR_ICONS } from './later-icons.gen.js';
import { knowAll } from './outlines.js';

knowAll(REGULAR_ICONS, FILLED_ICONS);
