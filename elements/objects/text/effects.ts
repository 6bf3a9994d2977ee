import { dropShadow, textShadowScale } from '../../display/drop-shadow.js';
import type { FillPath, Glyph, GlyphRun, Op, Shadow } from '../../display/ops.js';
import type { Size } from '../../math/geometry.js';
import { gradientPaint } from '../gradient.js';
import { shownTextEffect, storedTextShadow, type ShownTextEffect } from './effect-model.js';
import type { TextDetails } from './model.js';
import { effectOfFlatFields } from './flat-effect-fields.js';

/** Width that a stroke of 100 shows around the letters, em. */
const FULL_STROKE = 0.1;

/** Light near the letters and further out: its blur at an intensity of 100, em, and its part of the glow's opacity. */
const GLOW = [
  { blur: 0.36, opacity: 0.7 },
  { blur: 0.15, opacity: 0.8 },
  { blur: 0.05, opacity: 0.9 },
] as const;

/**
 * A text with its effects: shadows at the bottom, light above them, then the stroke of all letters, then the letters
 * themselves, so that no stroke cuts into a neighbor. `ops` are the letters and lines as they are.
 */
export function withEffects(ops: readonly Op[], details: TextDetails, box: Size): Op[] {
  const stored = details.text_effect ?? effectOfFlatFields(details);
  if (!stored) return [...ops];
  const effect = shownTextEffect(stored);
  const shadows = [...shadowsOf(effect, details, box), ...glowOf(effect, details)];
  const children = [...strokesOf(ops, effect, details), ...ops];
  return shadows.length > 0 ? [{ op: 'group', shadows, children }] : children;
}

function shadowsOf({ shadow, shadows }: ShownTextEffect, { fontSize }: TextDetails, box: Size): Shadow[] {
  if (!shadow) return [];
  const scale = textShadowScale(fontSize, Math.max(box.width, box.height));
  return shadows.map((one) => dropShadow(storedTextShadow(one), scale));
}

function glowOf(effect: ShownTextEffect, { fontSize }: TextDetails): Shadow[] {
  const { glow, glowColor: color, glowIntensity, glowOpacity } = effect;
  if (!glow || glowIntensity === 0) return [];
  return GLOW.map(({ blur, opacity }) => ({
    color,
    opacity: (opacity * glowOpacity) / 100,
    dx: 0,
    dy: 0,
    blur: (blur * glowIntensity * fontSize) / 100,
    scale: 1,
  }));
}

function strokesOf(ops: readonly Op[], effect: ShownTextEffect, { fontSize }: TextDetails): Op[] {
  const width = (effect.strokeSize / 100) * FULL_STROKE;
  if (!effect.stroke || width === 0) return [];
  return ops.flatMap((op) => strokeOf(op, effect.strokeColor, { width, fontSize }));
}

interface Stroke {
  /** Around the letters, em. */
  readonly width: number;
  readonly fontSize: number;
}

/** The op once more, wider all round and in one color. */
function strokeOf(op: Op, color: string, { width, fontSize }: Stroke): Op[] {
  if (op.op === 'glyphRun') return [widerRun(op, color, width)];
  if (op.op !== 'fillPath') return [];
  const { d, transform } = op;
  const place = transform ? { transform } : {};
  return [
    { op: 'strokePath', d, stroke: color, width: 2 * width * fontSize, join: 'round', ...place },
    { op: 'fillPath', d, fill: color, ...place },
  ];
}

const widerRun = (run: GlyphRun, fill: string, width: number): GlyphRun => ({
  ...run,
  fill,
  embolden: run.embolden + width,
  glyphs: run.glyphs.map(plainGlyph),
  copy: true,
});

/** A color glyph as one outline. */
const plainGlyph = ({ id, x, y, outline, layers }: Glyph): Glyph => ({
  id,
  x,
  y,
  outline: layers ? layers.map((layer) => layer.outline).join('') : outline,
});

/** Letters of the text's own color take its gradient, which lies over the whole box. */
export function withGradient(
  ops: readonly Op[],
  { gradient, fontColor }: TextDetails,
  box: Size,
): readonly Op[] {
  if (!gradient) return ops;
  const fill = gradientPaint(gradient, box);
  const isOwn = (op: Op): op is FillPath | GlyphRun =>
    (op.op === 'fillPath' || op.op === 'glyphRun') && op.fill === fontColor;
  return ops.map((op) => (isOwn(op) ? { ...op, fill } : op));
}
