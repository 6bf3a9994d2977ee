import type { Pairing } from '../build/templates/recipe.js';

/** A built-in font set: three faces under a name. */
export interface NamedPairing extends Pairing {
  readonly name: string;
}

/** Sizes of the built-in font sets, px (B-049). Templates have sizes of their own and keep only the faces. */
export const SET_SIZES = { heading: 31, sub: 15, body: 12 } as const;

/** Families that get on, with the tracking, leading and optical size their type wants; in the order they are offered. */
export const pairings = {
  fraunces: {
    name: 'Fraunces & DM Sans',
    heading: { family: 'Fraunces', weight: 600, tracking: -0.015, leading: 0.98 },
    sub: { family: 'DM Sans', weight: 500 },
    body: { family: 'DM Sans', weight: 400, leading: 1.45 },
  },
  cormorant: {
    name: 'Cormorant Garamond & Jost',
    heading: { family: 'Cormorant Garamond', weight: 600, tracking: -0.005, leading: 0.96, scale: 1.12 },
    sub: { family: 'Jost', weight: 500 },
    body: { family: 'Jost', weight: 400, leading: 1.45 },
  },
  archivo: {
    name: 'Archivo Black & Space Grotesk',
    heading: { family: 'Archivo Black', weight: 400, tracking: -0.02, leading: 0.92, scale: 0.94 },
    sub: { family: 'Space Grotesk', weight: 600 },
    body: { family: 'Space Grotesk', weight: 400, leading: 1.4 },
  },
  anton: {
    name: 'Anton & Barlow Condensed',
    heading: { family: 'Anton', weight: 400, leading: 1.08 },
    sub: { family: 'Barlow Condensed', weight: 600, scale: 1.12 },
    body: { family: 'Barlow Condensed', weight: 500, leading: 1.35, scale: 1.12 },
  },
  jakarta: {
    name: 'Plus Jakarta Sans',
    heading: { family: 'Plus Jakarta Sans', weight: 800, tracking: -0.02, leading: 1.04, scale: 0.94 },
    sub: { family: 'Plus Jakarta Sans', weight: 600, scale: 0.97 },
    body: { family: 'Plus Jakarta Sans', weight: 400, leading: 1.5, scale: 0.97 },
  },
  josefin: {
    name: 'Josefin Sans',
    heading: { family: 'Josefin Sans', weight: 600, tracking: 0.02, leading: 1.05 },
    sub: { family: 'Josefin Sans', weight: 600 },
    body: { family: 'Josefin Sans', weight: 400, leading: 1.4 },
  },
  syne: {
    name: 'Syne & Outfit',
    heading: { family: 'Syne', weight: 800, tracking: -0.02, leading: 1, scale: 0.8 },
    sub: { family: 'Outfit', weight: 500 },
    body: { family: 'Outfit', weight: 400, leading: 1.4 },
  },
  playfair: {
    name: 'Playfair Display & Montserrat',
    heading: { family: 'Playfair Display', weight: 700, tracking: -0.01, leading: 1.02 },
    sub: { family: 'Montserrat', weight: 500, scale: 0.95 },
    body: { family: 'Montserrat', weight: 400, leading: 1.5, scale: 0.95 },
  },
  dmserif: {
    name: 'DM Serif Display & Manrope',
    heading: { family: 'DM Serif Display', weight: 400, tracking: -0.01, leading: 1 },
    sub: { family: 'Manrope', weight: 600, scale: 0.97 },
    body: { family: 'Manrope', weight: 400, leading: 1.5, scale: 0.97 },
  },
  bebas: {
    name: 'Bebas Neue & Montserrat',
    heading: { family: 'Bebas Neue', weight: 400, tracking: 0.005, leading: 0.92, scale: 1.14 },
    sub: { family: 'Montserrat', weight: 600, scale: 0.95 },
    body: { family: 'Montserrat', weight: 400, leading: 1.5, scale: 0.95 },
  },
  abril: {
    name: 'Abril Fatface & Poppins',
    heading: { family: 'Abril Fatface', weight: 400, tracking: -0.005, leading: 1 },
    sub: { family: 'Poppins', weight: 500, scale: 0.95 },
    body: { family: 'Poppins', weight: 400, leading: 1.5, scale: 0.95 },
  },
  cinzel: {
    name: 'Cinzel & Raleway',
    heading: { family: 'Cinzel', weight: 400, tracking: 0.02, leading: 1.1, scale: 0.9 },
    sub: { family: 'Raleway', weight: 500 },
    body: { family: 'Raleway', weight: 400, leading: 1.5 },
  },
  oswald: {
    name: 'Oswald & Lora',
    heading: { family: 'Oswald', weight: 600, tracking: -0.005, leading: 1.12, scale: 1.02 },
    sub: { family: 'Lora', weight: 700 },
    body: { family: 'Lora', weight: 400, leading: 1.45 },
  },
  spartan: {
    name: 'League Spartan & Libre Baskerville',
    heading: { family: 'League Spartan', weight: 700, tracking: -0.03, leading: 0.92, scale: 1.06 },
    sub: { family: 'Libre Baskerville', weight: 700, scale: 0.9 },
    body: { family: 'Libre Baskerville', weight: 400, leading: 1.55, scale: 0.9 },
  },
  instrument: {
    name: 'Instrument Serif & Inter',
    heading: { family: 'Instrument Serif', weight: 400, tracking: -0.015, leading: 0.96, scale: 1.16 },
    sub: { family: 'Inter', weight: 500, scale: 0.95 },
    body: { family: 'Inter', weight: 400, leading: 1.5, scale: 0.95 },
  },
  alfa: {
    name: 'Alfa Slab One & Work Sans',
    heading: { family: 'Alfa Slab One', weight: 400, tracking: 0.005, leading: 1.06, scale: 0.88 },
    sub: { family: 'Work Sans', weight: 500 },
    body: { family: 'Work Sans', weight: 400, leading: 1.45 },
  },
  zilla: {
    name: 'Zilla Slab & Inter',
    heading: { family: 'Zilla Slab', weight: 700, tracking: -0.015, leading: 1, scale: 1.04 },
    sub: { family: 'Inter', weight: 500, scale: 0.95 },
    body: { family: 'Inter', weight: 400, leading: 1.5, scale: 0.95 },
  },
  greatvibes: {
    name: 'Great Vibes & Josefin Sans',
    heading: { family: 'Great Vibes', weight: 400, leading: 1.06, scale: 1.26 },
    sub: { family: 'Josefin Sans', weight: 600 },
    body: { family: 'Josefin Sans', weight: 400, leading: 1.4 },
  },
  pacifico: {
    name: 'Pacifico & Poppins',
    heading: { family: 'Pacifico', weight: 400, leading: 1.3, scale: 0.96 },
    sub: { family: 'Poppins', weight: 500, scale: 0.95 },
    body: { family: 'Poppins', weight: 400, leading: 1.5, scale: 0.95 },
  },
  amatic: {
    name: 'Amatic SC & Josefin Sans',
    heading: { family: 'Amatic SC', weight: 700, tracking: 0.01, leading: 0.94, scale: 1.36 },
    sub: { family: 'Josefin Sans', weight: 600 },
    body: { family: 'Josefin Sans', weight: 400, leading: 1.4 },
  },
  spacemono: {
    name: 'Space Mono & Work Sans',
    heading: { family: 'Space Mono', weight: 700, tracking: -0.04, leading: 1.04, scale: 0.86 },
    sub: { family: 'Work Sans', weight: 500 },
    body: { family: 'Work Sans', weight: 400, leading: 1.45 },
  },
} satisfies Readonly<Record<string, NamedPairing>>;
