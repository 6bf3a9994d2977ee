import { storedShadow, DEFAULT_SHADOW } from '../../../../elements/objects/shadow.js';
import type { Rect } from '../../../../elements/math/geometry.js';
import { round2, turnOf, type Draft } from '../compile-context.js';
import type { Layer } from '../recipe.js';
import { colorOf } from '../roles.js';

type Look = Pick<Layer, 'rotate' | 'opacity' | 'blend' | 'shadow'>;

/** What every object has of where it lies and how it mixes. */
export const placement = (box: Rect, layer: Look, name: string, draft: Draft) => ({
  name,
  position: { x: round2(box.x), y: round2(box.y) },
  width: round2(box.width),
  height: round2(box.height),
  rotation: turnOf(layer.rotate, draft),
  opacity: layer.opacity ?? 1,
  ...(layer.blend ? { blend_mode: layer.blend } : {}),
  ...shadowOf(layer, draft),
});

function shadowOf({ shadow }: Look, { roles }: Draft) {
  if (!shadow) return {};
  return { shadow: storedShadow({ ...DEFAULT_SHADOW, ...shadow, color: colorOf(shadow.color, roles) }) };
}
