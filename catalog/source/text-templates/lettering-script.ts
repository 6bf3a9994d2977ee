import type { Pairing } from '../../build/templates/recipe.js';
import { face, pair } from './faces.js';

/** Written by hand, with a pen or a brush; what is set beside them stands upright and keeps quiet. */
export const letteringScript = {
  cradle: pair(face('Cookie', 400, { leading: 1 }), face('Quicksand', 700)),
  roaster: pair(face('Oleo Script', 700, { leading: 1 }), face('Archivo Narrow', 700)),
  vows: pair(face('Pinyon Script', 400, { leading: 1.1 }), face('Cormorant', 700)),
  whisk: pair(face('Rock Salt', 400, { leading: 1.5 }), face('Archivo Narrow', 700)),
} satisfies Readonly<Record<string, Pairing>>;
