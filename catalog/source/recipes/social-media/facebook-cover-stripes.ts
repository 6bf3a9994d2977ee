import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch } from './drawing.js';

const [WIDTH, HEIGHT] = [262.82, 100];
const { to, arc } = pen(WIDTH, HEIGHT);

/** Where the stripes turn up and where they turn away again, and the innermost turn's radius. */
const [UP, AWAY, LEVEL, INNER] = [122, 180, 51, 12];
const STRIPE = 6.8;
/** Neighbors overlap by a hair, so that no ground shows through where edges are blended. */
const HAIR = 0.12;

/** One of the stripes that come in low from the left, climb round two bends and leave high on the right. */
function stripe(index: number, color: string): Layer {
  const near = INNER + index * STRIPE;
  const far = near + STRIPE + HAIR;
  const [nearAway, farAway] = [AWAY - UP - near, AWAY - UP - far];
  const out =
    `M${to(0, LEVEL + far)}L${to(UP, LEVEL + far)}${arc(far, UP + far, LEVEL, false)}` +
    `${arc(farAway, AWAY, LEVEL - farAway)}L${to(WIDTH, LEVEL - farAway)}`;
  const back =
    `L${to(WIDTH, LEVEL - nearAway)}L${to(AWAY, LEVEL - nearAway)}${arc(nearAway, UP + near, LEVEL, false)}` +
    `${arc(near, UP, LEVEL + near)}L${to(0, LEVEL + near)}Z`;
  return sketch(`stripe-${index + 1}`, [0, 0, WIDTH, HEIGHT], out + back, color);
}

/** Seventies stripes round two bends, the name in the upper bay and the particulars in the lower. */
export const facebookCoverStripes: Recipe = {
  id: 'facebook-cover-stripes',
  category: 'facebook-cover',
  size: [1640, 624],
  layers: [
    ...['ink', 'accent', 'accent2', 'extra', 'extra/bg/.55'].map((color, i) => stripe(i, color)),
    { k: 'text', t: 'title', font: 'heading', at: [12, 12, 112, 42], size: [26, 12], lines: 2, v: 'top', color: 'ink' },
    { k: 'text', t: 'tag', font: 'sub', at: [176, 60, 74, 4], size: [4, 3.2], caps: true, tracking: 0.14, color: 'accentText' },
    { k: 'text', t: 'body', font: 'sub', at: [176, 69, 74, 14], size: [5, 4], lines: 2, leading: 1.35, color: 'ink' },
    { k: 'text', t: 'site', font: 'body', at: [176, 88, 74, 4], size: [4, 3.2], color: 'muted' },
  ],
};
