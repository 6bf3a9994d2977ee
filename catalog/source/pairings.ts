import type { Pairings } from '../build/templates/recipe.js';

/** Families that get on, with the tracking, leading and optical size their type wants. */
export const pairings = {
  fraunces: {
    heading: { family: 'Fraunces', weight: 600, tracking: -0.015, leading: 0.98 },
    sub: { family: 'DM Sans', weight: 500 },
    body: { family: 'DM Sans', weight: 400, leading: 1.45 },
  },
  cormorant: {
    heading: { family: 'Cormorant Garamond', weight: 600, tracking: -0.005, leading: 0.96, scale: 1.12 },
    sub: { family: 'Jost', weight: 500 },
    body: { family: 'Jost', weight: 400, leading: 1.45 },
  },
  archivo: {
    heading: { family: 'Archivo Black', weight: 400, tracking: -0.02, leading: 0.92, scale: 0.94 },
    sub: { family: 'Space Grotesk', weight: 600 },
    body: { family: 'Space Grotesk', weight: 400, leading: 1.4 },
  },
  anton: {
    heading: { family: 'Anton', weight: 400, leading: 1.08 },
    sub: { family: 'Barlow Condensed', weight: 600, scale: 1.12 },
    body: { family: 'Barlow Condensed', weight: 500, leading: 1.35, scale: 1.12 },
  },
  josefin: {
    heading: { family: 'Josefin Sans', weight: 600, tracking: 0.02, leading: 1.05 },
    sub: { family: 'Josefin Sans', weight: 600 },
    body: { family: 'Josefin Sans', weight: 400, leading: 1.4 },
  },
  syne: {
    heading: { family: 'Syne', weight: 800, tracking: -0.02, leading: 1, scale: 0.84 },
    sub: { family: 'Outfit', weight: 500 },
    body: { family: 'Outfit', weight: 400, leading: 1.4 },
  },
  playfair: {
    heading: { family: 'Playfair Display', weight: 700, tracking: -0.01, leading: 1.02 },
    sub: { family: 'Montserrat', weight: 500, scale: 0.95 },
    body: { family: 'Montserrat', weight: 400, leading: 1.5, scale: 0.95 },
  },
  dmserif: {
    heading: { family: 'DM Serif Display', weight: 400, tracking: -0.01, leading: 1 },
    sub: { family: 'Manrope', weight: 600, scale: 0.97 },
    body: { family: 'Manrope', weight: 400, leading: 1.5, scale: 0.97 },
  },
  bebas: {
    heading: { family: 'Bebas Neue', weight: 400, tracking: 0.005, leading: 0.92, scale: 1.14 },
    sub: { family: 'Montserrat', weight: 600, scale: 0.95 },
    body: { family: 'Montserrat', weight: 400, leading: 1.5, scale: 0.95 },
  },
} satisfies Pairings;
