import { declarationsFor, readDeclarations, saidTogether, type StyleRule } from './css.js';
import { parseFontShorthand } from './font-shorthand.js';
import type { SvgNode } from '../parse/svg-node.js';

/** The properties reading looks at, and what they are where nothing is said. Only the first list is inherited. */
const INHERITED: Readonly<Record<string, string>> = {
  fill: '#000000',
  /** What an element that is used takes from where it is used. */
  'context-fill': '',
  'context-stroke': '',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  'clip-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-opacity': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
  'paint-order': 'normal',
  'color-interpolation': 'sRGB',
  'image-rendering': 'auto',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  marker: 'none',
  'marker-start': 'none',
  'marker-mid': 'none',
  'marker-end': 'none',
  color: '#000000',
  visibility: 'visible',
  'font-family': '',
  'font-size': '16',
  'font-style': 'normal',
  'font-weight': '400',
  'letter-spacing': 'normal',
  'text-anchor': 'start',
  direction: 'ltr',
  'writing-mode': 'horizontal-tb',
  'word-spacing': 'normal',
  'dominant-baseline': 'auto',
  'font-variant': 'normal',
  'font-kerning': 'auto',
};
const OWN: Readonly<Record<string, string>> = {
  opacity: '1',
  display: 'inline',
  transform: '',
  'transform-origin': '0 0',
  'transform-box': 'view-box',
  'vector-effect': 'none',
  isolation: 'auto',
  'mix-blend-mode': 'normal',
  'clip-path': 'none',
  mask: 'none',
  overflow: '',
  'mask-type': 'luminance',
  filter: 'none',
  'stop-color': '#000000',
  'stop-opacity': '1',
  'flood-color': '#000000',
  'flood-opacity': '1',
  'baseline-shift': 'baseline',
  'alignment-baseline': 'baseline',
  'text-decoration': 'none',
  'text-decoration-line': 'none',
  'background-color': 'transparent',
};

export type Style = Readonly<Record<string, string>>;

export const ROOT_STYLE: Style = { ...INHERITED, ...OWN };

/** What the element's own attributes, the style sheet and its style attribute say, the later stronger. */
function declared(node: SvgNode, rules: readonly StyleRule[]): Map<string, string> {
  const attributes = [...node.attributes]
    .flatMap(([name, value]) => (name === 'font' ? parseFontShorthand(value) : [[name, value] as const]))
    .filter(([name]) => name in INHERITED || name in OWN);
  const own = readDeclarations(node.attributes.get('style') ?? '');
  return new Map([...attributes, ...saidTogether(declarationsFor(node, rules), own)]);
}

/** The element's style inside a parent of the given one. */
export function computedStyle(node: SvgNode, parent: Style, rules: readonly StyleRule[]): Style {
  const style: Record<string, string> = { ...parent, ...OWN };
  for (const [name, value] of declared(node, rules)) {
    if (!(name in ROOT_STYLE)) continue;
    if (value === 'inherit') style[name] = parent[name]!;
    else style[name] = value === 'initial' ? ROOT_STYLE[name]! : value;
  }
  style['font-size'] = fontSize(style['font-size']!, parent['font-size']!);
  return style;
}

/** The style of an element that something refers to, within all that it lies in. */
export const styleInPlace = (node: SvgNode, rules: readonly StyleRule[]): Style =>
  computedStyle(node, node.parent ? styleInPlace(node.parent, rules) : ROOT_STYLE, rules);

const KEYWORDS: Readonly<Record<string, number>> = {
  small: 13,
  medium: 16,
  large: 18,
  smaller: 13,
  larger: 19,
};
const FONT_UNITS: Readonly<Record<string, number>> = {
  pt: 96 / 72,
  pc: 16,
  in: 96,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
};

/** In CSS pixels, so that children may refer to it. */
function fontSize(text: string, parent: string): string {
  const match = /^([\d.]+(?:e[-+]?\d+)?)([a-z%]*)$/i.exec(text.trim());
  if (!match) return String(KEYWORDS[text.trim()] ?? parent);
  const [, digits = '', unit = ''] = match;
  const number = Number(digits);
  if (!Number.isFinite(number)) return parent;
  if (unit === 'em') return String(number * Number(parent));
  if (unit === '%') return String((number * Number(parent)) / 100);
  return String(number * (FONT_UNITS[unit] ?? (unit === 'rem' ? 16 : 1)));
}
