import type { Size } from '../../math/geometry.js';
import type { FontStore } from '../../text/fonts/font-store.js';
import { layoutText } from '../../text/layout.js';
import type { TextLayout } from '../../text/types.js';
import type { ObjectEnv } from '../kind.js';
import { hasFixedHeight, layoutInBox, shrinksToFit } from './box/box-height.js';
import { textInput, textSpans } from './layout-input.js';
import { placeholderLayout } from './placeholder.js';
import type { TextDetails, TextObject } from './model.js';

interface Laid {
  readonly fonts: FontStore;
  readonly version: number;
  readonly width: number;
  /** Counts only where the user chose it; NaN elsewhere. */
  readonly height: number;
  readonly layout: TextLayout;
}

/** Keyed by the details, not the object: moving or turning a text keeps them, and so keeps the layout. */
const laid = new WeakMap<TextDetails, Laid>();

/** A text with or without its box's height; without one its lines stand as they are. */
export type TextInBox = Pick<TextObject, 'width' | 'text_details'> & Partial<Pick<TextObject, 'height'>>;

/** The layout of a text object, made once for its details, its box and the fonts there are. */
export function textLayout(object: TextInBox, { fonts }: ObjectEnv): TextLayout {
  const { width, text_details: details } = object;
  const height = hasFixedHeight(details) ? (object.height ?? NaN) : NaN;
  const known = laid.get(details);
  if (known && known.fonts === fonts && known.version === fonts.version && sameBox(known, { width, height }))
    return known.layout;
  const layout = layoutNow(object, height, fonts);
  laid.set(details, { fonts, version: fonts.version, width, height, layout });
  return layout;
}

const sameBox = (a: Size, b: Size): boolean => a.width === b.width && Object.is(a.height, b.height);

function layoutNow(object: TextInBox, height: number, fonts: FontStore): TextLayout {
  const input = textInput(object);
  if (fonts.faces.length === 0) return placeholderLayout(input);
  if (Number.isNaN(height)) return layoutText(input, fonts);
  return layoutInBox(input, object.text_details, height, fonts);
}

/** At which part of their size letters are drawn: 1 unless they shrink to fit their box. */
export function drawnScale(object: TextObject, env: ObjectEnv): number {
  if (!shrinksToFit(object.text_details)) return 1;
  const [run] = textLayout(object, env).lines.flatMap(({ runs }) => runs);
  const span = run && textSpans(object.text_details).find(({ end }) => run.start < end);
  return span ? run.style.size / span.style.size : 1;
}
