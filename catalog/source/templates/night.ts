import { rolesOf, type Roles } from '../../build/templates/roles.js';
import { palettes } from '../palettes.js';

/** Parts of a palette's colours on its dark ground: a light layout's template by night. */
export const night = (palette: keyof typeof palettes): Roles => rolesOf(palettes[palette], 'dark');
