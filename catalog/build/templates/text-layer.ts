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
  const box = boxOf(layer, draft);
  const { text, style, lineHeight, layout, overflow, setByHand } = setText(layer, box, draft);
  const capHeight = draft.library.fonts.pick(style).face.capHeight * style.size;
  const ink = inkRect(box, layer.v ?? 'top', layout, capHeight);
  const { family, weight, italic, size, color } = style;
  const widths = layout.lines.map((line) => line.width);
  const found = { ink, overflow, lines: text.split('\n'), widths, setByHand };
  const rotation = layer.rotate ?? 0;
  const about = { layer: layer.id ?? layer.t, rotation, ground: groundOf(layer, draft) };
  draft.notes.push({ ...about, ...found, family, weight, italic, size, color });
  return {
    name: layer.t,
    type: 'text',
    position: { x: round2(box.x), y: round2(ink.y + capHeight - layout.lines[0]!.baseline) },
    width: round2(box.width),
    height: round2(layout.height),
    rotation,
    opacity: layer.opacity ?? 1,
    text_details: details(text, style, layer.align ?? 'left', lineHeight),
    labels: { text: layer.t, colors: [layer.color] },
  };
}

/** A text with its size, colour and line breaks decided. */
interface SetText extends Setting {
  /** Breaks are stored, so that browser, server and PDF can never disagree about them. */
  readonly text: string;
  readonly layout: TextLayout;
  readonly overflow: boolean;
  readonly setByHand: boolean;
}

function setText(layer: TextLayer, box: Rect, draft: Draft): SetText {
  const copy = draft.source.copy[layer.t];
  if (copy === undefined) throw new Error(`${draft.source.id}: the copy has no ${layer.t}`);
  const { style: plain, lineHeight } = settingOf(layer, draft);
  const em = draft.unit * (draft.pairing[layer.font].scale ?? 1);
  const [max, min] = [layer.size[0] * em, layer.size[1] * em];
  const { fonts } = draft.library;
  const wish = { text: layer.caps ? copy.toUpperCase() : copy, style: plain, lineHeight };
  const room = { width: box.width, height: box.height, maxLines: layer.lines ?? 1, min, max };
  const fitted = fitText({ ...wish, ...room }, fonts);
  const size = Math.floor(fitted.size * 100) / 100;
  const style = { ...plain, size, color: inkOf(layer, size, draft) };
  const text = fitted.lines.join('\n');
  const spans = [{ start: 0, end: text.length, style }];
  const layout = layoutText(
    { text, spans, width: box.width, align: layer.align ?? 'left', lineHeight },
    fonts,
  );
  const overflow = fitted.overflow || layout.lines.length !== fitted.lines.length;
  return { text, style, lineHeight, layout, overflow, setByHand: copy.includes('\n') };
}

/** The colour that is said to lie behind a text. */
const groundOf = (layer: TextLayer, draft: Draft): string =>
  layer.on === 'photo' ? 'photo' : colorOf(layer.on ?? draft.recipe.ground ?? 'bg', draft.roles);

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
  const ground = groundOf(layer, draft);
  if (ground === 'photo') return color;
  return readableOn(color, ground, size > LARGE_TEXT * draft.unit ? READABLE_LARGE : READABLE);
}

/** Where the letters are: from the first line's capitals to the last baseline, placed in the box. */
function inkRect(box: Rect, v: 'top' | 'middle' | 'bottom', layout: TextLayout, capHeight: number): Rect {
  const [first, last] = [layout.lines[0]!, layout.lines.at(-1)!];
  const height = last.baseline - first.baseline + capHeight;
  const left = Math.min(...layout.lines.map((line) => line.x));
  const right = Math.max(...layout.lines.map((line) => line.x + line.width));
  const spare = { top: 0, middle: 0.5, bottom: 1 }[v] * (box.height - height);
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
