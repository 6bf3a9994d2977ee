import type { Rect } from '../../../math/geometry.js';
import type { DesignObject } from '../../../objects/kinds.js';
import type { TextObject } from '../../../objects/text/model.js';

/** An object as a page has room for it. */
export interface Thing {
  readonly object: DesignObject;
  /** Letters of a text, bounds of all else; page pixels. */
  readonly rect: Rect;
  /** Em size of a text, 0 of all else. */
  readonly em: number;
  /** May be moved up and down to make room. */
  readonly movable: boolean;
}

export const isTextThing = (thing: Thing): thing is Thing & { readonly object: TextObject } =>
  thing.object.type === 'text';
