import type { Pixels } from '../pixel-row.js';
import { plainBackground, rimOf } from './segmentation/plain-background.js';
import type { CutoutQuality, Doubt, QualityMeasures } from './cutout-quality-types.js';
import { LEAST_TRUSTED } from './cutout-task.js';
import type { Segmented } from './segmentation/segment.js';
import { connectedRegions } from './segmentation/connected-regions.js';

/** What led to a cut. */
export interface HowFound {
  readonly found: Pick<Segmented, 'favour'>;
  /** 1 subject, 0 background. */
  readonly label: Uint8Array;
  /** See QualityMeasures; 1 and 0 when the user said what is meant. */
  readonly steady?: number;
  readonly weak?: number;
}

/** Judges a cut by what can be seen of it, without knowing what was meant. */
export function qualityOf(image: Pixels, how: HowFound): CutoutQuality {
  const plain = plainBackground(image) !== null;
  const measures = measured(image, how);
  const { share, pieces, rim, faint, shadows, agreement, steady, weak } = measures;
  const found: (readonly [Doubt, boolean, number])[] = [
    ['nothing-found', share < 0.03, 1],
    ['everything-kept', share > 0.85, 0.7],
    ['nothing-found', share >= 0.03 && share < 0.08, 0.3],
    ['many-pieces', pieces > 3, 0.25],
    ['many-pieces', !plain && pieces > 1 && pieces <= 3, 0.1],
    ['shadows', plain && shadows > 0.15, 0.4],
    ['leaves-picture', rim > 0.3, 0.45],
    ['leaves-picture', rim > 0.12 && rim <= 0.3, 0.25],
    ['loose-outline', faint > 0.25, 0.5],
    ['loose-outline', faint > 0.06 && faint <= 0.25, 0.1],
    ['same-colors', weak > 0.1 || (!plain && agreement < 0.95), 0.4],
    ['unsteady', steady < 0.85, 0.4],
  ];
  const doubts = found.filter(([, holds]) => holds);
  const lost = doubts.reduce((sum, [, , weight]) => sum + weight, plain ? 0 : BUSY);
  const score = Math.max(0, 1 - lost);
  return { score, trusted: score >= LEAST_TRUSTED, doubts: doubts.map(([doubt]) => doubt), measures };
}

/** Nothing is as sure before a busy ground as before a plain one. */
const BUSY = 0.15;

function measured(image: Pixels, { label, found, steady = 1, weak = 0 }: HowFound): QualityMeasures {
  const rim = rimOf(image.width, image.height);
  let [kept, agreeing] = [0, 0];
  for (let i = 0; i < label.length; i++) {
    kept += label[i]!;
    if (found.favour[i]! > 0 === (label[i] === 1)) agreeing++;
  }
  return {
    share: kept / label.length,
    pieces: connectedRegions(label, image).filter((region) => region.label === 1).length,
    rim: rim.reduce((sum, i) => sum + label[i]!, 0) / rim.length,
    faint: faintOutline(image, label),
    shadows: shadowShare(image, label),
    agreement: agreeing / label.length,
    steady,
    weak,
  };
}

/** A shadow is darker in every channel, by this much at least; the sky makes it bluer, and never warmer. */
const DARKER = 0.92;
const DARKEST = 0.35;
const WARMER = 0.03;
/** Shadows are flat: sum of the channels' differences to the next pixel. */
const FLAT = 12;

function shadowShare({ data, width }: Pixels, label: Uint8Array): number {
  const sum = [0, 0, 0];
  let [behind, kept, shaded] = [0, 0, 0];
  for (let i = 0; i < label.length; i++) {
    if (label[i] === 1) continue;
    behind++;
    for (let c = 0; c < 3; c++) sum[c]! += data[4 * i + c]!;
  }
  const ground = sum.map((total) => Math.max(1, total / Math.max(1, behind)));
  for (let i = 0; i < label.length; i++) {
    if (label[i] === 0) continue;
    kept++;
    const [r, g, b] = ground.map((tone, c) => data[4 * i + c]! / tone) as [number, number, number];
    const shadow = Math.max(r, g, b) < DARKER && Math.min(r, g, b) > DARKEST;
    if (shadow && isFlat(i) && r <= g + WARMER && g <= b + WARMER && b - r < 0.32) shaded++;
  }
  return kept === 0 ? 0 : shaded / kept;

  function isFlat(i: number): boolean {
    return [i + 1, i + width].every((j) => {
      const other = Math.min(j, label.length - 1);
      return [0, 1, 2].reduce((sum, c) => sum + Math.abs(data[4 * i + c]! - data[4 * other + c]!), 0) < FLAT;
    });
  }
}

/** Pixels to either side of the outline that are compared. */
const REACH = 2;
/** Sum of the channels' differences below which nobody sees an edge. */
const FAINT = 26;

function faintOutline({ data, width, height }: Pixels, label: Uint8Array): number {
  let [edges, faint] = [0, 0];
  const look = (i: number, step: number, room: boolean): void => {
    if (!room || label[i] === label[i + step]) return;
    const [a, b] = [4 * (i - (REACH - 1) * step), 4 * (i + REACH * step)];
    const apart = [0, 1, 2].reduce((sum, c) => sum + Math.abs(data[a + c]! - data[b + c]!), 0);
    edges++;
    if (apart < FAINT) faint++;
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      look(i, 1, x >= REACH - 1 && x < width - REACH);
      look(i, width, y >= REACH - 1 && y < height - REACH);
    }
  }
  return edges === 0 ? 1 : faint / edges;
}
