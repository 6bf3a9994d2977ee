import type { Pairing } from '../../build/templates/recipe.js';
import { face, pair } from './faces.js';

/** Display faces for a few loud words, each with a quiet companion. Too much for a font set of a whole design. */
export const lettering = {
  bungee: pair(face('Bungee', 400, { leading: 1 }), face('Space Grotesk', 600)),
  caveat: pair(face('Caveat', 700, { leading: 0.92 }), face('DM Sans', 500)),
  limelight: pair(face('Limelight', 400, { leading: 1.04 }), face('Josefin Sans', 600)),
  lobster: pair(face('Lobster', 400, { leading: 1.06 }), face('Montserrat', 600)),
  marker: pair(face('Permanent Marker', 400, { leading: 1.08 }), face('Work Sans', 500)),
  parisienne: pair(face('Parisienne', 400, { leading: 1.1 }), face('Cormorant Garamond', 600), face('Jost', 400)),
  righteous: pair(face('Righteous', 400, { leading: 1 }), face('Outfit', 500)),
  sacramento: pair(face('Sacramento', 400, { leading: 1.1 }), face('Josefin Sans', 600)),
  satisfy: pair(face('Satisfy', 400, { leading: 1.1 }), face('Raleway', 700)),
  shadows: pair(face('Shadows Into Light', 400, { leading: 1.24 }), face('Work Sans', 500)),
  shrikhand: pair(face('Shrikhand', 400, { leading: 0.98 }), face('Outfit', 600)),
  unbounded: pair(face('Unbounded', 700, { leading: 1.06 }), face('Outfit', 500)),
  yellowtail: pair(face('Yellowtail', 400, { leading: 1.04 }), face('Anton', 400), face('Barlow Condensed', 600)),
} satisfies Readonly<Record<string, Pairing>>;
