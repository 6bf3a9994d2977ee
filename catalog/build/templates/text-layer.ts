import { fitText } from '../../../elements/text/fit.js';
import { layoutText } from '../../../elements/text/layout.js';
import type { TextDetails, TextObject } from '../../../elements/objects/text/model.js';
import type { TextLayout, TextStyle } from '../../../elements/text/types.js';
import type { Rect } from '../../../elements/math/geometry.js';
import { boxOf, round2, type Draft } from './context.js';
import type { TextLayer } from './recipe.js';
import { colorOf, readableOn, READABLE } from './roles.js';
import type { Unlayered } from './compile.js';

/** Text from this size on, u, counts as large: it may have less contrast (WCAG 2). */
export const LARGE_TEXT = 4.2;
export const READABLE_LARGE = 3;

/** em to stored: 1 is 0.01 em (DECISIONS 5), two decimals. */
const storedTracking = (em: number): number => round2(em * 100);
/** The stored value of a line box; 0 is 1.2 em, 50 steps to an em. */
const storedLeading = (em: number): number => round2((em - 1.2) * 50);

interface Setting {
  readonly style: TextStyle;
  readonly lineHeight: number;
}

/** Sets a text into its box: as large as fits, lines balanced, then placed by its capitals and not by its line box. */
export function compileText(layer: TextLayer, draft: Draft): Unlayered<TextObject> {
  const copy = draft.source.copy[layer.t];
  if (copy === undefined) throw new Error(`${draft.source.id}: the copy has no ${layer.t}`);
  const text = layer.caps ? copy.toUpperCase() : copy;
  const box = boxOf(layer, draft);
  const setting = settingOf(layer, draft);
  const scale = draft.pairing[layer.font].scale ?? 1;
  const fitted = fitText(
    {
      text,
      style: setting.style,
      width: box.width,
      height: box.height,
      maxLines: layer.lines ?? 1,
      min: layer.size[1] * draft.unit * scale,
      max: layer.size[0] * draft.unit * scale,
      lineHeight: setting.lineHeight,
    },
    draft.library.fonts,
  );
  const size = Math.floor(fitted.size * 100) / 100;
  const color = inkOf(layer, size, draft);
  const style = { ...setting.style, size, color };
  // breaks are stored, so that browser, server and PDF can never disagree about them
  const broken = fitted.lines.join('\n');
  const align = layer.align ?? 'left';
  const layout = layoutText(
    {
      text: broken,
      spans: [{ start: 0, end: broken.length, style }],
      width: box.width,
      align,
      lineHeight: setting.lineHeight,
    },
    draft.library.fonts,
  );
  const ink = inkRect(layer, box, layout, style, draft);
  draft.notes.push({
    layer: layer.id ?? layer.t,
    ink,
    rotation: layer.rotate ?? 0,
    size,
    color,
    ground: layer.on === 'photo' ? 'photo' : colorOf(layer.on ?? draft.recipe.ground ?? 'bg', draft.roles),
    overflow: fitted.overflow || layout.lines.length !== fitted.lines.length,
    lines: fitted.lines,
    widths: layout.lines.map((line) => line.width),
    setByHand: copy.includes('\n'),
    family: style.family,
    weight: style.weight,
    italic: style.italic,
  });
  const capsTop = layout.lines[0]!.baseline - draft.library.fonts.pick(style).face.capHeight * size;
  return {
    name: layer.t,
    type: 'text',
    position: { x: round2(box.x), y: round2(ink.y - capsTop) },
    width: round2(box.width),
    height: round2(layout.height),
    rotation: layer.rotate ?? 0,
    opacity: layer.opacity ?? 1,
    text_details: details(broken, style, align, setting.lineHeight),
    labels: { text: layer.t, colors: [layer.color] },
  };
}

function settingOf(layer: TextLayer, draft: Draft): Setting {
  const choice = draft.pairing[layer.font];
  const tracking = storedTracking(layer.tracking ?? choice.tracking ?? 0) / 100;
  const lineHeight = 1.2 + storedLeading(layer.leading ?? choice.leading ?? 1.15) / 50;
  const style: TextStyle = {
    family: choice.family,
    weight: layer.weight ?? choice.weight,
    italic: layer.italic ?? false,
    size: 1,
    color: '#000000',
    letterSpacing: tracking,
  };
  return { style, lineHeight };
}

/** The layer's colour, moved where it could not be read; on a photo the recipe's word is taken as it is. */
function inkOf(layer: TextLayer, size: number, draft: Draft): string {
  const color = colorOf(layer.color, draft.roles);
  if (layer.on === 'photo') return color;
  const ground = colorOf(layer.on ?? draft.recipe.ground ?? 'bg', draft.roles);
  return readableOn(color, ground, size > LARGE_TEXT * draft.unit ? READABLE_LARGE : READABLE);
}

function inkRect(layer: TextLayer, box: Rect, layout: TextLayout, style: TextStyle, draft: Draft): Rect {
  const [first, last] = [layout.lines[0]!, layout.lines.at(-1)!];
  const caps = draft.library.fonts.pick(style).face.capHeight * style.size;
  const height = last.baseline - first.baseline + caps;
  const left = Math.min(...layout.lines.map((line) => line.x));
  const right = Math.max(...layout.lines.map((line) => line.x + line.width));
  const spare = { top: 0, middle: 0.5, bottom: 1 }[layer.v ?? 'top'] * (box.height - height);
  return { x: box.x + left, y: box.y + spare, width: right - left, height };
}

function details(
  text: string,
  style: TextStyle,
  align: 'left' | 'center' | 'right',
  lineHeight: number,
): TextDetails {
  return {
    text,
    font: style.family,
    bold: style.weight >= 700,
    italic: style.italic,
    weight: style.weight,
    fontSize: style.size,
    fontColor: style.color,
    textAlign: align,
    letterSpacing: storedTracking(style.letterSpacing),
    lineHeight: storedLeading(lineHeight),
  };
}
