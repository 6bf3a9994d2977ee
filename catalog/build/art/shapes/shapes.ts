import { arrows } from './arrows.js';
import { badges } from './badges.js';
import { festive } from './festive.js';
import type { Shapes } from './drawing-kit.js';
import { lineFrames } from './line-frames.js';
import { lines } from './lines.js';
import { ornaments } from './ornaments.js';
import { soft } from './soft.js';
import { speech } from './speech.js';

/** Drawings of our own to build with, in the order they are listed. */
export const shapes: Shapes = {
  ...lines,
  ...arrows,
  ...speech,
  ...badges,
  ...soft,
  ...ornaments,
  ...festive,
  ...lineFrames,
};
