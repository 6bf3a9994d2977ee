import type { Glyph, Op, Paint } from '../display/ops.js';
import { channelsOf, type Channels } from './color.js';

/** Ops in one color with the transparency they have, without shadows, links and meaning. Pictures keep their colors. */
export const silhouette = (ops: readonly Op[], color: string): Op[] => {
  const channels = channelsOf(color);
  return ops.map((op) => dyedOp(op, channels));
};

function dyedOp(op: Op, color: Channels): Op {
  switch (op.op) {
    case 'fillPath':
      return { ...op, fill: dyed(op.fill, color) };
    case 'strokePath':
      return { ...op, stroke: dyed(op.stroke, color) };
    case 'glyphRun':
      return { ...op, fill: dyed(op.fill, color), copy: true, glyphs: op.glyphs.map(plainGlyph) };
    case 'image':
      return op;
    case 'group': {
      const { shadows: _, link: __, meaning: ___, ...group } = op;
      return { ...group, blend: 'normal', children: op.children.map((child) => dyedOp(child, color)) };
    }
  }
}

const plainGlyph = (glyph: Glyph): Glyph =>
  glyph.layers ? { ...glyph, layers: glyph.layers.map((layer) => ({ ...layer, color: null })) } : glyph;

function dyed(paint: Paint, { r, g, b }: Channels): Paint {
  const rgb = [r, g, b].map((channel) => Math.round(channel * 255)).join(', ');
  const withAlpha = (own: string): string => `rgba(${rgb}, ${channelsOf(own).a})`;
  if (typeof paint === 'string') return withAlpha(paint);
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, color: withAlpha(stop.color) })) };
}
