import type { FontStore } from '../../text/font-store.js';
import { layoutText } from '../../text/layout.js';
import type { TextLayout } from '../../text/types.js';
import type { ObjectEnv } from '../kind.js';
import { textInput } from './input.js';
import { standInLayout } from './stand-in.js';
import type { TextDetails, TextObject } from './model.js';

interface Laid {
  readonly fonts: FontStore;
  readonly version: number;
  readonly width: number;
  readonly layout: TextLayout;
}

/** Keyed by the details, not the object: moving or turning a text keeps them, and so keeps the layout. */
const laid = new WeakMap<TextDetails, Laid>();

/** The layout of a text object, made once for its details, its width and the fonts there are. */
export function textLayout(
  object: Pick<TextObject, 'width' | 'text_details'>,
  { fonts }: ObjectEnv,
): TextLayout {
  const { width, text_details: details } = object;
  const known = laid.get(details);
  if (known && known.fonts === fonts && known.version === fonts.version && known.width === width)
    return known.layout;
  const input = textInput(object);
  const layout = fonts.faces.length > 0 ? layoutText(input, fonts) : standInLayout(input);
  laid.set(details, { fonts, version: fonts.version, width, layout });
  return layout;
}
