import { MAX_DESIGN_BYTES } from '../../contract/saved-design.js';

/** Of a call that carries a design, bytes: one sent as JSON text within JSON may double in size by its escapes. */
export const SAVE_BODY_LIMIT = 2 * MAX_DESIGN_BYTES + 1024;
