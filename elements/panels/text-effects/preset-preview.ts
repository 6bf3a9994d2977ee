import { objectOps } from '../../display/object-ops.js';
import { opInk } from '../../display/ink-bounds.js';
import type { Op } from '../../display/ops.js';
import type { Editor } from '../../editor/editor.js';
import { storedTextEffect } from '../../objects/text/effect-model.js';
import { kinds } from '../../objects/kinds.js';
import type { TextObject } from '../../objects/text/model.js';
import { FLAT_EFFECT_FIELDS } from '../../objects/text/flat-effect-fields.js';
import { presetEffect, type TextPreset } from '../../objects/text/effect-presets.js';
import { isEmptyRect } from '../../math/geometry.js';
import type { PaintContext } from '../../paint/env.js';
import { paintOps } from '../../paint/painter.js';

/** Ready-made effects shown on two letters in the font and color of the selected text, on the color of its page. */

const LETTERS = 'Aa';
/** Em size of the letters, any: they are scaled to their tile. */
const SIZE = 100;
/** Height of the letters as a part of the tile's; the rest is for what is around them. */
const PART = 0.4;
const PAPER = 'rgb(255 255 255)';

/** The letters as the text would have them, without any effect or part of its own. */
export function sampleText({ text_details, ...object }: TextObject): TextObject {
  const { runs: _, paragraphs: __, text_effect: ___, gradient: ____, ...rest } = text_details;
  const plain = Object.entries(rest).filter(([field]) => !FLAT_EFFECT_FIELDS.includes(field));
  const details = Object.fromEntries(plain) as TextObject['text_details'];
  return {
    ...object,
    ...{ width: 4 * SIZE, height: 2 * SIZE, rotation: 0, opacity: 1, hidden: false, shadow: null },
    ...{ position: { x: 0, y: 0 }, blend_mode: undefined },
    text_details: {
      ...details,
      ...{ text: LETTERS, fontSize: SIZE, textAlign: 'center', letterSpacing: 0, lineHeight: 0 },
      ...{ autoHeight: true, autoFit: 'none', verticalAlign: 'top' },
    },
  };
}

/** Paints a tile; null shows the letters as they are. */
export function paintPresetPreview(
  canvas: HTMLCanvasElement,
  editor: Editor,
  sample: TextObject,
  preset: TextPreset | null,
): void {
  const ratio = Math.min(3, devicePixelRatio);
  const { clientWidth, clientHeight } = canvas;
  canvas.width = Math.round(clientWidth * ratio);
  canvas.height = Math.round(clientHeight * ratio);
  const context = canvas.getContext('2d');
  const plain = opsOf(sample, editor);
  if (!context || !plain) return;
  context.fillStyle = editor.pageRecord().page.background_color ?? PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  // all tiles have their letters in one place and size, whatever is around them
  const ink = opInk(plain);
  if (isEmptyRect(ink)) return;
  const scale = Math.min((canvas.height * PART) / ink.height, (canvas.width * 0.6) / ink.width);
  const left = canvas.width / 2 - (ink.x + ink.width / 2) * scale;
  const top = canvas.height / 2 - (ink.y + ink.height / 2) * scale;
  context.setTransform(scale, 0, 0, scale, left, top);
  const shown = preset ? opsOf(withPreset(sample, preset), editor) : plain;
  paintOps(context as unknown as PaintContext, shown ? [shown] : [], editor.resources.paint);
}

const opsOf = (text: TextObject, { resources }: Editor): Op | null =>
  objectOps(text, kinds, resources.env) ?? null;

function withPreset(sample: TextObject, preset: TextPreset): TextObject {
  const { text_details: details } = sample;
  const text_effect = storedTextEffect(presetEffect(preset, details.fontColor));
  return { ...sample, text_details: { ...details, text_effect } };
}
