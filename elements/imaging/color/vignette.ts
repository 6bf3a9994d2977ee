import { clamp, type Rect } from '../../math/geometry.js';
import type { PixelRow } from '../pixel-row.js';

/** Squared distances from the middle of the frame are counted in these; a corner is 2 frames' half sides squared. */
const STEPS = 1024;
const CORNER = 2 * STEPS;
/** Half sides of the frame between which the light falls off. */
const INNER = 0.35;
const OUTER = 1.4;
/** Of the light a full vignette leaves this much less in the corners. */
const DARKEST = 0.92;

/** Darkens a row by its distance from the middle of what shows. */
export type Vignette = (row: PixelRow, y: number) => void;

/** The frame is the part of the picture that shows, as fractions of it; `amount` is 0 to 1. */
export function vignette(width: number, height: number, frame: Rect, amount: number): Vignette {
  const light = lightTable(amount);
  const across = squares(width, frame.x, frame.width);
  const down = squares(height, frame.y, frame.height);
  return ({ r, g, b, length }, y) => {
    const fromMiddle = down[y]!;
    for (let x = 0; x < length; x++) {
      const distance = across[x]! + fromMiddle;
      const part = light[distance > CORNER ? CORNER : distance]!;
      r[x] = (r[x]! * part) >> 12;
      g[x] = (g[x]! * part) >> 12;
      b[x] = (b[x]! * part) >> 12;
    }
  };
}

/** Light left at each squared distance, in 4096ths. */
function lightTable(amount: number): Int32Array {
  const table = new Int32Array(CORNER + 1);
  for (let i = 0; i <= CORNER; i++) {
    const fall = clamp((Math.sqrt(i / STEPS) - INNER) / (OUTER - INNER), 0, 1);
    table[i] = Math.round(4096 * (1 - amount * DARKEST * fall * fall * (3 - 2 * fall)));
  }
  return table;
}

/** Squared distance of each pixel from the frame's middle, in half sides of the frame. */
function squares(length: number, start: number, part: number): Int32Array {
  const squared = new Int32Array(length);
  for (let i = 0; i < length; i++) {
    const distance = ((i + 0.5) / length - start - part / 2) / (part / 2);
    squared[i] = Math.round(Math.min(CORNER, distance * distance * STEPS));
  }
  return squared;
}
