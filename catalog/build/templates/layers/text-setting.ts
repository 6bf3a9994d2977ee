import { fitText, spansAt, type FitRequest } from '../../../../elements/text/fit-text.js';
import type { FontStore } from '../../../../elements/text/fonts/font-store.js';
import { layoutText } from '../../../../elements/text/layout.js';
import {
  LARGE_TEXT,
  READABLE,
  READABLE_LARGE,
} from '../../../../elements/preflight/contrast/text-contrast.js';
import type { TextLayout, TextSpan, TextStyle } from '../../../../elements/text/types.js';
import type { Rect } from '../../../../elements/math/geometry.js';
import { round2, type Draft } from '../compile-context.js';
import { movedParts, readEmphasis } from './emphasis.js';
import type { TextLayer } from '../recipe.js';
import { colorOf, readableOn } from '../roles.js';

/** em to stored: 1 is 0.01 em (DECISIONS 5), two decimals. */
export const storedTracking = (em: number): number => round2(em * 100);
/** The stored value of a line box; 0 is 1.2 em, 50 steps to an em. */
export const storedLeading = (em: number): number => round2((em - 1.2) * 50);

type Align = 'left' | 'center' | 'right';

/** How the words fill their box: no color changes that. */
interface Setting {
  readonly size: number;
  /** Breaks are stored, so that browser, server and PDF can never disagree about them. */
  readonly text: string;
  /** Parts in a style of their own, where they lie in the broken text. */
  readonly parts: readonly TextSpan[];
  readonly layout: TextLayout;
  readonly overflow: boolean;
}

/** A text with its size, color and line breaks decided. */
export interface SetText extends Omit<Setting, 'size'> {
  readonly style: TextStyle;
  readonly lineHeight: number;
  readonly align: Align;
  readonly setByHand: boolean;
}

/** As large as fits, lines balanced, in a color that can be read. */
export function setText(layer: TextLayer, box: Rect, draft: Draft): SetText {
  const copy = draft.source.copy[layer.t];
  if (copy === undefined) throw new Error(`${draft.source.id}: the copy has no ${layer.t}`);
  const { style: plain, lineHeight } = settingOf(layer, draft);
  const em = draft.unit * (draft.pairing[layer.font].scale ?? 1);
  const { text, parts } = readEmphasis(layer.caps ? copy.toUpperCase() : copy, plain, layer, draft);
  const room = { width: box.width, height: box.height, maxLines: layer.lines ?? 1 };
  const sizes = { max: layer.size[0] * em, min: layer.size[1] * em };
  const align = mirroredAlign(layer.align ?? 'left', draft);
  const request = { text, style: plain, parts, lineHeight, ...room, ...sizes };
  const { size, ...set } = remembered(request, align, draft.library.fonts);
  const emphasis = inkOf(layer, layer.emphasis?.color ?? layer.color, size, draft);
  return {
    ...set,
    ...{ lineHeight, align, setByHand: copy.includes('\n') },
    style: { ...plain, size, color: inkOf(layer, layer.color, size, draft) },
    parts: set.parts.map((part) => ({ ...part, style: { ...part.style, color: emphasis } })),
  };
}

const memory = new WeakMap<FontStore, Map<string, Setting>>();
/** More than any template has texts: what is kept longer is only in the way of the collector. */
const REMEMBERED = 1_000;

/** A template is compiled in one palette after another, and its words are set once. */
function remembered(request: FitRequest, align: Align, fonts: FontStore): Setting {
  const settings = memory.get(fonts) ?? new Map<string, Setting>();
  memory.set(fonts, settings);
  const key = JSON.stringify([request, align]);
  const known = settings.get(key) ?? fill(request, align, fonts);
  if (settings.size > REMEMBERED) settings.clear();
  settings.set(key, known);
  return known;
}

function fill(request: FitRequest, align: Align, fonts: FontStore): Setting {
  const { style, parts = [], width, lineHeight } = request;
  const fitted = fitText(request, fonts);
  const size = Math.floor(fitted.size * 100) / 100;
  const text = fitted.lines.join('\n');
  const moved = movedParts(parts, fitted.lines, fitted.starts).map((part) => ({
    ...part,
    style: { ...part.style, size },
  }));
  const spans = spansAt(text, style, moved, size);
  const layout = layoutText({ text, spans, width, align, lineHeight }, fonts);
  const overflow = fitted.overflow || layout.lines.length !== fitted.lines.length;
  return { size, text, parts: moved, layout, overflow };
}

const mirroredAlign = (align: Align, { mirrored }: Draft): Align =>
  mirrored && align !== 'center' ? ({ left: 'right', right: 'left' } as const)[align] : align;

/** The color that is said to lie behind a text. */
export const groundOf = (layer: TextLayer, draft: Draft): string =>
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
