import type { DesignObject } from '../objects/kinds.js';
import { boxShadowScale, dropShadow, textShadowScale, type ShadowScale } from './drop-shadow.js';
import type { Group } from './ops.js';

/** What a record says of its group as a whole, whatever the kind: how see-through it is, how it mixes, what it casts. */
export function objectAppearance(object: DesignObject): Pick<Group, 'opacity' | 'blend' | 'shadows'> {
  const { opacity, blend_mode: blend, shadow } = object;
  return {
    ...(opacity < 1 ? { opacity } : {}),
    ...(blend && blend !== 'normal' ? { blend } : {}),
    ...(shadow ? { shadows: [dropShadow(shadow, shadowScale(object))] } : {}),
  };
}

/** Shadows of text are measured by its letters, all others by the box. */
export const shadowScale = (object: DesignObject): ShadowScale =>
  object.type === 'text'
    ? textShadowScale(object.text_details.fontSize, Math.max(object.width, object.height))
    : boxShadowScale(object);
