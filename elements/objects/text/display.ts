import type { FillPath, Glyph, GlyphRun, Op } from '../../display/ops.js';
import type { Rect } from '../../math/geometry.js';
import type { FontFace, LayoutLine, LayoutRun, TextLayout } from '../../text/types.js';
import type { ObjectEnv } from '../kind.js';
import { decorations } from './decorations.js';
import { withEffects, withGradient } from './effects.js';
import { textLayout } from './layout.js';
import type { TextObject } from './model.js';
import { placeholderTextOps } from './placeholder.js';

/** Outline added all round by full synthetic bold, in em: a stroke of 1/24 em, half of it outside. */
const FULL_BOLD = 1 / 48;

/** Underlines lie under the glyphs, strikes over them. */
export function textOps(object: TextObject, env: ObjectEnv): Op[] {
  const layout = textLayout(object, env);
  if (env.fonts.faces.length === 0) return placeholderTextOps(layout, object.text_details);
  const letters = layout.lines.flatMap((line) => [
    ...lineRects(line, 'underline'),
    ...(line.marker ?? []).map((run) => markRun(run, line, layout)),
    ...line.runs.map((run) => glyphRun(run, line, layout)),
    ...lineRects(line, 'strike'),
  ]);
  const { text_details: details } = object;
  return withEffects(withGradient(letters, details, object), details, object);
}

const lineRects = (line: LayoutLine, which: 'underline' | 'strike'): FillPath[] =>
  decorations(line, which).map(({ x, y, width, height, color }) => ({
    op: 'fillPath',
    d: `M${x} ${y}h${width}v${height}h${-width}Z`,
    fill: color,
  }));

function glyphRun(run: LayoutRun, line: LayoutLine, layout: TextLayout): GlyphRun {
  const { baseline, level } = line;
  const { link } = run.style;
  return {
    op: 'glyphRun',
    font: run.face.id,
    unitsPerEm: run.face.unitsPerEm,
    size: run.style.size,
    fill: run.style.color,
    slant: run.pick.slant,
    embolden: run.pick.embolden * FULL_BOLD,
    glyphs: run.glyphs.map((id, i) => glyph(run.face, id, run.xs[i]!, baseline + run.ys[i]!)),
    text: run.shown?.text ?? layout.text.slice(run.start, run.end),
    clusters: run.shown?.clusters ?? run.clusters.map((at) => at - run.start),
    ...(run.hyphen && { hyphen: true as const }),
    order: { start: run.start, level: run.level, base: level },
    ...(link && { link: { href: link, area: areaOf(run, line) } }),
  };
}

/** As high as its line; spaces that the line wrapped at are no part of it. */
function areaOf(run: LayoutRun, { x, width, top, height }: LayoutLine): Rect {
  const left = Math.max(run.x, x);
  return { x: left, y: top, width: Math.min(run.x + run.width, x + width) - left, height };
}

/** The mark of a list item is read before its words, though it is none of them. */
function markRun(run: LayoutRun, line: LayoutLine, layout: TextLayout): GlyphRun {
  const { link: _, ...shown } = glyphRun(run, line, layout);
  return { ...shown, order: { start: line.start, level: run.level, base: line.level } };
}

function glyph(face: FontFace, id: number, x: number, y: number): Glyph {
  const layers = face.colorLayers(id);
  if (!layers) return { id, x, y, outline: face.outline(id) };
  return {
    id,
    x,
    y,
    outline: '',
    layers: layers.map((layer) => ({ outline: face.outline(layer.glyph), color: layer.color })),
  };
}
