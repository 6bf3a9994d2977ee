import type { TextStyle } from '../drawing.js';
import { readLength, readNumbers } from '../parse/attribute-values.js';
import { plainTint } from '../style/paints.js';
import type { Style } from '../style/computed-style.js';

const WEIGHTS: Readonly<Record<string, number>> = { normal: 400, bold: 700, bolder: 700, lighter: 300 };

/** The style of letters, from that of their element. */
export function textStyle(style: Style): TextStyle {
  const tint = plainTint(style.fill!, style) ?? plainTint(style.stroke!, style);
  const decoration = `${style['text-decoration']} ${style['text-decoration-line']}`;
  const weight = WEIGHTS[style['font-weight']!] ?? Number.parseInt(style['font-weight']!, 10);
  return {
    families: style['font-family']!.split(',')
      .map((family) => family.trim().replace(/^['"]|['"]$/g, ''))
      .filter(Boolean),
    weight: weight >= 100 && weight <= 900 ? weight : 400,
    italic: /italic|oblique/.test(style['font-style']!),
    size: Number(style['font-size']),
    color: tint?.color ?? '#000000',
    spacing: spacingOf(style),
    underline: decoration.includes('underline'),
    strike: decoration.includes('line-through'),
    outline: outlineOf(style),
  };
}

function outlineOf(style: Style): TextStyle['outline'] {
  const line = plainTint(style.stroke!, style);
  const width = readLength(style['stroke-width'], Number(style['font-size'])) ?? 1;
  if (!line || line.opacity === 0 || !(width > 0)) return null;
  const fill = plainTint(style.fill!, style);
  return { color: line.color, width, hollow: !fill || fill.opacity === 0 };
}

function spacingOf(style: Style): number {
  const text = style['letter-spacing']!;
  if (/em\s*$/.test(text)) return Number.parseFloat(text) * Number(style['font-size']) || 0;
  return readNumbers(text)[0] ?? 0;
}

/** How far below the line letters stand, in the drawing's units; parts of the size around them are as browsers have them. */
export function baselineShift(style: Style, around: Style): number {
  const text = style['baseline-shift']!;
  const size = Number(around['font-size']);
  if (text === 'sub') return 0.2 * size;
  if (text === 'super') return -0.35 * size;
  return -(readLength(text, size) ?? 0);
}
