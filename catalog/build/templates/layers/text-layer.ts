import type { TextDetails, TextObject } from '../../../../elements/objects/text/model.js';
import type { TextLayout } from '../../../../elements/text/types.js';
import { center, rotatePoint, type Point, type Rect } from '../../../../elements/math/geometry.js';
import { boxOf, turnOf, type Draft, type Unlayered } from '../compile-context.js';
import { emphasisRuns } from './emphasis.js';
import { placement } from './placement.js';
import { textGradientOf, textEffectOf } from './text-look.js';
import { adaptToScript } from './writing-system.js';
import type { TextLayer } from '../recipe.js';
import { groundOf, setText, storedLeading, storedTracking, type SetText } from './text-setting.js';

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
    text_details: details(set, layer, draft),
    labels: { text: layer.t, colors: words },
  };
}

/** A page turns a text about its own middle, a recipe about that of the box it gives: there the letters stay in it. */
function turnedPlace(whole: Rect, about: Point, rotation: number): Rect {
  const own = center(whole);
  const there = rotatePoint(own, about, rotation);
  return { ...whole, x: whole.x + there.x - own.x, y: whole.y + there.y - own.y };
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
  { text, style, parts, align, lineHeight }: SetText,
  layer: TextLayer,
  { roles }: Draft,
): TextDetails {
  const runs = emphasisRuns(parts, style);
  const effect = textEffectOf(layer, style.color, roles);
  const gradient = textGradientOf(layer, roles);
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
    ...(gradient ? { gradient } : {}),
    ...(effect ? { text_effect: effect } : {}),
  };
}
