import { fitText, spansAt } from '../../../../elements/text/fit-text.js';
import { layoutText } from '../../../../elements/text/layout.js';
import {
  LARGE_TEXT,
  READABLE,
  READABLE_LARGE,
} from '../../../../elements/preflight/contrast/text-contrast.js';
import { presetEffect } from '../../../../elements/objects/text/effect-presets.js';
import { storedTextEffect } from '../../../../elements/objects/text/effect-model.js';
import type { TextDetails, TextObject } from '../../../../elements/objects/text/model.js';
import type { TextLayout, TextSpan, TextStyle } from '../../../../elements/text/types.js';
import { center, rotatePoint, type Point, type Rect } from '../../../../elements/math/geometry.js';
import { boxOf, round2, turnOf, type Draft, type Unlayered } from '../compile-context.js';
import { emphasisRuns, movedParts, readEmphasis } from './emphasis.js';
import { placement } from './placement.js';
import { adaptToScript } from './writing-system.js';
import type { TextLayer } from '../recipe.js';
import { colorOf, readableOn } from '../roles.js';

/** em to stored: 1 is 0.01 em (DECISIONS 5), two decimals. */
const storedTracking = (em: number): number => round2(em * 100);
/** The stored value of a line box; 0 is 1.2 em, 50 steps to an em. */
const storedLeading = (em: number): number => round2((em - 1.2) * 50);

type Align = 'left' | 'center' | 'right';

/** Sets a text into its box: as large as fits, lines balanced, then placed by its capitals and not by its line box. */
export function compileText(written: TextLayer, draft: Draft, object: number): Unlayered<TextObject> {
  const layer = adaptToScript(written, draft.pairing[written.font], draft.source.lang);
  const box = boxOf(layer, draft);
  const set = setText(layer, box, draft);
  const { text, style, parts, layout } = set;
  const capHeight = draft.library.fonts.pick(style).face.capHeight * style.size;
  const ink = inkRect(box, layer.v ?? 'top', layout, capHeight);
  const { family, weight, italic, size, color } = style;
  const place = { x: box.x, y: ink.y + capHeight - layout.lines[0]!.baseline };
  const rotation = turnOf(layer.rotate, draft);
  const turnsAbout = center(box);
  const whole = turnedPlace({ ...place, width: box.width, height: layout.height }, turnsAbout, rotation);
  draft.notes.push({
    ...{ layer: layer.id ?? layer.t, page: draft.index, object, rotation },
    ...{
      ink,
      turnsAbout,
      overflow: set.overflow,
      setByHand: set.setByHand,
      ground: groundOf(layer, draft),
    },
    ...{ lines: text.split('\n'), widths: layout.lines.map((line) => line.width) },
    ...{ family, weight, italic, size, color, parts: parts.map((part) => part.style) },
  });
  const words = [layer.color, ...(layer.emphasis?.color ? [layer.emphasis.color] : [])];
  return {
    ...placement(whole, layer, layer.t, draft),
    type: 'text',
    text_details: details(set, layer),
    labels: { text: layer.t, colors: words },
  };
}

/** A page turns a text about its own middle, a recipe about that of the box it gives: there the letters stay in it. */
function turnedPlace(whole: Rect, about: Point, rotation: number): Rect {
  const own = center(whole);
  const there = rotatePoint(own, about, rotation);
  return { ...whole, x: whole.x + there.x - own.x, y: whole.y + there.y - own.y };
}

/** A text with its size, color and line breaks decided. */
interface SetText {
  /** Breaks are stored, so that browser, server and PDF can never disagree about them. */
  readonly text: string;
  readonly style: TextStyle;
  readonly parts: readonly TextSpan[];
  readonly lineHeight: number;
  readonly align: Align;
  readonly layout: TextLayout;
  readonly overflow: boolean;
  readonly setByHand: boolean;
}

function setText(layer: TextLayer, box: Rect, draft: Draft): SetText {
  const copy = draft.source.copy[layer.t];
  if (copy === undefined) throw new Error(`${draft.source.id}: the copy has no ${layer.t}`);
  const { style: plain, lineHeight } = settingOf(layer, draft);
  const em = draft.unit * (draft.pairing[layer.font].scale ?? 1);
  const { fonts } = draft.library;
  const { text: words, parts } = readEmphasis(layer.caps ? copy.toUpperCase() : copy, plain, layer, draft);
  const room = { width: box.width, height: box.height, maxLines: layer.lines ?? 1 };
  const sizes = { max: layer.size[0] * em, min: layer.size[1] * em };
  const fitted = fitText({ text: words, style: plain, parts, lineHeight, ...room, ...sizes }, fonts);
  const size = Math.floor(fitted.size * 100) / 100;
  const style = { ...plain, size, color: inkOf(layer, layer.color, size, draft) };
  const text = fitted.lines.join('\n');
  const moved = movedParts(parts, fitted.lines, fitted.starts).map(({ start, end, style: part }) => {
    const color = inkOf(layer, layer.emphasis?.color ?? layer.color, size, draft);
    return { start, end, style: { ...part, size, color } };
  });
  const align = mirroredAlign(layer.align ?? 'left', draft);
  const spans = spansAt(text, style, moved, size);
  const layout = layoutText({ text, spans, width: box.width, align, lineHeight }, fonts);
  const overflow = fitted.overflow || layout.lines.length !== fitted.lines.length;
  return { text, style, parts: moved, lineHeight, align, layout, overflow, setByHand: copy.includes('\n') };
}

const mirroredAlign = (align: Align, { mirrored }: Draft): Align =>
  mirrored && align !== 'center' ? ({ left: 'right', right: 'left' } as const)[align] : align;

/** The color that is said to lie behind a text. */
const groundOf = (layer: TextLayer, draft: Draft): string =>
  layer.on === 'photo' ? 'photo' : colorOf(layer.on ?? draft.page.ground ?? 'bg', draft.roles);

function settingOf(layer: TextLayer, draft: Draft): { style: TextStyle; lineHeight: number } {
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

/** The color of a word, moved where it could not be read; on a photo the recipe's word is taken as it is. */
function inkOf(layer: TextLayer, word: string, size: number, draft: Draft): string {
  const color = colorOf(word, draft.roles);
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

function details({ text, style, parts, align, lineHeight }: SetText, layer: TextLayer): TextDetails {
  const runs = emphasisRuns(parts, style);
  const effect = layer.effect && storedTextEffect(presetEffect(layer.effect, style.color));
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
    ...(runs.length ? { runs } : {}),
    ...(effect ? { text_effect: effect } : {}),
  };
}
